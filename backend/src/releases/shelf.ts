import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { chosen, FROM_INSTALLATION, type Live, type Viewer } from '@arogya/domain/releases/choice';
import { isAtLeast, isServed, type NavPage, type ReleaseFile } from '@arogya/domain/releases/release';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';
import { ChangeFeed } from '../events/change-feed';
import { JobWatch } from '../job-watch';
import { Servers } from '../servers/servers.service';
import { Installed } from './installed';
import { BYTES, LIVE, RELEASES, TAKEN_BACK } from './releases.sql';
import type { Release } from './release.dto';

const LOOK_MS = 10_000;

export interface LiveRow extends Live {
  readonly name: string;
  /** Its files are refused, whatever is live. */
  readonly off: boolean;
}

export type ReleaseRow = Release & { readonly files: readonly ReleaseFile[]; readonly entry: string; readonly nav: readonly NavPage[] };

/** A release that this server can serve: all of its files are on its disk, each with the hash that it must have. */
export interface Shelved {
  readonly name: string;
  readonly id: string;
  readonly folder: string;
  readonly entry: string;
  readonly nav: readonly NavPage[];
  /** The lowest version of the API that it works with; null: any. */
  readonly api: string | null;
  /** What it needs of the shell's platform. */
  readonly platform: string;
}

const keyOf = (name: string, id: string): string => `${name}/${id}`;

/** Of 10,000: the same for a text on every server. */
const shareOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) % 10_000;

/**
 * The releases on this server's disk, and which of them are live. A release is listed when all of it is there; a database that
 * does not answer costs no page, and a message that is lost is made up for by looking every ten seconds.
 */
@Injectable()
export class Shelf implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Shelf.name);
  private live = new Map<string, LiveRow>();
  private shelved = new Map<string, Shelved>();
  private gone = new Map<string, readonly string[]>();
  /** What was served after the last look, as text; null before the first one. */
  private served: string | null = null;
  /** Of the shell that the installation brought. */
  private platform: string | null = null;
  private folder: Promise<string> | null = null;
  private refreshing: Promise<void> = Promise.resolve();
  private stop: () => void = () => undefined;
  private readonly hasLooked: () => void;

  constructor(
    private readonly sql: Sql,
    private readonly feed: ChangeFeed,
    private readonly servers: Servers,
    private readonly installed: Installed,
    watch: JobWatch,
  ) {
    this.hasLooked = watch.expect('releases', LOOK_MS);
  }

  async onApplicationBootstrap(): Promise<void> {
    this.stop = this.feed.subscribe((changes) => {
      if (changes.some(({ topic }) => topic === 'releases' || topic === '*')) void this.look();
    });
    await this.look();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stop();
    await this.refreshing.catch(() => undefined);
    if (this.folder) await rm(await this.folder, { recursive: true, force: true });
  }

  /** The names of the micro-frontends of which something else than what the installation brought is live. */
  names(): string[] {
    return [...this.live.keys()];
  }

  /** What somebody gets of a micro-frontend; null: what the installation brought. */
  of(name: string, viewer: Viewer | null): Shelved | null {
    const tried = this.fitting(name, viewer?.tried?.[name] ?? '');
    if (tried) return tried;
    const live = this.live.get(name);
    if (!live) return null;
    const id = chosen(name, live, viewer, shareOf);
    return this.fitting(name, id) ?? (id === FROM_INSTALLATION ? null : this.fitting(name, live.stable));
  }

  /** The id of what somebody gets of a micro-frontend. */
  idFor(name: string, viewer: Viewer | null): string {
    return this.of(name, viewer)?.id ?? FROM_INSTALLATION;
  }

  /** Whether somebody has switched it off. */
  isOff(name: string): boolean {
    return this.live.get(name)?.off ?? false;
  }

  isOnTrial(name: string): boolean {
    return (this.live.get(name)?.canary ?? null) !== null;
  }

  hasTrials(): boolean {
    return [...this.live.keys()].some((name) => this.isOnTrial(name));
  }

  /** The releases that were taken back lately: tabs that have one of them should not go on. */
  takenBack(name: string): readonly string[] {
    return this.gone.get(name) ?? [];
  }

  /** All that somebody may get of a micro-frontend at the moment, besides what the installation brought. */
  anyOf(name: string): Shelved[] {
    const { stable, canary } = this.live.get(name) ?? { stable: FROM_INSTALLATION, canary: null };
    return [stable, canary].flatMap((id) => (id === null ? [] : (this.fitting(name, id) ?? [])));
  }

  /**
   * One that needs a newer API than the oldest server has waits until that one has stopped; one that needs another platform
   * than the shell of an upgrade has, until its team ships again.
   */
  private fitting(name: string, id: string): Shelved | null {
    const found = this.shelved.get(keyOf(name, id));
    if (!found || (found.api !== null && !isAtLeast(this.servers.api, found.api))) return null;
    return this.platform === null || isServed(found.platform, this.platform) ? found : null;
  }

  /** A release that is on the disk, whether it is live or not: tabs that began with it go on. */
  release(name: string, id: string): Shelved | null {
    return this.shelved.get(keyOf(name, id)) ?? null;
  }

  @Interval(LOOK_MS)
  async look(): Promise<void> {
    try {
      await this.refresh();
      this.hasLooked();
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'What is live could not be read; what was live stays');
    }
  }

  /** Reads what is live and fetches what is missing on the disk; one after the other. */
  refresh(): Promise<void> {
    const next = this.refreshing.catch(() => undefined).then(() => this.read());
    this.refreshing = next;
    return next;
  }

  private async read(): Promise<void> {
    const [live, releases, gone] = await Promise.all([
      this.sql.query<LiveRow>(LIVE),
      this.sql.query<ReleaseRow>(RELEASES),
      this.sql.query<{ name: string; ids: string[] }>(TAKEN_BACK),
    ]);
    this.platform = await this.installed.platform();
    const shelved = new Map<string, Shelved>();
    for (const release of releases) {
      const { name, id, entry, nav, api, platform } = release;
      const had = this.shelved.get(keyOf(name, id));
      shelved.set(keyOf(name, id), had ?? { name, id, entry, nav, api, platform, folder: await this.fetch(release) });
    }
    this.live = new Map(live.map((row) => [row.name, row]));
    this.shelved = shelved;
    this.gone = new Map(gone.map(({ name, ids }) => [name, ids]));
    this.announce(JSON.stringify([live, [...shelved.keys()], gone]));
    await this.clear();
  }

  /** Screens that ask when they hear of a decision can be too early: they hear again once this server serves it. */
  private announce(served: string): void {
    if (this.served !== null && this.served !== served) this.feed.announceHere({ topic: 'releases', id: null, hospitalId: null });
    this.served = served;
  }

  /** Puts a release on the disk, as a whole. Answers its folder. */
  private async fetch({ name, id, files }: ReleaseRow): Promise<string> {
    const folder = join(await this.ownFolder(), name, id);
    const draft = `${folder}.part`;
    await rm(draft, { recursive: true, force: true });
    for (const { path, sha256 } of files) {
      const row = await this.sql.one<{ bytes: Buffer }>(BYTES, [sha256]);
      if (!row || createHash('sha256').update(row.bytes).digest('hex') !== sha256) throw new Error(`A file of ${name} ${id} is not whole`);
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await writeFile(join(draft, path), row.bytes);
    }
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    return folder;
  }

  /** Takes away what is in no release any more. */
  private async clear(): Promise<void> {
    if (!this.folder) return;
    const root = await this.folder;
    for (const name of await readdir(root)) {
      for (const id of await readdir(join(root, name))) {
        if (!this.shelved.has(keyOf(name, id))) await rm(join(root, name, id), { recursive: true, force: true });
      }
    }
  }

  /** A folder that only this server can read and write: nobody else puts anything in front of a browser. */
  private ownFolder(): Promise<string> {
    return (this.folder ??= mkdtemp(join(tmpdir(), 'arogyadesk-releases-')));
  }
}
