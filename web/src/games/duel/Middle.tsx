/** What belongs to both: supply, dice, events, draw stacks and discards. */

import type { ReactNode } from "react";
import { useTable } from "../../table/context";
import { Place } from "../../table/Place";
import { useWords } from "../../texts/context";
import { Halo } from "../../ui/Halo";
import { seatStyle } from "../../ui/seats";
import { cardOf, costRow, designOf } from "./box";
import { Fitted, Price } from "./CardFace";
import { flow } from "./layout";
import { Drawn } from "./pictures";
import { CardBack, Die, EventDie, INK, Landscape, Token, TYPE_FILL } from "./symbols";
import { Tipped } from "./Tipped";
import { CardTip, KnownTip, stackLabel } from "./tips";
import type { DiscardView, DuelView, StackView } from "./view";

export const BAND = 92;
const CARD = { width: 66, height: 86 };
export const BAND_GAP = 12;

interface Item {
  key: string;
  width: number;
  drawn: ReactNode;
}

/** What lies there, from left to right. */
export function middle(table: DuelView): Item[] {
  const pile = (key: string, drawn: ReactNode, width = CARD.width): Item => ({ key, width, drawn });
  const tokens = table.seats.every(({ hero }) => !hero) || table.seats.every(({ trade }) => !trade);
  return [
    pile("road", <Centre design="road" left={table.supply.roads} />),
    pile("settlement", <Centre design="settlement" left={table.supply.settlements} />),
    pile("city", <Centre design="city" left={table.supply.cities} />),
    pile("regions", <RegionPile regions={table.supply.regions} />),
    ...(tokens ? [pile("tokens", <FreeTokens table={table} />, 46)] : []),
    pile("dice", <Dice table={table} />, 132),
    pile("events", <Events table={table} />),
    pile("now", <Now table={table} />, 112),
    ...table.stacks.map((stack) => pile(`stack-${stack.stack}`, <Stack stack={stack} />)),
    ...(table.face_up[0] === undefined
      ? []
      : [pile("face-up", <FaceUp kind={table.face_up[0]} n={table.face_up.length} />)]),
    ...table.discards.map((discard, n) => pile(`discard-${n}`, <Discards discard={discard} />)),
  ];
}

/** How many rows it takes at a width. */
export const rowsOf = (items: readonly Item[], width: number) =>
  1 +
  Math.max(
    ...flow(
      items.map((item) => item.width),
      width,
      BAND_GAP,
    ).map(({ row }) => row),
  );

export function Middle({ items, width }: { items: readonly Item[]; width: number }) {
  const spots = flow(
    items.map((item) => item.width),
    width,
    BAND_GAP,
  );
  return items.map(({ key, drawn }, n) => (
    <g
      key={key}
      transform={`translate(${spots[n]?.x ?? 0} ${BAND / 2 + (spots[n]?.row ?? 0) * (BAND + BAND_GAP)})`}
    >
      {drawn}
    </g>
  ));
}

function Count({ n, low = false }: { n: number; low?: boolean }) {
  const y = (low ? 1 : -1) * (CARD.height / 2 - 7);
  return (
    <g className="du-count" transform={`translate(${CARD.width / 2 - 6} ${y})`}>
      <circle r={12} />
      <text className="du-num" y={5.5}>
        {n}
      </text>
    </g>
  );
}

/** Some cards below the top one. */
function Below({ n }: { n: number }) {
  return Array.from({ length: Math.min(3, Math.max(0, Math.ceil(n / 3) - 1)) }, (_, k) => (
    <rect
      key={k}
      x={-CARD.width / 2 + 3 * (k + 1)}
      y={-CARD.height / 2 - 2 * (k + 1)}
      width={CARD.width}
      height={CARD.height}
      rx={6}
      fill="#d9cbb0"
      stroke="#241a10"
      strokeWidth={1}
    />
  )).reverse();
}

/** Roads, settlements and cities still to be built, with what they cost. */
function Centre({ design, left }: { design: string; left: number }) {
  const words = useWords();
  const card = cardOf(design);
  if (!card) return null;
  const { width, height } = CARD;
  return (
    <Tipped
      label={words.say("left-of", { card: words.say(`card-${design}`), n: left })}
      tip={() => <CardTip kind={design} words={words} extra={words.say("left-in-supply", { n: left })} />}
      className={left ? "du-pile" : "du-pile empty"}
    >
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={6}
        fill="#fdf6e3"
        stroke={INK}
        strokeWidth={1.6}
      />
      <svg
        x={-width / 2 + 3}
        y={-height / 2 + 3}
        width={width - 6}
        height={40}
        viewBox="-40 -32 80 64"
        preserveAspectRatio="xMidYMid slice"
      >
        <Drawn design={design} />
      </svg>
      <Price cost={card.cost} x={0} y={23} width={58} size={15} />
      <Count n={left} />
    </Tipped>
  );
}

function RegionPile({ regions }: { regions: readonly string[] }) {
  const words = useWords();
  const { width, height } = CARD;
  return (
    <Tipped
      label={words.say("regions-left", { n: regions.length })}
      tip={() => (
        <div className="du-tip">
          <p className="tip-title">
            <span>{words.say("regions-left", { n: regions.length })}</span>
          </p>
          <p>{words.say("regions-left.about")}</p>
        </div>
      )}
      className={regions.length ? "du-pile" : "du-pile empty"}
    >
      <Below n={regions.length} />
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={6}
        fill="#6f8f4a"
        stroke={INK}
        strokeWidth={1.6}
      />
      <svg x={-25} y={-25} width={50} height={50} viewBox="-30 -30 60 60">
        <Landscape land="mountains" />
      </svg>
      <Count n={regions.length} />
    </Tipped>
  );
}

/** Tokens nobody has. */
function FreeTokens({ table }: { table: DuelView }) {
  const words = useWords();
  const free = (["hero", "trade"] as const).filter((token) => table.seats.every((player) => !player[token]));
  return free.map((token, n) => (
    <Tipped
      key={token}
      label={words.say(`token-${token}`)}
      transform={`translate(0 ${(n - (free.length - 1) / 2) * 46})`}
      tip={() => <p>{words.say(`token-${token}.about`)}</p>}
    >
      <g opacity={0.8}>
        <Token kind={token} />
      </g>
    </Tipped>
  ));
}

/** Both dice; where the roll is due, a click on them rolls too. */
function Dice({ table }: { table: DuelView }) {
  const words = useWords();
  const { mine, act, path } = useTable();
  const roll = path.buttons.find(({ verb }) => verb === "roll");
  const asked = roll !== undefined && mine.seat === table.active;
  return (
    <g className={asked ? "du-dice asked" : "du-dice"} onClick={asked ? () => act(roll) : undefined}>
      <g transform="translate(-33 0) scale(1.5)">
        <g key={`${table.turn}-${table.number}`} className="du-rolled" opacity={table.number ? 1 : 0.55}>
          <Die n={table.number} />
        </g>
      </g>
      <g transform="translate(33 0) scale(1.5)">
        <Place
          place={`face:${table.face ?? "none"}`}
          label={table.face === null ? words.say("not-rolled") : words.say(`face-${table.face}`)}
          className="du-face-die"
        >
          <g key={`${table.turn}-${table.face ?? ""}`} className="du-rolled" opacity={table.face ? 1 : 0.55}>
            <EventDie face={table.face} />
          </g>
        </Place>
      </g>
      {asked && <rect className="du-dice-halo" x={-66} y={-38} width={132} height={76} rx={16} />}
    </g>
  );
}

/** The event stack. */
function Events({ table }: { table: DuelView }) {
  const words = useWords();
  const { left, turned } = table.events;
  return (
    <Tipped
      label={words.say("event-stack", { n: left })}
      tip={() => (
        <div className="du-tip">
          <p className="tip-title">
            <span>{words.say("event-stack", { n: left })}</span>
          </p>
          <p>{words.say("event-stack.about")}</p>
          {turned.length > 0 && (
            <p className="hint">
              {words.say("turned-since", {
                cards: turned.map((event) => words.say(`card-${event}`)).join(", "),
              })}
            </p>
          )}
        </div>
      )}
      className="du-pile"
    >
      <Below n={left} />
      <rect
        x={-CARD.width / 2}
        y={-CARD.height / 2}
        width={CARD.width}
        height={CARD.height}
        rx={6}
        fill={TYPE_FILL.event}
        stroke={INK}
        strokeWidth={1.6}
      />
      <rect x={-28} y={-38} width={56} height={76} rx={4} fill="none" stroke="#d8d6f5" strokeWidth={1.3} />
      <text className="du-num" y={17} fontSize={46} fill="#d8d6f5">
        ?
      </text>
      <Count n={left} />
    </Tipped>
  );
}

/** The card it is about now: one being played, the event, or the last event. */
function Now({ table }: { table: DuelView }) {
  const words = useWords();
  const playing = table.playing;
  const last = table.event ?? table.events.turned.at(-1) ?? null;
  const kind = playing ?? last;
  if (kind === null) {
    return (
      <g className="du-empty-slot">
        <rect x={-54} y={-42} width={108} height={84} rx={8} />
        <Fitted
          text={words.say("last-event-none")}
          x={0}
          y={0}
          width={96}
          size={14}
          long={12}
          className="du-soft"
        />
      </g>
    );
  }
  const live = playing !== null || table.event !== null;
  const design = designOf(kind);
  const card = cardOf(kind);
  const face = (
    <>
      <rect
        x={-54}
        y={-43}
        width={108}
        height={86}
        rx={8}
        fill={TYPE_FILL[card?.type ?? "event"]}
        stroke={INK}
        strokeWidth={1.6}
      />
      <svg
        x={-50}
        y={-18}
        width={100}
        height={57}
        viewBox="-50 -30 100 57"
        preserveAspectRatio="xMidYMid slice"
      >
        <Drawn design={design} />
      </svg>
      <Fitted
        text={words.say(`card-${design}`)}
        x={0}
        y={-30}
        width={102}
        size={15}
        long={15}
        className="du-name"
      />
      {live && <rect className="du-live" x={-57} y={-46} width={114} height={92} rx={11} />}
    </>
  );
  const label = words.say(playing !== null ? "being-played" : "event-card", {
    card: words.say(`card-${design}`),
  });
  const tip = () => <CardTip kind={kind} words={words} />;
  if (playing === null) {
    return (
      <Place place={`event:${kind}`} label={label} className={live ? "du-now" : "du-now past"}>
        {face}
      </Place>
    );
  }
  return (
    <Tipped label={label} tip={tip} className="du-now">
      {face}
    </Tipped>
  );
}

/** A draw stack: its back, how many cards, and an eye where I know some of them. */
function Stack({ stack }: { stack: StackView }) {
  const words = useWords();
  const { names } = useTable();
  const known = stack.known.some((card) => card !== null);
  const top = stack.known[0] ?? null;
  return (
    <Place
      place={`stack:${stack.stack}`}
      label={stackLabel(stack, names, words)}
      className={stack.cards ? "du-stack" : "du-stack empty"}
    >
      <Below n={stack.cards} />
      <CardBack back={stack.back} width={CARD.width} height={CARD.height} />
      {stack.owner !== null && (
        <rect
          x={-CARD.width / 2}
          y={-CARD.height / 2}
          width={CARD.width}
          height={CARD.height}
          rx={6}
          fill="none"
          stroke={seatStyle(stack.owner).fill}
          strokeWidth={5}
        />
      )}
      <g className="du-stack-number" transform={`translate(0 ${CARD.height / 2 - 14})`}>
        <rect x={-12} y={-10} width={24} height={20} rx={6} />
        <text className="du-num" y={6}>
          {stack.stack}
        </text>
      </g>
      {top !== null ? (
        <g>
          <rect x={-24} y={-26} width={48} height={32} fill="#fffaf0" stroke={INK} strokeWidth={1.4} />
          <svg x={-24} y={-26} width={48} height={32} viewBox="-50 -32 100 64">
            <Drawn design={designOf(top)} />
          </svg>
        </g>
      ) : (
        known && (
          <path
            className="du-eye"
            d="M-14 0q14 -13 28 0q-14 13 -28 0zM0 -4a4 4 0 1 1 -.1 0z"
            transform={`translate(0 ${-CARD.height / 2 + 17}) scale(.8)`}
          />
        )
      )}
      <Count n={stack.cards} />
      <Halo width={CARD.width} height={CARD.height} />
    </Place>
  );
}

/** A card both may build, without having it in hand. */
function FaceUp({ kind, n }: { kind: string; n: number }) {
  const words = useWords();
  const design = designOf(kind);
  return (
    <Place
      place={`card:${kind}`}
      label={words.say("face-up-card", { card: words.say(`card-${design}`), n })}
      className="du-stack"
    >
      <Below n={3 * n} />
      <Small kind={kind} />
      <Count n={n} low />
      <Halo width={CARD.width} height={CARD.height} />
    </Place>
  );
}

/** The face of a card in the size of a stack. */
function Small({ kind }: { kind: string }) {
  const words = useWords();
  const card = cardOf(kind);
  if (!card) return null;
  const { width, height } = CARD;
  const free = costRow(card.cost).length === 0;
  return (
    <g>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={6}
        fill={TYPE_FILL[card.type]}
        stroke={INK}
        strokeWidth={1.6}
      />
      <Fitted
        text={words.say(`card-${card.id}`)}
        x={0}
        y={-height / 2 + 13}
        width={width - 6}
        size={12}
        long={11}
        className={`du-name ${card.type}`}
      />
      <svg
        x={-width / 2 + 3}
        y={-height / 2 + 25}
        width={width - 6}
        height={free ? 58 : 38}
        viewBox="-50 -32 100 64"
        preserveAspectRatio="xMidYMid slice"
      >
        <Drawn design={card.id} />
      </svg>
      {!free && (
        <>
          <rect x={-width / 2 + 3} y={height / 2 - 21} width={width - 6} height={17} rx={3} fill="#fdf6e3" />
          <Price cost={card.cost} x={0} y={height / 2 - 12.5} width={width - 10} size={14} />
        </>
      )}
    </g>
  );
}

function Discards({ discard }: { discard: DiscardView }) {
  const words = useWords();
  const label = words.say("discards-label", { n: discard.cards });
  return (
    <Tipped
      label={label}
      tip={() => (
        <KnownTip
          heading={label}
          about={words.say("discards-label.about")}
          cards={[...discard.known].reverse()}
          words={words}
        />
      )}
      className="du-pile"
    >
      {discard.top === null ? (
        <g className="du-empty-slot">
          <rect x={-CARD.width / 2} y={-CARD.height / 2} width={CARD.width} height={CARD.height} rx={7} />
          <Fitted
            text={words.say("discards")}
            x={0}
            y={0}
            width={58}
            size={13}
            long={9}
            className="du-soft"
          />
        </g>
      ) : (
        <g className="du-discarded">
          <Small kind={discard.top} />
        </g>
      )}
      {discard.owner !== null && (
        <rect
          x={-33}
          y={-43}
          width={66}
          height={86}
          rx={6}
          fill="none"
          stroke={seatStyle(discard.owner).fill}
          strokeWidth={4}
        />
      )}
      {discard.cards > 0 && <Count n={discard.cards} low />}
    </Tipped>
  );
}
