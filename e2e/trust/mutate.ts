import type { Dice } from './dice';

/** A request before it is written down: each part may still be spoilt. */
export interface Draft {
  readonly method: string;
  /** Segments of the path under /api, decoded. */
  path: string[];
  /** Which of them stand for a parameter. */
  readonly holes: readonly number[];
  query: [string, unknown][];
  headers: [string, string][];
  body: unknown;
  /** The body as bytes, when it is no longer JSON of `body`. */
  raw: Buffer | null;
}

const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`) as unknown;

/** What a field may be given instead of its value. */
const VALUES: readonly unknown[] = [
  'a\0b',
  '\u0000',
  'a\ud800b',
  '\u202eabc',
  'नमस्ते 👩🏽‍⚕️ Ω≈ç√',
  'Z̴a̷l̶g̵o̸',
  '\ufeffa',
  ' ',
  '',
  '%',
  '_',
  '\\',
  '%00%zz',
  "'; drop table patients; --",
  "' or '1'='1",
  '${7*7}{{7*7}}',
  '=cmd|calc!A1',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'constructor',
  '__proto__',
  'a'.repeat(201),
  'x'.repeat(5000),
  'y'.repeat(70_000),
  0,
  -1,
  1.5,
  2_147_483_647,
  2_147_483_648,
  2 ** 63,
  1e308,
  -1e-308,
  true,
  false,
  null,
  [],
  [null],
  ['a', 'b'],
  [[[[1]]]],
  {},
  { $ne: 1 },
  { length: 1 },
  nested(7),
  nested(9),
  nested(200),
  'NaN',
  'Infinity',
  '1e3',
  '0x10',
  '2025-02-30',
  '0000-01-01',
  '9999-12-31',
  '2026-11-24T25:00:00Z',
  '2026-11-24T09:30:00+25:00',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '2026-11-24T09:30:60Z',
  '00000000-0000-0000-0000-000000000000',
  '8F14E45F-CEEA-467F-A8D9-1C2A5D4E9B10',
  '8f14e45fceea467fa8d91c2a5d4e9b10',
  '{8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10}',
];

const HEADERS: readonly (readonly [string, string])[] = [
  ['content-type', 'text/plain'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'multipart/form-data; boundary=x'],
  ['content-type', 'application/xml'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'application/json; charset=nonsense'],
  ['content-type', ';;;'],
  ['content-encoding', 'gzip'],
  ['if-match', 'abc'],
  ['if-match', '"99999999999999999999"'],
  ['if-match', 'W/"1"'],
  ['if-match', '"1", "2"'],
  ['if-match', '*'],
  ['if-match', '"-1"'],
  ['idempotency-key', ''],
  ['idempotency-key', 'k'.repeat(300)],
  ['idempotency-key', 'a b'],
  ['idempotency-key', '\u00ff\u00fe'],
  ['cookie', '__Host-sid=abc'],
  ['cookie', `__Host-sid=${'a'.repeat(6000)}`],
  ['cookie', '__Host-sid=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ['cookie', '__Host-pd=%00%zz; ; =; a=b=c; __proto__=x'],
  ['accept', 'text/html;q=x, ,'],
  ['accept-encoding', 'br;q=nonsense, gzip;;'],
  ['accept-language', '../../x'],
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
  ['x-forwarded-for', '1.2.3.4, nonsense, ::1'],
  ['x-http-method-override', 'DELETE'],
  ['host', 'evil.example'],
  ['range', 'bytes=-1-'],
  ['if-none-match', '"x"'],
  ['last-event-id', '\u00ff'],
];

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const short = (value: unknown): string => asText(value).slice(0, 2500);

type Mutation = (draft: Draft, dice: Dice) => string | null;

const inBody: Mutation = (draft, dice) => {
  if (typeof draft.body !== 'object' || draft.body === null) return null;
  const own = Object.keys(draft.body);
  const field = dice.of(own.length > 0 && dice.chance(0.8) ? own : ['unknown', 'role', 'id']);
  draft.body = { ...draft.body, [field]: dice.dealt('body', VALUES) };
  return `body ${field}`;
};

const without: Mutation = (draft, dice) => {
  const fields = Object.keys((draft.body as object | null) ?? {});
  if (fields.length === 0) return null;
  const field = dice.of(fields);
  draft.body = Object.fromEntries(Object.entries(draft.body as object).filter(([name]) => name !== field));
  return `body without ${field}`;
};

const BODIES: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '1e308',
  '{"a":1}garbage',
  '\ufeff{}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `{"a":${'9'.repeat(400)}}`,
];

const asBody: Mutation = (draft, dice) => {
  if (draft.body === undefined) return null;
  draft.raw = dice.chance(0.1) ? Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) : Buffer.from(dice.of(BODIES));
  return 'whole body';
};

const inPath: Mutation = (draft, dice) => {
  if (draft.holes.length === 0) return null;
  draft.path = draft.path.map((segment, index) => (draft.holes.includes(index) ? short(dice.dealt('path', VALUES)) : segment));
  return 'path';
};

const inQuery: Mutation = (draft, dice) => {
  const name = dice.of([
    ...draft.query.map(([key]) => key),
    'q',
    'page',
    'pageSize',
    'sort',
    'after',
    'from',
    'to',
    'status',
    'unknown',
    'q[]',
    '__proto__',
  ]);
  const value = dice.dealt('query', VALUES);
  draft.query = [...draft.query.filter(([key]) => key !== name || dice.chance(0.3)), [name, value]];
  return `query ${name}`;
};

const header: Mutation = (draft, dice) => {
  const [name, value] = dice.dealt('header', HEADERS);
  draft.headers = [...draft.headers.filter(([key]) => key !== name), [name, value]];
  return `${name}: ${value.slice(0, 30)}`;
};

const MUTATIONS = [inBody, inBody, inBody, inQuery, inQuery, inPath, header, header, without, asBody];

/** Spoils a draft in one or two places and says where. */
export function spoil(draft: Draft, dice: Dice): string {
  const places: string[] = [];
  const wanted = dice.chance(0.25) ? 2 : 1;
  while (places.length < wanted) {
    const place = dice.of(MUTATIONS)(draft, dice);
    if (place) places.push(place);
  }
  return places.join(', ');
}

/** A lone surrogate cannot be part of an address: it goes as its replacement. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()).replace(/%25(00|zz)/gu, '%$1');

export const targetOf = ({ path, query }: Draft): string => {
  const search = query.map(([name, value]) => `${encoded(name)}=${encoded(short(value))}`).join('&');
  return `/api/${path.map(encoded).join('/')}${search ? `?${search}` : ''}`;
};

/** JSON as it is written down, lone surrogates as escapes. */
export const bytesOf = ({ body, raw }: Draft): Buffer | null => raw ?? (body === undefined ? null : Buffer.from(JSON.stringify(body)));
