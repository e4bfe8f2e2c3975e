import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { KeptJson } from './kept-json';
import { isAt, isThere, pageEntry, shownEntry } from './page-entry';

export interface Remote {
  readonly name: string;
  /** Where the script is that the federation begins with; the manifest of a build that names none. */
  readonly entry: string;
  /** Its pages for the sidebar, from the nav.json of its build; empty without one. */
  readonly nav: readonly unknown[];
}

/** What a page needs from the server, as addresses, and its entry as the browser gets it. */
export interface Needs {
  readonly at: unknown;
  readonly files: readonly string[];
  readonly calls: readonly string[];
}

const NAME = /^mfe-[a-z0-9-]{1,40}$/u;
const MANIFEST = 'mf-manifest.json';
const FILE = /^[\w.-]+$/u;

export const isRemoteName = (name: string): boolean => NAME.test(name);

/** The parts of a federation manifest that are read here. */
interface Manifest {
  readonly metaData?: { readonly remoteEntry?: { readonly name?: unknown } };
  readonly exposes?: readonly { readonly assets?: { readonly js?: { readonly sync?: readonly unknown[] } } }[];
}

const manifestOf = (value: unknown): Manifest => (typeof value === 'object' && value !== null ? value : {});

const isFile = (name: unknown): name is string => typeof name === 'string' && FILE.test(name);

/**
 * The micro-frontends that are deployed under the web root. One is deployed when its folder holds mf-manifest.json: a new
 * build shows at once, and a removed folder disappears. One that is switched off (a file `<name>.off` beside the folder, or
 * MFE_OFF) stays listed, so that its pages can say that it does not answer, but its files are 503.
 */
export class Remotes {
  private readonly json = new KeptJson();

  constructor(
    private readonly root: string,
    private readonly off: readonly string[] = [],
    private readonly features: ReadonlySet<string> = new Set(),
  ) {}

  async list(): Promise<Remote[]> {
    return Promise.all(
      (await this.names()).map(async (name) => ({
        name,
        entry: `/mfe/${name}/${(await this.entryOf(name)) ?? MANIFEST}`,
        nav: (await this.navOf(name)).map(shownEntry),
      })),
    );
  }

  /** Whether a page of this path is listed. */
  async hasPage(path: string): Promise<boolean> {
    const navs = await Promise.all((await this.names()).map((name) => this.navOf(name)));
    return navs.flat().some((entry) => {
      const page = pageEntry(entry);
      return page !== null && isAt(page, path);
    });
  }

  /** What the page at this path needs for that role; null when the role has none there, or a micro-frontend that does not say. */
  async needsOf(path: string, role: string): Promise<Needs | null> {
    for (const name of await this.names()) {
      const pages = (await this.navOf(name)).map((entry) => ({ at: shownEntry(entry), page: pageEntry(entry) }));
      const { at, page } = pages.find((one) => one.page?.roles.includes(role) && isAt(one.page, path)) ?? {};
      if (!page) continue;
      if (page.files.length === 0 || (await this.isOff(name))) return null;
      const { exposes = [] } = await this.manifestOf(name);
      const files = [await this.entryOf(name), ...(exposes[0]?.assets?.js?.sync ?? []), ...page.files].filter(isFile);
      return { at, files: files.map((file) => `/mfe/${name}/${file}`), calls: page.calls };
    }
    return null;
  }

  async isOff(name: string): Promise<boolean> {
    return this.off.includes(name) || (await stat(join(this.root, `${name}.off`)).catch(() => null)) !== null;
  }

  private async names(): Promise<string[]> {
    const names = (await readdir(this.root).catch(() => [])).filter(isRemoteName).sort();
    const deployed = await Promise.all(names.map((name) => stat(join(this.root, name, MANIFEST)).catch(() => null)));
    return names.filter((_, at) => deployed[at] !== null);
  }

  private async manifestOf(name: string): Promise<Manifest> {
    return manifestOf(await this.json.read(join(this.root, name, MANIFEST)));
  }

  private async entryOf(name: string): Promise<string | null> {
    const file = (await this.manifestOf(name)).metaData?.remoteEntry?.name;
    return isFile(file) ? file : null;
  }

  private async navOf(name: string): Promise<readonly unknown[]> {
    const nav = await this.json.read(join(this.root, name, 'nav.json'));
    return Array.isArray(nav) ? (nav as unknown[]).filter((entry) => isThere(entry, this.features)) : [];
  }
}
