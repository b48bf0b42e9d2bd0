#!/usr/bin/env bash
# Restart the replicas of compose.yaml one after the other, with the image as it is now: bash deploy/rolling.sh
set -euo pipefail
cd "$(dirname "$0")"

for replica in $(docker compose config --services | grep '^replica' | sort); do
    docker compose up --detach --no-deps --force-recreate --wait --wait-timeout 120 "$replica"
done
