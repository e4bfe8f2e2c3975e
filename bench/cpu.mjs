import { readFileSync, readdirSync } from 'node:fs';

const TICKS_A_SECOND = 100;

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

/** CPU seconds so far of a PostgreSQL: postmaster, its living children, and those that have ended. */
export function databaseSeconds(postmaster) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
  const children = pids.filter((pid) => statOf(pid)?.[1] === String(postmaster));
  const stat = statOf(postmaster) ?? [];
  const ended = (Number(stat[13] ?? 0) + Number(stat[14] ?? 0)) / TICKS_A_SECOND;
  return [String(postmaster), ...children].reduce((sum, pid) => sum + secondsOf(pid), ended);
}

/** Both, of one side of the comparison. */
export const cpuOf = ({ server, database }) => ({ server: serverSeconds(server), database: databaseSeconds(database.pid) });
