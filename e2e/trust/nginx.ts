import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@arogya/tools/postgres/server.mjs';
import { newDataDir, ROOT } from '../product';
import type { Front } from './balancer';

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/**
 * deploy/nginx/nginx.conf as it is, but for its ports, without the certificate, and without what leads from http to https. Its own files are
 * named from the folder that nginx is given: a folder with a blank in its name would end a directive.
 */
function configuration(port: number, ports: readonly number[]): string {
  const servers = readFileSync(join(ROOT, 'deploy/nginx/nginx.conf'), 'utf8')
    .replace(/server \{\s*listen 80;[^}]*\}/u, '')
    .replace(/^\s*listen \[::\].*$/gmu, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^\s*ssl_.*$/gmu, '')
    .replace(':3001', `:${ports[0]}`)
    .replace(':3002', `:${ports[1]}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`);
  return [
    'pid pid; error_log error.log; daemon off; worker_processes 1;',
    'events { worker_connections 512; }',
    `http { access_log off; ${temporary.join(' ')}`,
    servers,
    '}',
  ].join('\n');
}

/** The distribution's nginx with our configuration. */
export class Nginx implements Front {
  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  static async start(ports: readonly number[]): Promise<Nginx> {
    const [folder, port] = [newDataDir(), await freePort(0)];
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, configuration(port, ports));
    const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'inherit' });
    await pause(500);
    if (child.exitCode !== null) throw new Error('nginx does not take deploy/nginx/nginx.conf');
    return new Nginx(port, child, folder);
  }

  /** nginx finds out by itself: only who restarts the next server waits until this one is ready. */
  async has(port: number): Promise<void> {
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) await pause(50);
  }

  /** What it has noted of calls that failed. */
  errors(): string {
    return readFileSync(join(this.folder, 'error.log'), 'utf8');
  }

  stop(): void {
    this.child.kill('SIGQUIT');
  }
}
