import { onInterruption } from '../tools/interruption.mjs';

/** What has to be undone when the run ends, the latest first. */
const left = [];
let ending;

/** Registers `undo` and answers a function that does it now; it is done once. */
export function atEnd(undo) {
  let done;
  const once = () => (done ??= Promise.resolve().then(undo));
  left.push(once);
  return once;
}

export function endAll() {
  ending ??= (async () => {
    for (const undo of left.reverse()) await undo().catch((error) => console.error(error));
  })();
  return ending;
}

/** Ctrl-C and its like leave nothing running and nothing lying about. */
export const endOnSignals = () => onInterruption(endAll);
