import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseAt } from '@arogya/domain/releases/address';
import { newDataDir, ROOT } from '../product';
import { teamCommand, type TeamCommand } from '../shipping';
import { Client } from '../trust/load';
import type { Real } from '../trust/real';

/** A built micro-frontend as it is here, with other bytes in each of its scripts: another release of the same pages. */
export function anotherBuild(name: string, stamp: string): string {
  const folder = join(newDataDir(), 'built');
  cpSync(join(ROOT, 'dist', name), folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    if (/\.(?:br|gz)$/u.test(file)) rmSync(join(folder, file));
    else if (file.endsWith('.js')) writeFileSync(join(folder, file), `${readFileSync(join(folder, file), 'utf8')}\n// ${stamp}\n`);
  }
  return folder;
}

export interface LiveRelease {
  readonly name: string;
  readonly stable: string;
  readonly canary: string | null;
}

export interface TrialNow {
  readonly name: string;
  readonly id: string;
  readonly sessions: number;
  readonly failed: number;
}

interface ReleasesNow {
  readonly live: readonly LiveRelease[];
  readonly trials: readonly TrialNow[];
  readonly releases: readonly { readonly name: string; readonly id: string }[];
}

/** A team with a key for its micro-frontend, and the commands of this repository. */
export class Team {
  private constructor(
    private readonly origin: string,
    readonly mfe: string,
    private readonly key: string,
    private readonly admin: Client,
  ) {}

  static async of(product: Real, mfe: string): Promise<Team> {
    const admin = await Client.as(product.port, 'admin');
    const made = await admin.call('POST', 'release-keys', { label: `team of ${mfe}`, mfe });
    const { key } = JSON.parse(made.text) as { key: string };
    return new Team(product.origin, mfe, key, admin);
  }

  /** Begins a command; the process can be killed. */
  start(command: TeamCommand, ...more: string[]): ChildProcess {
    return spawn(process.execPath, teamCommand(command, this.mfe, '--to', this.origin, ...more), {
      env: { ...process.env, SHIP_KEY: this.key, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Runs a command to its end; answers what it printed. */
  async run(command: TeamCommand, ...more: string[]): Promise<string> {
    const child = this.start(command, ...more);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (said += part.toString()));
    const code = await new Promise<number | null>((done) => child.once('close', done));
    if (code !== 0) throw new Error(`${command} ended with ${code}: ${said}`);
    return said;
  }

  /** As an administrator does on the page: at once. */
  async takeBack(): Promise<void> {
    const got = await this.admin.call('POST', `releases/${this.mfe}/rollback`, { why: 'Taken back' });
    if (got.status !== 200) throw new Error(`The rollback answered ${got.status}: ${got.text}`);
  }

  /** What is live of its micro-frontend. */
  async live(): Promise<LiveRelease> {
    const found = (await this.now()).live.find(({ name }) => name === this.mfe);
    if (!found) throw new Error(`${this.mfe} is not listed`);
    return found;
  }

  async now(): Promise<ReleasesNow> {
    const got = await this.admin.call('GET', 'releases');
    return JSON.parse(got.text) as ReleasesNow;
  }
}

/** The id of the release in an address such as /mfe/mfe-agent/1.0.0-48f613b791/remoteEntry.js; '' where it is none of a micro-frontend. */
export const idIn = (address: string): string => releaseAt(address)?.id ?? '';
