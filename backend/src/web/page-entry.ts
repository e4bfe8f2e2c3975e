/** One entry of a deployed nav.json, as far as the server reads it: libs/platform/src/mfe.tsx has the whole. */
export interface PageEntry {
  readonly path: string;
  readonly roles: readonly string[];
  /** Scripts and styles of the page, named by its build. */
  readonly files: readonly string[];
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []);

export function pageEntry(entry: unknown): PageEntry | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { path, roles, files } = entry as Record<string, unknown>;
  if (typeof path !== 'string') return null;
  return { path, roles: textsOf(roles), files: textsOf(files) };
}

/** Whether an entry has what a sidebar and a heading show. */
export function isShowable(entry: unknown): entry is PageEntry {
  const { label, icon, heading = '', subtitle = '' } = (entry ?? {}) as Record<string, unknown>;
  return pageEntry(entry) !== null && [label, icon, heading, subtitle].every((text) => typeof text === 'string');
}

/** The router of the shell takes capitals for small letters, and a slash at the end for none. */
const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/** Whether the page of this pattern is at the path, `:part` standing for any. */
export function isAt({ path: pattern }: Pick<PageEntry, 'path'>, path: string): boolean {
  const [wanted, parts] = [partsOf(path), partsOf(pattern)];
  return parts.length === wanted.length && parts.every((part, at) => part.startsWith(':') || part === wanted[at]);
}

/** With `when`, a page names something that this installation must have for the page to be listed. */
export function isThere(entry: unknown, features: ReadonlySet<string>): boolean {
  const when = typeof entry === 'object' && entry !== null && 'when' in entry ? entry.when : undefined;
  return when === undefined || (typeof when === 'string' && features.has(when));
}

/** The entry as the browser gets it: what only the document needs is left out. */
export function shownEntry(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'files'));
}
