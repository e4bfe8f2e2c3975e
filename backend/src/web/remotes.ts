import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Viewer } from '@arogya/domain/releases/choice';
import { isMfeName } from '@arogya/domain/releases/release';
import { KeptJson } from './kept-json';
import { isAt, isThere, pageEntry, shownEntry } from './page-entry';

export interface Remote {
  readonly name: string;
  /** Where the script is that the federation begins with; the manifest of a build that names none. */
  readonly entry: string;
  /** Its pages for the sidebar, from the nav.json of its build; empty without one. */
  readonly nav: readonly unknown[];
  /** A release of it is on trial: tabs say which one they have opened. */
  readonly onTrial?: boolean;
  /** This browser tries a release that others do not get. */
  readonly tried?: boolean;
  /** Ids of releases that were taken back: a tab with one of them had a fault. */
  readonly takenBack?: readonly string[];
}

/** What a page needs from the server, as addresses, and its entry as the browser gets it. */
export interface Needs {
  readonly at: unknown;
  readonly files: readonly string[];
}

const MANIFEST = 'mf-manifest.json';
const FILE = /^[\w.-]+$/u;

/** The parts of a federation manifest that are read here. */
interface Manifest {
  readonly metaData?: { readonly remoteEntry?: { readonly name?: unknown } };
  readonly exposes?: readonly { readonly assets?: { readonly js?: { readonly sync?: readonly unknown[] } } }[];
}

const manifestOf = (value: unknown): Manifest => (typeof value === 'object' && value !== null ? value : {});

const isFile = (name: unknown): name is string => typeof name === 'string' && FILE.test(name);

/** The releases that are on this server's disk: `ReleaseCache` of the module `releases`. */
export interface ReleaseSource {
  readonly names: () => readonly string[];
  readonly of: (name: string, viewer: Viewer | null) => CachedRelease | null;
  readonly release: (name: string, id: string) => CachedRelease | null;
  readonly isOff: (name: string) => boolean;
  readonly isOnTrial: (name: string) => boolean;
  readonly takenBack: (name: string) => readonly string[];
  /** All that somebody may get of a micro-frontend. */
  readonly anyOf: (name: string) => readonly CachedRelease[];
}

type CachedRelease = { readonly id: string; readonly folder: string };

/** One micro-frontend as somebody gets it. */
interface DeployedRemote {
  readonly name: string;
  readonly folder: string;
  /** Where its files are, with a slash at the end. */
  readonly address: string;
}

interface Options {
  readonly off?: readonly string[];
  readonly features?: ReadonlySet<string>;
  readonly released?: ReleaseSource;
}

/**
 * The micro-frontends as somebody gets them: the release that is live for them, else what the installation brought in a folder
 * under the web root with an mf-manifest.json: there a new build shows at once, and a removed folder disappears. One that is
 * switched off (a file `<name>.off` beside the folder, or MFE_OFF) stays listed, so that its pages can say that it does not
 * answer, but its files are 503.
 */
export class Remotes {
  private readonly json = new KeptJson();

  constructor(
    private readonly root: string,
    private readonly options: Options = {},
  ) {}

  async list(viewer: Viewer | null): Promise<Remote[]> {
    return Promise.all(
      (await this.deployedFor(viewer)).map(async (one) => ({
        name: one.name,
        entry: `${one.address}${(await this.entryOf(one)) ?? MANIFEST}`,
        nav: (await this.navOf(one)).map(shownEntry),
        ...(viewer ? this.watched(one, viewer) : {}),
      })),
    );
  }

  /** Whether somebody has a page of this path; besides what anybody has, what this viewer tries. */
  async hasPage(path: string, viewer: Viewer | null = null): Promise<boolean> {
    const { released } = this.options;
    const live = (released?.names() ?? []).flatMap((name) => (released?.anyOf(name) ?? []).map((one) => this.deployed(name, one)));
    const tried = Object.keys(viewer?.tried ?? {}).flatMap((name) => {
      const one = released?.of(name, viewer);
      return one ? [this.deployed(name, one)] : [];
    });
    const navs = await Promise.all([...(await this.deployedFor(null)), ...live, ...tried].map((one) => this.navOf(one)));
    return navs.flat().some((entry) => {
      const page = pageEntry(entry);
      return page !== null && isAt(page, path);
    });
  }

  /** What the page at this path needs for this viewer; null when they have none there, or a micro-frontend that does not say. */
  async needsOf(path: string, viewer: Viewer): Promise<Needs | null> {
    for (const one of await this.deployedFor(viewer)) {
      const pages = (await this.navOf(one)).map((entry) => ({ at: shownEntry(entry), page: pageEntry(entry) }));
      const { at, page } = pages.find((entry) => entry.page?.roles.includes(viewer.role) && isAt(entry.page, path)) ?? {};
      if (!page) continue;
      if (page.files.length === 0 || (await this.isOff(one.name))) return null;
      const { exposes = [] } = await this.manifestOf(one);
      const files = [await this.entryOf(one), ...(exposes[0]?.assets?.js?.sync ?? []), ...page.files].filter(isFile);
      return { at, files: files.map((file) => one.address + file) };
    }
    return null;
  }

  async isOff(name: string): Promise<boolean> {
    const { off = [], released } = this.options;
    return (
      off.includes(name) || (released?.isOff(name) ?? false) || (await stat(join(this.root, `${name}.off`)).catch(() => null)) !== null
    );
  }

  /** What the tabs of somebody who is signed in have to know of the releases of a micro-frontend. */
  private watched({ name, folder }: DeployedRemote, { tried }: Viewer): Pick<Remote, 'onTrial' | 'tried' | 'takenBack'> {
    const { released } = this.options;
    const isTried = released?.release(name, tried?.[name] ?? '')?.folder === folder;
    const takenBack = released?.takenBack(name) ?? [];
    return {
      ...(released?.isOnTrial(name) ? { onTrial: true } : {}),
      ...(isTried ? { tried: true } : {}),
      ...(takenBack.length > 0 ? { takenBack } : {}),
    };
  }

  private deployed(name: string, { id, folder }: CachedRelease): DeployedRemote {
    return { name, folder, address: `/mfe/${name}/${id}/` };
  }

  private async deployedFor(viewer: Viewer | null): Promise<DeployedRemote[]> {
    const { released } = this.options;
    const installed = await this.installed();
    const names = [...new Set([...installed, ...(released?.names() ?? [])])].sort();
    return names.flatMap((name) => {
      const live = released?.of(name, viewer);
      if (live) return [this.deployed(name, live)];
      return installed.includes(name) ? [{ name, folder: join(this.root, name), address: `/mfe/${name}/` }] : [];
    });
  }

  private async installed(): Promise<string[]> {
    const names = (await readdir(this.root).catch(() => [])).filter(isMfeName);
    const deployed = await Promise.all(names.map((name) => stat(join(this.root, name, MANIFEST)).catch(() => null)));
    return names.filter((_, at) => deployed[at] !== null);
  }

  private async manifestOf({ folder }: DeployedRemote): Promise<Manifest> {
    return manifestOf(await this.json.read(join(folder, MANIFEST)));
  }

  private async entryOf(one: DeployedRemote): Promise<string | null> {
    const file = (await this.manifestOf(one)).metaData?.remoteEntry?.name;
    return isFile(file) ? file : null;
  }

  private async navOf({ folder }: DeployedRemote): Promise<readonly unknown[]> {
    const nav = await this.json.read(join(folder, 'nav.json'));
    const features = this.options.features ?? new Set<string>();
    return Array.isArray(nav) ? (nav as unknown[]).filter((entry) => isThere(entry, features)) : [];
  }
}
