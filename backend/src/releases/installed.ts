import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { isMfeName, problemOfNav, type NavPage } from '@arogya/domain/releases/release';
import { Config } from '../config';

/** What the installation itself brought: the built folders under the web root. */
@Injectable()
export class Installed {
  constructor(private readonly config: Config) {}

  async names(): Promise<string[]> {
    return (await readdir(this.config.webRoot).catch(() => [])).filter(isMfeName).sort();
  }

  /** The pages of one; none where it has no nav.json that can be read. */
  async nav(name: string): Promise<readonly NavPage[]> {
    const nav = await this.json(join(name, 'nav.json'));
    return problemOfNav(nav) === null ? (nav as NavPage[]) : [];
  }

  /** The version of the shell's platform; null where the shell does not say. */
  async platform(): Promise<string | null> {
    const { version } = ((await this.json(join('shell', 'platform.json'))) ?? {}) as { readonly version?: unknown };
    return typeof version === 'string' ? version : null;
  }

  private async json(path: string): Promise<unknown> {
    try {
      return JSON.parse(await readFile(join(this.config.webRoot, path), 'utf8')) as unknown;
    } catch {
      return null;
    }
  }
}
