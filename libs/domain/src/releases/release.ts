import { isRole, ROLES, type Role } from '../access';
import type { FieldSchema, Rule } from '../rule';
import { problemOfKinds, problemOfPath, problemOfPaths } from './file-paths';
import { ownPageAt, pagesMeet } from './pages';

/** Why a release may not be larger: it is kept in the database, and each server has it on its disk. */
export const RELEASE_LIMITS = { fileBytes: 5_000_000, releaseBytes: 30_000_000, dayBytes: 300_000_000, files: 400 } as const;

/** One file of a built micro-frontend, by its path in the folder of the build. */
export interface ReleaseFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** Of its content, in hex. */
  readonly sha256: string;
}

const MFE = /^mfe-[a-z0-9-]{1,40}$/u;
/** What each build has: which scripts there are, and which pages. */
export const MANIFEST = 'mf-manifest.json';
export const NAV = 'nav.json';
const HASH_SIGNS = 10;
const SHA256 = /^[0-9a-f]{64}$/u;
const RELEASE_ID = /^\d{1,5}\.\d{1,5}\.\d{1,5}-[0-9a-f]{10}$/u;

export const isMfeName = (name: unknown): name is string => typeof name === 'string' && MFE.test(name);
export const isSha256 = (value: unknown): value is string => typeof value === 'string' && SHA256.test(value);
export const isReleaseId = (value: unknown): value is string => typeof value === 'string' && RELEASE_ID.test(value);

const text = (schema: Omit<FieldSchema, 'type'>, isRight: (value: unknown) => boolean, sentence: string): Rule => ({
  optional: false,
  schema: { type: 'string', ...schema },
  check: (value) => (isRight(value) ? null : sentence),
});

const matches =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value);

export const mfeName = (): Rule => text({ maxLength: 44 }, isMfeName, 'Must be the name of a micro-frontend, such as mfe-doctor');
export const sha256 = (): Rule => text({ minLength: 64, maxLength: 64 }, isSha256, 'Must be a SHA-256 in small hex letters');
export const releaseId = (): Rule => text({ maxLength: 28 }, isReleaseId, 'Must be the id of a release, such as 1.4.0-48f613b791');
export const version = (): Rule =>
  text({ maxLength: 17 }, matches(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/u), 'Must be a version of three numbers, such as 1.4.0');
export const commitHash = (): Rule => text({ maxLength: 40 }, matches(/^[0-9a-f]{7,40}$/u), 'Must be the hash of a commit');

/** What a release needs of the shell's platform: at least this version, with the same first number. */
export const platformRange = (): Rule =>
  text({ maxLength: 18 }, matches(/^\^\d{1,5}\.\d{1,5}\.\d{1,5}$/u), 'Must be a caret and a version, such as ^1.4.0');

/** The lowest version of the API that a release works with. */
export const apiVersion = (): Rule =>
  text({ maxLength: 17 }, matches(/^\d{1,5}(?:\.\d{1,5}){0,2}$/u), 'Must be a version of the API, such as 1.2');

function problemOfFile(value: unknown): string | null {
  const { path, size, sha256: hash } = (value ?? {}) as Partial<Record<keyof ReleaseFile, unknown>>;
  const problem = problemOfPath(path);
  if (problem) return problem;
  if (!isSha256(hash)) return `${String(path)}: the SHA-256 is missing`;
  if (typeof size !== 'number' || !Number.isInteger(size) || size < 0) return `${String(path)}: the size is missing`;
  return size > RELEASE_LIMITS.fileBytes ? `${String(path)}: at most 5 MB for one file` : null;
}

/** Why these cannot be on a server's disk as the files of a release, in a sentence; null when they can. */
export function problemOfFiles(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return 'Must list the files of the build';
  if (value.length > RELEASE_LIMITS.files) return `At most ${RELEASE_LIMITS.files} files`;
  const problem = value.map(problemOfFile).find((one) => one !== null);
  if (problem) return problem;
  const files = value as readonly ReleaseFile[];
  const pair = problemOfPaths(files.map(({ path }) => path));
  if (pair) return pair;
  return files.reduce((sum, { size }) => sum + size, 0) > RELEASE_LIMITS.releaseBytes ? 'At most 30 MB for a release' : null;
}

const problemOfNewFiles = (value: unknown): string | null =>
  problemOfFiles(value) ?? problemOfKinds((value as readonly ReleaseFile[]).map(({ path }) => path));

export const releaseFiles = (): Rule => ({
  optional: false,
  schema: { type: 'array', items: { type: 'object' }, maxItems: RELEASE_LIMITS.files },
  check: problemOfNewFiles,
});

/** What the id of a release is made from: the same text for the same content, in whatever order the files are named. */
export const contentText = (files: readonly ReleaseFile[]): string =>
  files
    .map(({ path, size, sha256: hash }) => `${path} ${size} ${hash}\n`)
    .sort()
    .join('');

/** The id of a release, from its version and the SHA-256 of its `contentText`. */
export const idOf = (number: string, contentHash: string): string => `${number}-${contentHash.slice(0, HASH_SIGNS)}`;

/** A page of a micro-frontend, as the server must be able to read it. */
export interface NavPage {
  readonly path: string;
  readonly label: string;
  readonly roles: readonly Role[];
  /** These roles land here: `/` is theirs as well. */
  readonly home?: boolean;
}

const PAGE_PATH = /^\/(?::?[\w-]+(?:\/:?[\w-]+)*)?$/u;
const MOST_PAGES = 100;
/** An icon can be a drawing. */
const MOST_SIGNS = 4000;
/** PostgreSQL keeps neither of them. */
const UNKEPT = /\\u0000|\\ud[89a-f]/u;

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= MOST_SIGNS;
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isFlag = (value: unknown): boolean => typeof value === 'boolean';

/** What else a page may say. Another type than these would end the sidebar of everybody who has the page. */
const MORE: Readonly<Record<string, readonly [is: (value: unknown) => boolean, what: string]>> = {
  icon: [isText, 'a text'],
  heading: [isText, 'a text'],
  subtitle: [isText, 'a text'],
  when: [isText, 'a text'],
  order: [(value) => typeof value === 'number' && Number.isFinite(value), 'a number'],
  home: [isFlag, 'true or false'],
  listed: [isFlag, 'true or false'],
  files: [isTextList, 'a list of texts'],
  calls: [isTextList, 'a list of texts'],
  guard: [
    (value) => {
      const { title, text: words } = (value ?? {}) as { readonly title?: unknown; readonly text?: unknown };
      return isText(title) && isText(words);
    },
    'a title and a text',
  ],
};

function problemOfPage(entry: unknown): string | null {
  const page = (entry ?? {}) as Readonly<Record<string, unknown>>;
  const { path, label, roles } = page;
  if (typeof path !== 'string' || !PAGE_PATH.test(path)) return 'nav.json: each page needs a path such as /appointments';
  const own = ownPageAt(path);
  if (own) return `nav.json: ${path} would stand in for ${own}, which is no page of a micro-frontend`;
  if (typeof label !== 'string' || label.trim() === '' || !isText(label)) return `nav.json: ${path} needs a label`;
  if (!Array.isArray(roles) || !roles.every(isRole)) return `nav.json: ${path} needs a list of roles`;
  const [name, [, what] = []] = Object.entries(MORE).find(([key, [is]]) => page[key] !== undefined && !is(page[key])) ?? [];
  return name === undefined ? null : `nav.json: ${name} of ${path} must be ${what}`;
}

/** What is wrong with a nav.json, in a sentence; null when it is a list of pages. */
export function problemOfNav(nav: unknown): string | null {
  if (!Array.isArray(nav)) return 'nav.json must be a list of pages';
  if (nav.length > MOST_PAGES) return `nav.json: at most ${MOST_PAGES} pages`;
  if (UNKEPT.test(JSON.stringify(nav))) return 'nav.json has a sign that no text can have';
  return nav.map(problemOfPage).find((problem) => problem !== null) ?? null;
}

/** The roles that the pages of a nav.json are for. */
export const rolesOf = (nav: readonly NavPage[]): Role[] => ROLES.filter((role) => nav.some(({ roles }) => roles.includes(role)));

/** The first page that is for another role than these. */
export function pageBeyond(nav: readonly NavPage[], roles: readonly Role[]): { readonly path: string; readonly role: Role } | null {
  for (const { path, roles: wanted } of nav) {
    const role = wanted.find((one) => !roles.includes(one));
    if (role) return { path, role };
  }
  return null;
}

/** The addresses that a page takes: where its roles land, `/` besides its own. */
const addressesOf = ({ path, home = false }: NavPage): readonly string[] => (home ? [path, '/'] : [path]);

const takeOne = (page: NavPage, other: NavPage): boolean =>
  addressesOf(page).some((one) => addressesOf(other).some((another) => pagesMeet(one, another)));

/** The first page of `nav` that another micro-frontend already has for a role, as the router would find it. */
export function claimedTwice(nav: readonly NavPage[], others: readonly NavPage[]): { readonly path: string; readonly role: Role } | null {
  for (const page of nav) {
    const role = page.roles.find((one) => others.some((other) => other.roles.includes(one) && takeOne(page, other)));
    if (role) return { path: page.path, role };
  }
  return null;
}

/** Why this row cannot be served as a release, in a sentence; null when it can, as far as the row says. */
export function problemOfRelease(row: Readonly<Record<'name' | 'id' | 'entry' | 'files' | 'nav' | 'roles', unknown>>): string | null {
  const { name, id, entry, files, nav, roles } = row;
  if (!isMfeName(name) || !isReleaseId(id)) return 'Its name or its id is none of a release';
  const problem = problemOfFiles(files) ?? problemOfNav(nav);
  if (problem) return problem;
  const paths = (files as readonly ReleaseFile[]).map(({ path }) => path);
  const lacking = [entry, MANIFEST, NAV].find((path) => !paths.includes(path as string));
  if (lacking !== undefined) return `${typeof lacking === 'string' ? lacking : 'The entry'} is not among its files`;
  const beyond = pageBeyond(nav as readonly NavPage[], Array.isArray(roles) ? roles.filter(isRole) : []);
  return beyond ? `nav.json: ${beyond.path} is for ${beyond.role}, for which it was not published` : null;
}

const numbersOf = (number: string): readonly number[] => number.replace(/^\^/u, '').split('.').map(Number);

/** Whether version `has` is `needs` or a later one; what one does not name counts as 0. */
export function isAtLeast(has: string, needs: string): boolean {
  const [is, wanted] = [numbersOf(has), numbersOf(needs)];
  const at = [0, 1, 2].find((part) => (is[part] ?? 0) !== (wanted[part] ?? 0));
  return at === undefined || (is[at] ?? 0) > (wanted[at] ?? 0);
}

/** Whether a platform of version `has` serves a release that needs `range` ('^1.4.0'). */
export function isServed(range: string, has: string): boolean {
  const [[major = 0, minor = 0, patch = 0], [hasMajor = 0, hasMinor = 0, hasPatch = 0]] = [numbersOf(range), numbersOf(has)];
  if (major !== hasMajor) return false;
  return hasMinor > minor || (hasMinor === minor && hasPatch >= patch);
}
