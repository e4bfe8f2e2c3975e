import { setTimeout as pause } from 'node:timers/promises';

/** How long calls take, in ms, that are made at a steady pace whether they are answered or not. `ask(n)` makes one. */
export async function steadily({ perSecond, seconds }, ask) {
  const began = performance.now();
  const calls = [];
  for (let n = 0; n < perSecond * seconds; n += 1) {
    await pause(Math.max(0, began + (n * 1000) / perSecond - performance.now()));
    calls.push(ask(n));
  }
  return (await Promise.all(calls)).map(({ ms }) => ms);
}

/** What `measure` answers while one `act` follows another. */
export async function besideRepeated(act, measure) {
  let over = false;
  const acts = (async () => {
    while (!over) await act();
  })();
  try {
    return await measure();
  } finally {
    over = true;
    await acts;
  }
}
