import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@arogya/tools/postgres/server.mjs';
import { newDataDir, ROOT } from '../product';

export const hasCaddy = (): boolean => spawnSync('caddy', ['version']).status === 0;

export interface CaddyStart {
  /** Where it looks for the server. */
  readonly server: number;
  /** As Caddy is by itself: it logs all of a call that failed, and waits for no server. */
  readonly bare?: boolean;
}

/** deploy/Caddyfile as it is, but for the server's place, and without the port at which a running Caddy can be changed. */
function configuration({ server, bare = false }: CaddyStart): string {
  const written = readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8').replace('api:3000', `127.0.0.1:${server}`);
  if (!bare) return written.replace('{', '{\n\tadmin off');
  return written.replace(/^\{[^]*?^\}/mu, '{\n\tadmin off\n}').replace(/^\s*lb_try_duration.*$/mu, '');
}

/** The Caddy of this machine with our configuration. */
export class Caddy {
  private log = '';
  private readonly ended: Promise<unknown>;

  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
  ) {
    this.ended = once(child, 'close');
    child.stderr?.on('data', (part: Buffer) => (this.log += part.toString()));
  }

  static async start(how: CaddyStart): Promise<Caddy> {
    const [folder, port] = [newDataDir(), await freePort(0)];
    writeFileSync(join(folder, 'Caddyfile'), configuration(how));
    const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, SITE_ADDRESS: `http://localhost:${port}` };
    const caddy = new Caddy(port, spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', 'Caddyfile'], { cwd: folder, env }));
    while (!caddy.log.includes('serving initial configuration')) {
      if (caddy.child.exitCode !== null) throw new Error(`Caddy does not take deploy/Caddyfile: ${caddy.log}`);
      await pause(50);
    }
    return caddy;
  }

  /** All that it has noted, once it is stopped. */
  async errors(): Promise<string> {
    await this.ended;
    return this.log;
  }

  stop(): void {
    this.child.kill();
  }
}
