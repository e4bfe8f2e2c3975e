import { readFileSync } from 'node:fs';

/**
 * npm runs us under a shell that does not pass on signals: a `kill` of npm would leave us running. So if npm or a test
 * started us, we stop with it. If a person started us, we go on without our parent, as any program does.
 */
export function stopWithParent(stop) {
  if (!process.env.npm_lifecycle_event && !process.env.STOP_WITH_PARENT) return;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  setInterval(() => {
    if (process.ppid !== parent || parentOf(parent) !== grandparent) stop();
  }, 100).unref();
}

function parentOf(pid) {
  try {
    return /\) \S+ (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
