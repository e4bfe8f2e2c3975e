import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

function fromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((pid) => {
      try {
        const [, state, parent] = /\) (\S) (\d+)/u.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        if (state === 'Z') return [];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return [{ pid: Number(pid), parent: Number(parent), command }];
      } catch {
        return [];
      }
    });
}

const fromPs = () =>
  spawnSync('ps', ['-axo', 'pid=,ppid=,command='], { encoding: 'utf8' })
    .stdout.split('\n')
    .flatMap((line) => {
      const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/u.exec(line) ?? [];
      return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
    });

/** The processes of this machine, or one of them with all that it has started; none on Windows. */
export function processTable(root) {
  if (process.platform === 'win32') return [];
  const all = process.platform === 'linux' ? fromProc() : fromPs();
  if (!root) return all;
  const found = all.filter(({ pid }) => pid === root);
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid));
  return found;
}
