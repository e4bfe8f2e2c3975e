import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { FROM_INSTALLATION } from '@arogya/domain/releases/choice';
import { PRODUCT } from '@arogya/domain/texts';
import { Refusal } from '@arogya/domain/refusal';
import { Audit } from '../audit/audit.service';
import { Sql, type Tx } from '../database/sql';
import { ChangeFeed } from '../events/change-feed';
import { JobWatch } from '../job-watch';
import { audiencesOf } from '../notifications/audience';
import { NotificationsService } from '../notifications/notifications.service';
import { SYSTEM } from '../request-context';
import { conflict, Fits } from './fits.service';
import { Installed } from './installed';
import type { ChooseRelease, LiveRelease, ReleaseMove, Releases } from './release.dto';
import { addMove, LAST_MOVES, LIVE, LOCK, RELEASES, setLeft, setLive, setWithdrawn, sweepFiles, sweepReleases } from './releases.sql';
import { ReleaseCache, type LiveRow } from './release-cache';
import type { ReleaseActor } from './release-actor';
import type { ReleaseRow } from './stock';
import { iso } from '../iso';

const AT_NIGHT = '0 15 3 * * *';

const asInstalled = (name: string): LiveRow => ({
  name,
  stable: FROM_INSTALLATION,
  canary: null,
  percent: 0,
  roles: [],
  hospitals: [],
  off: false,
});

/** The same micro-frontend with one release for all, and no trial. */
const forEverybody = ({ name, off }: LiveRow, stable: string): LiveRow => ({ ...asInstalled(name), off, stable });

/** Which releases are live: chosen for everybody or for some, and taken back. */
@Injectable()
export class LiveService {
  constructor(
    private readonly sql: Sql,
    private readonly releaseCache: ReleaseCache,
    private readonly installed: Installed,
    private readonly audit: Audit,
    private readonly watch: JobWatch,
    private readonly feed: ChangeFeed,
    private readonly notifications: NotificationsService,
    private readonly fits: Fits,
  ) {}

  async all(): Promise<Omit<Releases, 'trials'>> {
    const [live, releases, moves, names, platform] = await Promise.all([
      this.sql.query<LiveRelease & LiveRow>(LIVE),
      this.sql.query<ReleaseRow>(RELEASES),
      this.sql.query<ReleaseMove>(LAST_MOVES),
      this.installed.names(),
      this.installed.platform(),
    ]);
    const others = names.filter((name) => live.every((one) => one.name !== name)).map((name) => asInstalled(name) as LiveRelease);
    return {
      platform: platform ?? '',
      live: [...live, ...others].sort((one, other) => (one.name < other.name ? -1 : 1)),
      releases: releases.map(({ files: _files, nav: _nav, entry: _entry, isLeft: _isLeft, ...release }) => ({
        ...release,
        leftOut: this.releaseCache.whyLeftOut(release.name, release.id),
      })),
      moves,
    };
  }

  /** Makes a release live: for everybody, or on trial for a share of all users, some roles or some hospitals. */
  async choose(name: string, wanted: ChooseRelease, who: ReleaseActor): Promise<LiveRelease> {
    const { id, why } = wanted;
    const [percent, roles, hospitals] = [wanted.percent ?? null, wanted.roles ?? [], wanted.hospitals ?? []];
    const isTrial = (percent !== null && percent < 100) || (percent === null && roles.length + hospitals.length > 0);
    return this.decide(name, who, async (db, was) => {
      const release = await this.fits.assert(db, name, id, who);
      if (release?.withdrawnAt) await this.insist(db, release, wanted);
      const now = isTrial ? { ...was, canary: id, percent: percent ?? 0, roles, hospitals } : forEverybody(was, id);
      if (isTrial && id === was.stable) throw conflict(`${id} is live for everybody already.`);
      return {
        now,
        move: { kind: isTrial ? 'canary' : 'live', from: was.stable, to: id, percent: isTrial ? percent : null, why: why ?? null },
      };
    });
  }

  /** Ends a trial; without one, goes back to what was live before, as far as that was not itself taken back. */
  rollBack(name: string, why: string | null, who: ReleaseActor): Promise<LiveRelease> {
    return this.decide(name, who, async (db, was) => {
      const to = was.canary === null ? await this.fits.placeBefore(db, name, was.stable) : was.stable;
      if (to === null) throw conflict(`There is nothing before ${was.stable} to go back to.`);
      if (was.canary === null) await this.fits.assert(db, name, to, who);
      const kind = was.canary === null ? 'rollback' : 'canary';
      return {
        now: forEverybody(was, to),
        move: { kind, from: was.canary ?? was.stable, to, percent: null, why },
      };
    });
  }

  /** Refuses the files of a micro-frontend, or serves them again. */
  switchOff(name: string, off: boolean, why: string | null, who: ReleaseActor): Promise<LiveRelease> {
    return this.decide(name, who, async (db, was) => {
      if (!(await this.installed.names()).includes(name) && was.stable === FROM_INSTALLATION)
        throw new Refusal('notFound', { message: `There is no ${name} here.` });
      return { now: { ...was, off }, move: { kind: off ? 'off' : 'on', from: was.stable, to: was.stable, percent: null, why } };
    });
  }

  /** Throws when a browser could not try this release: it is not there, cannot be served, or needs another shell. */
  async assertTriable(name: string, id: string): Promise<void> {
    await this.sql.transaction(SYSTEM, (db) => this.fits.assert(db, name, id, { roles: null }));
    // One that was published a moment ago is not on this server's disk yet, and the browser asks for it at once.
    if (this.releaseCache.release(name, id) === null) await this.releaseCache.look();
    const why = this.releaseCache.whyLeftOut(name, id);
    if (why) throw conflict(`${id} cannot be served. ${why}.`);
  }

  /** Ends a trial that fails too often; false when it is not on trial any more. */
  async withdraw(name: string, id: string, why: string): Promise<boolean> {
    let isDone = false;
    await this.decide(name, { context: SYSTEM, label: PRODUCT, roles: null }, async (db, was) => {
      if (was.canary !== id) return null;
      isDone = true;
      await db.query(setWithdrawn({ name, id, isWithdrawn: true }));
      const where = { hospitalId: null, doctorId: null };
      const detail = { name, release: id, why };
      await this.notifications.tell(db, audiencesOf('release_withdrawn', where), 'release_withdrawn', randomUUID(), detail);
      return {
        now: forEverybody(was, was.stable),
        move: { kind: 'withdrawn', from: id, to: was.stable, percent: null, why },
      };
    });
    return isDone;
  }

  /** Each night what nobody can go back to any more. */
  @Cron(AT_NIGHT, { timeZone: DEFAULT_ZONE })
  async sweep(): Promise<void> {
    const now = iso(this.watch.now());
    await this.sql.query(sweepReleases({ now }));
    await this.sql.query(sweepFiles({ now }));
  }

  /** One after the other, on all servers; what is decided is written down. Null changes nothing. */
  private async decide(name: string, who: ReleaseActor, change: (db: Tx, was: LiveRow) => Promise<Decision | null>): Promise<LiveRelease> {
    const { was, decision } = await this.sql.transaction(who.context, async (db) => {
      await db.query(LOCK);
      const was = (await db.query<LiveRow>(LIVE)).find((row) => row.name === name) ?? asInstalled(name);
      const decision = await change(db, was);
      if (decision) await this.write(db, was, decision, who);
      return { was, decision };
    });
    if (!decision) return was as LiveRelease;
    const { now, move } = decision;
    await this.audit.note({ action: 'changed', entity: 'release', operation: `${name} ${move.kind} ${move.to}`, who: who.context });
    this.feed.publish({ topic: 'releases', id: null, hospitalId: null });
    // It is decided, whatever this server then finds; it looks again every ten seconds.
    await this.releaseCache.look();
    return now as LiveRelease;
  }

  private async write(db: Tx, was: LiveRow, { now, move }: Decision, who: ReleaseActor): Promise<void> {
    const { name } = was;
    await db.query(
      setLive({
        name,
        stable: now.stable,
        canary: now.canary,
        percent: now.percent,
        roles: now.roles,
        hospitals: now.hospitals,
        off: now.off,
      }),
    );
    await db.query(addMove({ name, kind: move.kind, from: move.from, to: move.to, percent: move.percent, why: move.why, by: who.label }));
    const { left, stay } = changeOf(was, now, move);
    if (left.length + stay.length > 0) await db.query(setLeft({ name, left, stay }));
  }

  /** Of a release whose trial ended by itself: throws unless somebody insists and says why. */
  private async insist(db: Tx, { name, id }: ReleaseRow, { force, why }: ChooseRelease): Promise<void> {
    if (!force || !why) throw conflict(`${id} was taken back because it failed too often. To choose it all the same, insist and say why.`);
    await db.query(setWithdrawn({ name, id, isWithdrawn: false }));
  }
}

interface Decision {
  readonly now: LiveRow;
  readonly move: {
    readonly kind: ReleaseMove['kind'];
    readonly from: string;
    readonly to: string;
    readonly percent: number | null;
    readonly why: string | null;
  };
}

/** The releases that tabs may still have begun with, and those that nobody is to have because of that: live again, or taken back. */
function changeOf(was: LiveRow, now: LiveRow, { kind, from }: Decision['move']): { readonly left: string[]; readonly stay: string[] } {
  const isShipped = (id: string | null): id is string => id !== null && id !== FROM_INSTALLATION;
  const [before, after] = [was, now].map(({ stable, canary }) => [stable, canary].filter(isShipped));
  const gone = before?.filter((id) => !after?.includes(id)) ?? [];
  const isTakenBack = (id: string): boolean => id === from && (kind === 'rollback' || kind === 'withdrawn');
  const arrived = after?.filter((id) => !before?.includes(id)) ?? [];
  return { left: gone.filter((id) => !isTakenBack(id)), stay: [...gone.filter(isTakenBack), ...arrived] };
}
