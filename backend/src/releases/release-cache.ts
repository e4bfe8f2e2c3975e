import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { chosen, FROM_INSTALLATION, type LiveReleases, type Viewer } from '@arogya/domain/releases/choice';
import { isAtLeast, isMfeName, isServed } from '@arogya/domain/releases/release';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';
import { ChangeFeed } from '../events/change-feed';
import { JobWatch } from '../job-watch';
import { Servers } from '../servers/servers.service';
import { Installed } from './installed';
import { takersAmong } from './page-takers';
import { CHOSEN, LIVE, RELEASES, TAKEN_BACK } from './releases.sql';
import { keyOf, Stock, type ReleaseRow, type CachedRelease } from './stock';

const LOOK_MS = 10_000;

export interface LiveRow extends LiveReleases {
  readonly name: string;
  /** Its files are refused, whatever is live. */
  readonly off: boolean;
}

/** Of 10,000: the same for a text on every server. */
const shareOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) % 10_000;

/**
 * The releases on this server's disk, and which of them are live. A release is listed when all of it is there; one that cannot be
 * is left out, and stops no other. A database that does not answer costs no page, and a message that is lost is made up for by
 * looking every ten seconds.
 */
@Injectable()
export class ReleaseCache implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ReleaseCache.name);
  private live = new Map<string, LiveRow>();
  private off: ReadonlySet<string> = new Set();
  private cached = new Map<string, CachedRelease>();
  /** Why a release is not served, by its key. */
  private leftOut = new Map<string, string>();
  /** Not live any more, but tabs that are open may have them. */
  private left: ReadonlySet<string> = new Set();
  private gone = new Map<string, readonly string[]>();
  /** What was served after the last look, as text; null before the first one. */
  private served: string | null = null;
  /** Of the shell that the installation brought. */
  private platform: string | null = null;
  private refreshing: Promise<void> = Promise.resolve();
  private stop: () => void = () => undefined;
  private readonly hasLooked: () => void;

  constructor(
    private readonly sql: Sql,
    private readonly feed: ChangeFeed,
    private readonly servers: Servers,
    private readonly installed: Installed,
    private readonly stock: Stock,
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
    await this.stock.remove();
  }

  /** The names of the micro-frontends of which something else than what the installation brought is live. */
  names(): string[] {
    return [...this.live.keys()];
  }

  /** What somebody gets of a micro-frontend; null: what the installation brought. */
  of(name: string, viewer: Viewer | null): CachedRelease | null {
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
    return this.off.has(name);
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
  anyOf(name: string): CachedRelease[] {
    const { stable, canary } = this.live.get(name) ?? { stable: FROM_INSTALLATION, canary: null };
    return [stable, canary].flatMap((id) => (id === null ? [] : (this.fitting(name, id) ?? [])));
  }

  /**
   * One that needs a newer API than the oldest server has waits until that one has stopped; one that needs another platform
   * than the shell of an upgrade has, until its team ships again.
   */
  private fitting(name: string, id: string): CachedRelease | null {
    const found = this.cached.get(keyOf(name, id));
    return found && this.hasWhatItNeeds(found) ? found : null;
  }

  private hasWhatItNeeds({ api, platform }: CachedRelease): boolean {
    return (api === null || isAtLeast(this.servers.api, api)) && (this.platform === null || isServed(platform, this.platform));
  }

  /** A release that can be served, whether it is live or not. */
  release(name: string, id: string): CachedRelease | null {
    return this.cached.get(keyOf(name, id)) ?? null;
  }

  /** Whether anybody gets it, or may: it is live or on trial. */
  isLive(name: string, id: string): boolean {
    const { stable, canary } = this.live.get(name) ?? {};
    return id === stable || id === canary;
  }

  /** Whether tabs that are open may have begun with it. */
  wasLive(name: string, id: string): boolean {
    return this.left.has(keyOf(name, id));
  }

  /** Why this server does not serve a release, in a sentence; null when it does, or has not seen it yet. */
  whyLeftOut(name: string, id: string): string | null {
    return this.leftOut.get(keyOf(name, id)) ?? null;
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
    const live = await this.sql.query<LiveRow>(LIVE);
    // First of all: whatever is wrong with releases, what is switched off is off.
    this.off = new Set(live.filter(({ off }) => off).map(({ name }) => name));
    const [releases, gone, order] = await Promise.all([
      this.sql.query<ReleaseRow>(RELEASES),
      this.sql.query<{ name: string; ids: string[] }>(TAKEN_BACK),
      this.sql.query<{ name: string; id: string }>(CHOSEN),
    ]);
    this.platform = await this.installed.platform();
    const { kept, leftOut } = await this.stock.take(releases);
    const cached = new Map<string, CachedRelease>(kept);
    const liveByName = new Map(live.filter(({ name }) => isMfeName(name)).map((row) => [row.name, row]));
    const chosenOnes = order.flatMap(({ name, id }) => kept.get(keyOf(name, id)) ?? []);
    for (const [{ name, id }, why] of takersAmong(chosenOnes, await this.installedPages(liveByName, kept))) {
      cached.delete(keyOf(name, id));
      leftOut.set(keyOf(name, id), why);
    }
    this.tell(leftOut);
    [this.live, this.cached, this.leftOut] = [liveByName, cached, leftOut];
    this.left = new Set(releases.filter(({ isLeft }) => isLeft).map(({ name, id }) => keyOf(name, id)));
    this.gone = new Map(gone.map(({ name, ids }) => [name, ids]));
    this.announce(JSON.stringify([live, [...cached.keys()], gone]));
    await this.stock.clear();
  }

  /** The pages of what the installation brought, where that is what everybody gets. */
  private async installedPages(live: ReadonlyMap<string, LiveRow>, kept: ReadonlyMap<string, CachedRelease>) {
    const isServing = (name: string): boolean => {
      const stable = kept.get(keyOf(name, live.get(name)?.stable ?? FROM_INSTALLATION));
      return stable !== undefined && this.hasWhatItNeeds(stable);
    };
    const names = (await this.installed.names()).filter((name) => !isServing(name));
    return Promise.all(names.map(async (name) => ({ name, nav: await this.installed.nav(name) })));
  }

  /** Logs what is left out from now on, once each. */
  private tell(leftOut: ReadonlyMap<string, string>): void {
    for (const [release, why] of leftOut) {
      if (this.leftOut.get(release) !== why) this.logger.error({ release, why }, 'A release is left out: it cannot be served');
    }
  }

  /** Screens that ask when they hear of a decision can be too early: they hear again once this server serves it. */
  private announce(served: string): void {
    if (this.served !== null && this.served !== served) this.feed.announceHere({ topic: 'releases', id: null, hospitalId: null });
    this.served = served;
  }
}
