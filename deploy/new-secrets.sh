#!/bin/sh
# Writes the secrets of docker-compose.yml to deploy/secrets, those that are not there yet. The folder is closed to others; its files
# are open, because a container reads them under an account of its own.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
cd secrets

# <name> <content>
put() {
  [ -e "$1" ] || printf '%s' "$2" > "$1"
  chmod 0444 "$1"
}

put postgres-password "$(openssl rand -hex 24)"
put owner-url "postgres://arogyadesk:$(cat postgres-password)@database:5432/arogyadesk"
put database-url "postgres://arogyadesk_server:$(openssl rand -hex 24)@database:5432/arogyadesk"
put session-secret "$(openssl rand -base64 48)"
# Empty until somebody fills them: docs/deploy/variables.md
put session-secrets-before ''
put sms-token ''
put smtp-url ''
