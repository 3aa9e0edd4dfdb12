/** Puts a change of the server into the state it is a change of; what did not change is shared. */

export type Patch = readonly (readonly unknown[])[];

export function patched<T>(state: T, patch: Patch): T {
  return patch.reduce<unknown>((found, [path, ...value]) => put(found, path as Path, value), state) as T;
}

type Path = readonly (string | number)[];

function put(at: unknown, path: Path, value: readonly unknown[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value[0];
  if (Array.isArray(at)) {
    return at.map((one: unknown, index) => (index === step ? put(one, rest, value) : one));
  }
  const record = at as Readonly<Record<string, unknown>>;
  if (rest.length === 0 && value.length === 0) {
    return Object.fromEntries(Object.entries(record).filter(([key]) => key !== step));
  }
  return { ...record, [step]: put(record[step], rest, value) };
}
