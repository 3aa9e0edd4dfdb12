#!/usr/bin/env bash
# Makes the lock files anew: every version and every hash, for all systems and Python versions we support.
# usage: tools/lock.sh [--upgrade]
set -euo pipefail
cd "$(dirname "$0")/../requirements"

# Settings of this machine (indexes, mirrors) must not decide what the locks hold.
export UV_NO_CONFIG=1 PIP_CONFIG_FILE=/dev/null
unset UV_INDEX UV_INDEX_URL UV_EXTRA_INDEX_URL UV_DEFAULT_INDEX UV_FIND_LINKS PIP_INDEX_URL PIP_EXTRA_INDEX_URL PIP_FIND_LINKS

lock() {
  local name=$1
  shift
  uv pip compile --universal --python-version 3.11 --generate-hashes --quiet \
    --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
    "${upgrade[@]}" --output-file "$name.txt" "$@"
}

upgrade=("$@")
lock runtime ../pyproject.toml build.in
lock postgresql ../pyproject.toml build.in --extra postgresql -c runtime.txt
lock dev ../pyproject.toml build.in --extra dev -c runtime.txt
lock envs ../pyproject.toml build.in --extra openspiel --extra ray -c dev.txt
lock docs ../pyproject.toml build.in --extra docs -c dev.txt
lock bench bench.in
# It asks for an older Gymnasium, and runs with ours: so without what it asks for.
lock peers peers.in --no-deps
lock node node.in
