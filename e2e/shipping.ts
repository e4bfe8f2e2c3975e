import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Api } from './api';
import { ROOT } from './product';

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
  run(command: 'ship' | 'rollback' | 'releases', ...more: string[]): string {
    const args = [join(ROOT, `tools/${command}.mjs`), this.mfe, '--to', this.origin, ...more];
    return execFileSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, SHIP_KEY: this.key } });
  }
}
