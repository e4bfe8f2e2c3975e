import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnOptions } from './binaries.mjs';

/**
 * How the server is started and stopped on Windows, where PostgreSQL refuses an administrator and no program hears a signal:
 * pg_ctl gives the rights up, and tells the server to stop. Elsewhere only a spec does it this way.
 */
export function startByPgCtl({ programs, account, cluster, log, args }) {
  const started = spawnSync(programs.pgCtl, ['start', '-w', '-s', '-D', cluster, '-l', log, '-o', args.join(' ')], {
    ...spawnOptions(account),
    stdio: 'ignore',
    windowsHide: true,
  });
  return started.status === 0 ? '' : readFileSync(log, 'utf8') || 'it ended without a word';
}

/** Stops it quickly; answers whether it has ended. */
export function stopByPgCtl(cluster, account) {
  const stopped = spawnSync(pgCtlOf(cluster), ['stop', '-w', '-s', '-m', 'fast', '-D', cluster], {
    ...spawnOptions(account),
    stdio: 'ignore',
    windowsHide: true,
  });
  return stopped.status === 0;
}

/** Beside the program that runs, whose path stands in postmaster.opts. */
function pgCtlOf(cluster) {
  const [, program] = /^(.*?)postgres(?:\.exe)?(?= "?-)/u.exec(readFileSync(join(cluster, 'postmaster.opts'), 'utf8')) ?? [];
  return `${program}pg_ctl${process.platform === 'win32' ? '.exe' : ''}`;
}
