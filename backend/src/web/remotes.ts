import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface Remote {
  readonly name: string;
  /** Where the federation manifest of the remote is. */
  readonly entry: string;
  /** Its pages for the sidebar, from the nav.json of its build; empty without one. */
  readonly nav: readonly unknown[];
}

const NAME = /^mfe-[a-z0-9-]{1,40}$/u;
const ENTRY = 'mf-manifest.json';

export const isRemoteName = (name: string): boolean => NAME.test(name);

const pathOf = (entry: unknown): string | null =>
  typeof entry === 'object' && entry !== null && 'path' in entry && typeof entry.path === 'string' ? entry.path : null;

/** The router of the shell takes capitals for small letters, and a slash at the end for none. */
const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/** With `when`, a page names something that this installation must have for the page to be listed. */
function isThere(entry: unknown, features: ReadonlySet<string>): boolean {
  const when = typeof entry === 'object' && entry !== null && 'when' in entry ? entry.when : undefined;
  return when === undefined || (typeof when === 'string' && features.has(when));
}

/**
 * The micro-frontends that are deployed under the web root. One is deployed when its folder holds mf-manifest.json: a new
 * build shows at once, and a removed folder disappears. One that is switched off (a file `<name>.off` beside the folder, or
 * MFE_OFF) stays listed, so that its pages can say that it does not answer, but its files are 503.
 */
export class Remotes {
  private readonly navs = new Map<string, { readonly changed: number; readonly nav: readonly unknown[] }>();

  constructor(
    private readonly root: string,
    private readonly off: readonly string[] = [],
    private readonly features: ReadonlySet<string> = new Set(),
  ) {}

  async list(): Promise<Remote[]> {
    const names = (await readdir(this.root).catch(() => [])).filter(isRemoteName).sort();
    const remotes = await Promise.all(names.map((name) => this.remote(name)));
    return remotes.filter((remote) => remote !== null);
  }

  /** Whether a page of this path is listed, `:part` standing for any. */
  async hasPage(path: string): Promise<boolean> {
    const wanted = partsOf(path);
    const paths = (await this.list()).flatMap(({ nav }) => nav.map(pathOf));
    return paths.some((page) => {
      const parts = partsOf(page ?? '');
      return parts.length === wanted.length && parts.every((part, at) => part.startsWith(':') || part === wanted[at]);
    });
  }

  async isOff(name: string): Promise<boolean> {
    return this.off.includes(name) || (await stat(join(this.root, `${name}.off`)).catch(() => null)) !== null;
  }

  private async remote(name: string): Promise<Remote | null> {
    if (!(await stat(join(this.root, name, ENTRY)).catch(() => null))) return null;
    const nav = (await this.navOf(name)).filter((entry) => isThere(entry, this.features));
    return { name, entry: `/mfe/${name}/${ENTRY}`, nav };
  }

  private async navOf(name: string): Promise<readonly unknown[]> {
    const path = join(this.root, name, 'nav.json');
    const found = await stat(path).catch(() => null);
    if (!found) return [];
    const kept = this.navs.get(name);
    if (kept?.changed === found.mtimeMs) return kept.nav;
    const read = await readFile(path, 'utf8')
      .then((text) => JSON.parse(text) as unknown)
      .catch(() => null);
    const nav: readonly unknown[] = Array.isArray(read) ? read : [];
    this.navs.set(name, { changed: found.mtimeMs, nav });
    return nav;
  }
}
