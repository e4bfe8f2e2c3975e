import { readFileSync, readdirSync } from 'node:fs';

/** The fields of /proc/<pid>/stat behind the name: state is 0, the parent 1; undefined when the process is gone. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /su, '')
      .split(' ');
  } catch {
    return undefined;
  }
}

/** CPU seconds of a living process, to the nanosecond: the sum over its threads. */
function secondsOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce(
      (sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e9,
      0,
    );
  } catch {
    return 0;
  }
}

/** CPU seconds so far of a server process. One that is gone has no figure: it must not count as nothing. */
function serverSeconds(server) {
  const ended = server.endedHow();
  if (ended) throw new Error(`The server has ended in the middle of a case: ${ended}`);
  return secondsOf(server.pid);
}

/** The memory of a process in kB, with its share of what it has in common with others. */
export const memoryOf = (pid) => Number(/^Pss:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]);

const LOOK_MS = 500;
/** For each postmaster what its processes had used when they were last seen. */
const used = new Map();

function look(postmaster) {
  const known = used.get(postmaster);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
  const children = pids.filter((pid) => statOf(pid)?.[1] === String(postmaster));
  for (const pid of [String(postmaster), ...children]) known.set(pid, Math.max(known.get(pid) ?? 0, secondsOf(pid)));
  return known;
}

/**
 * CPU seconds so far of a PostgreSQL: postmaster, its living children, and those that have ended, as they were last seen.
 * What the kernel says of ended ones is counted by its ticks, which differ by some percent: a pool that closes its idle
 * connections would look like work.
 */
export function databaseSeconds(postmaster) {
  if (!used.has(postmaster)) {
    used.set(postmaster, new Map());
    setInterval(() => look(postmaster), LOOK_MS).unref();
  }
  return [...look(postmaster).values()].reduce((sum, seconds) => sum + seconds, 0);
}

/** Both, of one side of the comparison. */
export const cpuOf = ({ server, database }) => ({ server: serverSeconds(server), database: databaseSeconds(database.pid) });
