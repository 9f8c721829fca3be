#!/usr/bin/env bash
# Writes requirements/*.lock from pyproject.toml: hashes, all platforms, Python >= 3.11, no registry host in them.
# Later files are constrained by dev.lock, so that every set can share one environment.
set -euo pipefail
cd "$(dirname "$0")/.."
uv=${UV:-uv}
lock() {
    local out=$1
    shift
    "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
        --no-emit-find-links --no-header --no-annotate "${upgrade[@]}" --output-file "requirements/$out.lock" "$@"
    echo "requirements/$out.lock: $(grep -c '==' "requirements/$out.lock") packages"
}
upgrade=()
if [ "${1:-}" = --upgrade ]; then upgrade=(--upgrade); fi
mkdir -p requirements
lock dev pyproject.toml --all-extras --group dev
lock play pyproject.toml --group build --constraint requirements/dev.lock
lock cluster pyproject.toml --extra cluster --group build --constraint requirements/dev.lock
lock node --group node --constraint requirements/dev.lock
lock bench --group bench --constraint requirements/dev.lock
lock docs --group docs --constraint requirements/dev.lock
if grep -nE 'https?://|index-url|find-links' requirements/*.lock; then
    echo "a lock file names a host" >&2
    exit 1
fi
