import { startTransition, useEffect, useState } from 'react';

/** As many cards as a phone shows at once, and a few more. */
const STEP = 8;
/** However much else there is to do. */
const LATEST_MS = 200;

/** Runs `act` when the browser has nothing to do; answers how to take that back. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(act, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}

/**
 * The rows of a list as it is first rendered: those in sight at once, the others a few at a time when nothing else is to be
 * rendered. From then on all of them.
 */
export function useGrowing<Row>(rows: readonly Row[], first = STEP): readonly Row[] {
  const [count, setCount] = useState(first);
  const more = count < rows.length;
  useEffect(() => (more ? whenIdle(() => startTransition(() => setCount(count + STEP))) : undefined), [count, more]);
  return more ? rows.slice(0, count) : rows;
}
