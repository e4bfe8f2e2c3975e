import { sentenceOf } from './failure.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** What is still to be undone, the latest last. */
const left = [];
let isInterrupted = false;

/**
 * Registers what is to be undone before this process ends, and answers a function that does it now; it is done once. Asked to end
 * by Ctrl-C, `kill` or a closed terminal, the process undoes what is left and exits with 130: a terminal and npm both send the signal.
 */
export function atEnd(undo) {
  if (left.length === 0) for (const signal of SIGNALS) process.on(signal, interrupted);
  let done;
  const once = () => (done ??= Promise.resolve().then(undo).finally(forget));
  const forget = () => {
    left.splice(left.indexOf(once), 1);
    if (left.length === 0) for (const signal of SIGNALS) process.off(signal, interrupted);
  };
  left.push(once);
  return () => once().finally(unlessInterrupted);
}

/** Undoes what is left, the latest first, and says what fails. */
export const endAll = () => undoAll().then(unlessInterrupted);

async function undoAll() {
  while (left.length > 0)
    await left
      .at(-1)()
      .catch((error) => console.error(sentenceOf(error)));
}

function interrupted() {
  if (isInterrupted) return;
  isInterrupted = true;
  void undoAll().then(() => process.exit(130));
}

/** Never comes back where an interruption is what broke the work off: that is no error to print. */
const unlessInterrupted = () => (isInterrupted ? new Promise(() => undefined) : undefined);
