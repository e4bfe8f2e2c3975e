/**
 * What follows the feed of changes, as docs/integrators/sync.md tells it to: it keeps a copy of what its key reads in a file, with its
 * place in the feed, and writes both at once. It is killed at any moment. `API`, `KEY` and `FILE` say where.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const { API, KEY, FILE } = process.env;
const LISTS = { appointment: 'appointments', lead: 'leads', patient: 'patients', doctor: 'doctors' };
const AT_ONCE = 50;

async function call(path) {
  const answer = await fetch(new URL(path, `${API}/`), { headers: { authorization: `Bearer ${KEY}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
const json = async (path) => (await call(path)).json();

/** Both or neither, however it ends. */
function keep(state) {
  writeFileSync(`${FILE}.new`, JSON.stringify(state));
  renameSync(`${FILE}.new`, FILE);
}

/** What is compared with the tables. */
const shortOf = ({ version, status, notes, name, isActive }) => [version, status ?? null, notes ?? null, name ?? null, isActive ?? null];

async function begun() {
  const { next } = await json('changes/head');
  const state = { began: next, cursor: next, rows: {}, applied: {}, twice: 0, fell: 0 };
  for (const [entity, list] of Object.entries(LISTS)) {
    const rows = (state.rows[entity] = {});
    for (let path = `${list}?pageSize=200`; path;) {
      const answer = await call(path);
      for (const row of await answer.json()) rows[row.id] = shortOf(row);
      path = /<([^>]*)>; rel="next"/u.exec(answer.headers.get('link') ?? '')?.[1];
    }
  }
  return state;
}

/** Reads the changed records anew; those that are not there any more go. */
async function apply(state, items) {
  const told = {};
  for (const { id, data } of items) {
    if (state.applied[id] !== undefined) state.twice += 1;
    state.applied[id] = data.version;
    const { last = 0 } = (told[data.id] ??= { last: state.last?.[data.id] });
    if (data.version < last) state.fell += 1;
    told[data.id] = { entity: data.entity, last: data.version };
  }
  state.last = { ...state.last, ...Object.fromEntries(Object.entries(told).map(([id, { last }]) => [id, last])) };
  for (const [entity, list] of Object.entries(LISTS)) {
    const ids = Object.keys(told).filter((id) => told[id].entity === entity);
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE);
      const found = await json(`${list}?pageSize=${AT_ONCE}&ids=${some.join(',')}`);
      for (const id of some) delete state.rows[entity][id];
      for (const row of found) state.rows[entity][row.id] = shortOf(row);
    }
  }
}

let state;
if (existsSync(FILE)) state = JSON.parse(readFileSync(FILE, 'utf8'));
else keep((state = await begun()));
for (;;) {
  const { items, next, more } = await json(`changes?after=${state.cursor}`);
  if (items.length > 0 || next !== state.cursor) {
    await apply(state, items);
    state.cursor = next;
    keep(state);
  }
  if (!more) await pause(50);
}
