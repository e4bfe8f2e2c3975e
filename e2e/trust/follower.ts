import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Dice } from './dice';

/** What feed-reader.mjs keeps. */
export interface Copy {
  /** Its first place and its present one. */
  readonly began: string;
  readonly cursor: string;
  /** By kind of record and id. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The versions of the applied changes, by their ids. */
  readonly applied: Readonly<Record<string, number>>;
  /** How often one was applied again, and how often the version of a record fell. */
  readonly twice: number;
  readonly fell: number;
}

/** The process of feed-reader.mjs: killed at random, and started again. */
export class Follower {
  private child: ChildProcess | null = null;
  private said = '';
  kills = 0;

  constructor(
    private readonly env: { readonly API: string; readonly KEY: string; readonly FILE: string },
    private readonly dice: Dice,
  ) {}

  /** Its copy; null while it has none yet. */
  copy(): Copy | null {
    return existsSync(this.env.FILE) ? (JSON.parse(readFileSync(this.env.FILE, 'utf8')) as Copy) : null;
  }

  start(): void {
    const env = { ...process.env, NODE_OPTIONS: '', ...this.env };
    const child = spawn(process.execPath, [join(import.meta.dirname, 'feed-reader.mjs')], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (part) => (this.said += String(part)));
    this.child = child;
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child) return;
    if (child.exitCode !== null) throw new Error(`The reader ended by itself: ${this.said}`);
    child.kill('SIGKILL');
    if (child.signalCode === null) await once(child, 'exit');
  }

  /** Kills and starts it, again and again, until `over`. */
  async fallUntil(over: () => boolean): Promise<void> {
    while (!over()) {
      await pause(150 + this.dice.below(700));
      await this.kill();
      this.kills += 1;
      this.start();
    }
  }
}
