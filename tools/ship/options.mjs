import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Failure } from '../start/failure.mjs';

const MFE = /^mfe-[a-z0-9-]{1,40}$/;

const text = { type: 'string' };
const OPTIONS = {
  to: text,
  why: text,
  canary: text,
  role: { type: 'string', multiple: true },
  hospital: { type: 'string', multiple: true },
  release: text,
  built: text,
  promote: { type: 'boolean' },
  force: { type: 'boolean' },
  json: { type: 'boolean' },
  try: { type: 'boolean' },
  off: { type: 'boolean' },
  on: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
};

/** Who takes the word of a command line for a share of all users. */
function percentOf(word) {
  if (word === undefined) return null;
  const percent = Number(word);
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new Failure('--canary takes a whole number from 1 to 100, for example: --canary 10');
  return percent;
}

function originOf(to) {
  if (!to || !URL.canParse(to)) throw new Failure('Say where to, for example: --to https://desk.example.org');
  const { origin, protocol, hostname } = new URL(to);
  if (protocol !== 'https:' && !['localhost', '127.0.0.1'].includes(hostname))
    throw new Failure('A key is sent over https only: begin the address with https://');
  return origin;
}

function keyFrom({ SHIP_KEY, SHIP_KEY_FILE }) {
  const key = SHIP_KEY_FILE ? readFileSync(SHIP_KEY_FILE, 'utf8').trim() : SHIP_KEY;
  if (!key)
    throw new Failure(
      'Set SHIP_KEY to a key for this micro-frontend, or SHIP_KEY_FILE to a file that holds it (docs/how-to/ship-a-micro-frontend.md).',
    );
  return key;
}

/** Whether a micro-frontend is to be switched off or on; null: neither. */
function switchOf({ off, on }) {
  if (off && on) throw new Failure('Say either --off or --on.');
  return off || on ? Boolean(off) : null;
}

/** What a command line asks for; `needsName` where it is about one micro-frontend. */
export function optionsFrom(args, { needsName = true, env = process.env } = {}) {
  let parsed;
  try {
    parsed = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Failure(error.message);
  }
  const { values, positionals } = parsed;
  const [name] = positionals;
  if (needsName && !MFE.test(name ?? '')) throw new Failure('Name the micro-frontend, for example: mfe-doctor');
  const isDry = values['dry-run'] ?? false;
  return {
    name: name ?? null,
    origin: originOf(values.to),
    key: isDry ? '' : keyFrom(env),
    percent: percentOf(values.canary),
    roles: values.role ?? [],
    hospitals: values.hospital ?? [],
    why: values.why ?? null,
    release: values.release ?? null,
    built: values.built ?? null,
    isPromotion: values.promote ?? false,
    isForced: values.force ?? false,
    isJson: values.json ?? false,
    isTry: values.try ?? false,
    off: switchOf(values),
    isDry,
  };
}
