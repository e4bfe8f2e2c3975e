import { sentenceOf } from './failure.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const ends = [];
let ending;

/**
 * Asked to end, by Ctrl-C, `kill` or a closed terminal, this process first does all these ends, the last one first, and then exits
 * with 130. It does them once: a terminal and npm both send the signal. Answers how to take this one back.
 */
export function onInterruption(end) {
  if (ends.length === 0) for (const signal of SIGNALS) process.on(signal, interrupted);
  ends.push(end);
  return () => {
    ends.splice(ends.indexOf(end), 1);
    if (ends.length === 0) for (const signal of SIGNALS) process.off(signal, interrupted);
  };
}

const interrupted = () => void (ending ??= endAll());

async function endAll() {
  for (const end of ends.toReversed()) {
    try {
      await end();
    } catch (error) {
      console.error(sentenceOf(error));
    }
  }
  process.exit(130);
}
