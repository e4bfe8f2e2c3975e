import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@arogya/tools/postgres/server.mjs';
import { send, type CallAnswer } from './send';

/** The ordinary program of naive-server.mjs, in a process of its own. */
export class Naive {
  private constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
  ) {}

  static async start(databaseUrl: string): Promise<Naive> {
    const port = await freePort(0);
    const child = spawn(process.execPath, [join(import.meta.dirname, 'naive-server.mjs')], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: databaseUrl, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await once(child, 'message');
    return new Naive(child, port);
  }

  get alive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  call(method: 'GET' | 'POST'): Promise<CallAnswer> {
    return send(this.port, { method, target: '/appointments', headers: [['host', 'localhost']], body: null });
  }

  async kill(): Promise<void> {
    if (!this.alive) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}
