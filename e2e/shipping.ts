import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Api } from './api';
import { ROOT } from './product';

/** What the npm commands of a team run. */
const FUNCTIONS = { ship: 'ship', rollback: 'rollBack', releases: 'showReleases' } as const;
export type TeamCommand = keyof typeof FUNCTIONS;

/** The arguments of Node for such a command. */
export const teamCommand = (command: TeamCommand, ...words: string[]): string[] => [
  join(ROOT, 'tools/start/run.mjs'),
  `tools/ship/main.mjs#${FUNCTIONS[command]}`,
  ...words,
];

/** Somebody of a role's team, with a key for their micro-frontend and the commands of this repository. */
export class Shipping {
  private constructor(
    private readonly origin: string,
    private readonly mfe: string,
    private readonly key: string,
  ) {}

  static async of(origin: string, mfe: string): Promise<Shipping> {
    const { key } = await (await Api.as(origin, 'admin')).post<{ readonly key: string }>('release-keys', { label: 'e2e', mfe });
    return new Shipping(origin, mfe, key);
  }

  /** Runs `npm run <command> -- <micro-frontend> …`, and answers what it prints. */
  run(command: TeamCommand, ...more: string[]): string {
    return execFileSync(process.execPath, teamCommand(command, this.mfe, '--to', this.origin, ...more), {
      encoding: 'utf8',
      env: { ...process.env, SHIP_KEY: this.key },
    });
  }
}
