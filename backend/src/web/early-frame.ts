import { Logger } from '@nestjs/common';
import { join } from 'node:path';
import { errorName } from '../error-name';
import { TtlCache } from '../ttl-cache';
import { isShowable } from './page-entry';
import type { Remote } from './remotes';
import { ServerBundle } from './server-bundle';

interface FrameInput {
  readonly remotes: readonly Remote[];
  readonly role: string;
  /** The entry of the page, from nav.json. */
  readonly at: unknown;
}

const logger = new Logger('Web');

/** The frame that the document of the staff app holds until its scripts are there, rendered by a bundle of the shell. */
export class EarlyFrame {
  /** It is the same for everybody of a role on a page who gets the same micro-frontends. */
  private readonly frames = new TtlCache<string>();
  private readonly bundle: ServerBundle<FrameInput>;

  constructor(webRoot: string) {
    this.bundle = new ServerBundle(join(webRoot, 'shell/server/frame.cjs'));
  }

  /** Null where it cannot be rendered: the page comes without it. */
  async html(remotes: readonly Remote[], role: string, at: unknown): Promise<string | null> {
    if (!isShowable(at)) return null;
    const shown = remotes.map((remote) => ({ ...remote, nav: remote.nav.filter(isShowable) }));
    try {
      return await this.frames.get(`${role} ${at.path} ${JSON.stringify(shown)}`, () => this.bundle.render({ remotes: shown, role, at }));
    } catch (error) {
      logger.warn({ error: errorName(error) }, 'The frame of the document could not be rendered');
      return null;
    }
  }
}
