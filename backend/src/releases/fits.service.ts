import { Injectable } from '@nestjs/common';
import type { Role } from '@arogya/domain/access';
import { FROM_INSTALLATION, placesBefore } from '@arogya/domain/releases/choice';
import { isAtLeast, isServed, problemOfNav, problemOfRelease, rolesOf, type NavPage } from '@arogya/domain/releases/release';
import { Refusal } from '@arogya/domain/refusal';
import type { Db, Tx } from '../database/sql';
import { lowestApi, Servers } from '../servers/servers.service';
import { Installed } from './installed';
import { problemBeside } from './page-takers';
import { LIVE, movesOf, RELEASES } from './releases.sql';
import { ReleaseCache, type LiveRow } from './release-cache';
import { assertMayShip, type ReleaseActor } from './release-actor';
import type { ReleaseRow } from './stock';

export const conflict = (message: string): Refusal => new Refusal('notServed', { message });

type Pages = readonly NavPage[];

/** Which releases may be live here. */
@Injectable()
export class Fits {
  constructor(
    private readonly releaseCache: ReleaseCache,
    private readonly installed: Installed,
    private readonly servers: Servers,
  ) {}

  /** Throws when this release is not there, cannot be served, is not for whoever ships it, needs a newer shell or server, or has a page that another micro-frontend has for the same role. Answers the release; null: what the installation brought. */
  async assert(db: Tx, name: string, id: string, who: Pick<ReleaseActor, 'roles'>): Promise<ReleaseRow | null> {
    const installed = await this.installed.names();
    if (id === FROM_INSTALLATION) {
      if (!installed.includes(name)) throw new Refusal('notFound', { message: `The installation has no ${name}.` });
      return null;
    }
    const releases = await db.query<ReleaseRow>(RELEASES);
    const release = releases.find((one) => one.name === name && one.id === id);
    if (!release) throw new Refusal('notFound', { message: `There is no release ${id} of ${name}.` });
    const problem = this.problemOf(release);
    if (problem) throw conflict(`${id} cannot be served. ${problem}.`);
    assertMayShip(who, release.nav);
    await this.assertNeeds(db, release);
    const claim = problemBeside(release, await this.pagesOfOthers(db, name, releases, installed));
    if (claim) throw conflict(`${claim}.`);
    return release;
  }

  /** What a rollback goes to: the nearest of those before that can be served; null when there is none. */
  async placeBefore(db: Tx, name: string, stable: string): Promise<string | null> {
    const places = placesBefore(await db.query(movesOf({ name })), stable);
    const releases = (await db.query<ReleaseRow>(RELEASES)).filter((one) => one.name === name);
    const canBe = (id: string): boolean => {
      const release = releases.find((one) => one.id === id);
      return id === FROM_INSTALLATION || (release !== undefined && this.problemOf(release) === null);
    };
    return places.find(canBe) ?? null;
  }

  /** The roles that the pages of what everybody gets of a micro-frontend are for. */
  async liveRoles(db: Db, name: string): Promise<Role[]> {
    const rows = await db.query<LiveRow>(LIVE);
    const id = rows.find((row) => row.name === name)?.stable ?? FROM_INSTALLATION;
    return rolesOf(await this.pagesOf(name, id, id === FROM_INSTALLATION ? [] : await db.query<ReleaseRow>(RELEASES)));
  }

  private problemOf(release: ReleaseRow): string | null {
    return problemOfRelease(release) ?? this.releaseCache.whyLeftOut(release.name, release.id);
  }

  private async assertNeeds(db: Tx, { id, platform: needed, api }: ReleaseRow): Promise<void> {
    const platform = await this.installed.platform();
    if (platform !== null && !isServed(needed, platform))
      throw conflict(`${id} needs platform ${needed}, and the shell has ${platform}: ship the shell first.`);
    const lowest = lowestApi(await this.servers.running(db));
    if (api !== null && !isAtLeast(lowest, api))
      throw conflict(`${id} needs API ${api}, and a server that runs has ${lowest}: upgrade it first.`);
  }

  /** The pages of every other micro-frontend, of all that is live or on trial of it. */
  private async pagesOfOthers(db: Tx, name: string, releases: readonly ReleaseRow[], installed: readonly string[]) {
    const rows = await db.query<LiveRow>(LIVE);
    const others = [...new Set([...installed, ...rows.map((row) => row.name)])].filter((one) => one !== name);
    const pages = others.flatMap((other) => {
      const { stable, canary } = rows.find((row) => row.name === other) ?? { stable: FROM_INSTALLATION, canary: null };
      // One that is left out has no pages; what the installation brought stands in for it.
      const ids = [stable, canary].map((id) => (id !== null && this.releaseCache.whyLeftOut(other, id) !== null ? FROM_INSTALLATION : id));
      return [...new Set(ids)].flatMap((id) => (id === null ? [] : [{ name: other, id }]));
    });
    return Promise.all(pages.map(async (one) => ({ name: one.name, nav: await this.pagesOf(one.name, one.id, releases) })));
  }

  private async pagesOf(name: string, id: string, releases: readonly ReleaseRow[]): Promise<Pages> {
    if (id === FROM_INSTALLATION) return this.installed.nav(name);
    const nav = releases.find((one) => one.name === name && one.id === id)?.nav;
    return problemOfNav(nav) === null ? (nav as Pages) : [];
  }
}
