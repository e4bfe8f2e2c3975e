import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onFreePort } from '../free-port';
import { ROOT } from '../product';

const PACKAGE = join(ROOT, 'node_modules/@stoplight/prism-cli');
const { bin } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { bin: { prism: string } };
const PRISM = join(PACKAGE, bin.prism);
const TRIES = 300;

export interface Proxy {
  readonly origin: string;
  stop(): Promise<void>;
}

const answers = async (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  );

/** A proxy before the product that answers 500 where a call or its answer is not as the document says. */
export const startPrism = (document: string, upstream: string): Promise<Proxy> =>
  onFreePort(async (port) => {
    const args = [PRISM, 'proxy', document, upstream, '--errors', '--port', String(port)];
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'ignore' });
    const origin = `http://127.0.0.1:${port}`;
    for (let tries = 0; tries < TRIES && child.exitCode === null && !(await answers(origin)); tries += 1) await pause(100);
    if (child.exitCode !== null) throw new Error(`Prism has ended with ${child.exitCode}.`);
    return {
      origin,
      stop: async () => {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      },
    };
  });
