import { signIn } from './calls.mjs';
import { STAFF } from './data/clinic.mjs';
import { inLanes } from './rounds.mjs';
import { Screen } from './screens.mjs';

const STREAMS_EACH = 2;

/** All staff sign in, each with two tabs; `callsOf(role, n)` is what the first of them shows. `note` hears of every call. */
export async function openStreams({ server: { port } }, callsOf, note) {
  const people = Object.entries(STAFF).flatMap(([role, count]) => Array.from({ length: count }, (_, n) => ({ role, n })));
  const screens = [];
  await inLanes(people.length, async (index) => {
    const { role, n } = people[index];
    const browser = await signIn(port, `${role}-${n}`, `192.0.2.${n % 250}`);
    for (let tab = 0; tab < STREAMS_EACH; tab += 1) screens.push(new Screen(browser, role, tab === 0 ? callsOf(role, n) : [], note));
  });
  await inLanes(screens.length, (n) => screens[n].open());
  return screens;
}
