import { isRole, type Role } from '../access';
import type { FieldSchema, Rule } from '../rule';

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
const PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/u;
const PATH_LENGTH = 200;
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
  if (typeof path !== 'string' || path.length > PATH_LENGTH || !PATH.test(path)) return 'Each file needs a path such as page.0123456789.js';
  if (!isSha256(hash)) return `${path}: the SHA-256 is missing`;
  if (typeof size !== 'number' || !Number.isInteger(size) || size < 0) return `${path}: the size is missing`;
  return size > RELEASE_LIMITS.fileBytes ? `${path}: at most 5 MB for one file` : null;
}

function problemOfFiles(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return 'Must list the files of the build';
  if (value.length > RELEASE_LIMITS.files) return `At most ${RELEASE_LIMITS.files} files`;
  const problem = value.map(problemOfFile).find((one) => one !== null);
  if (problem) return problem;
  const files = value as readonly ReleaseFile[];
  if (new Set(files.map(({ path }) => path)).size < files.length) return 'Each path may be there once';
  return files.reduce((sum, { size }) => sum + size, 0) > RELEASE_LIMITS.releaseBytes ? 'At most 30 MB for a release' : null;
}

export const releaseFiles = (): Rule => ({
  optional: false,
  schema: { type: 'array', items: { type: 'object' }, maxItems: RELEASE_LIMITS.files },
  check: problemOfFiles,
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
}

const PAGE_PATH = /^\/(?:[\w:-]+(?:\/[\w:-]+)*)?$/u;

/** What is wrong with a nav.json, in a sentence; null when it is a list of pages. */
export function problemOfNav(nav: unknown): string | null {
  if (!Array.isArray(nav)) return 'nav.json must be a list of pages';
  for (const entry of nav) {
    const { path, label, roles } = (entry ?? {}) as Partial<Record<keyof NavPage, unknown>>;
    if (typeof path !== 'string' || !PAGE_PATH.test(path)) return 'nav.json: each page needs a path such as /appointments';
    if (typeof label !== 'string' || label.trim() === '') return `nav.json: ${path} needs a label`;
    if (!Array.isArray(roles) || !roles.every(isRole)) return `nav.json: ${path} needs a list of roles`;
  }
  return null;
}

/** The first page of `nav` that another micro-frontend already has for a role. */
export function claimedTwice(nav: readonly NavPage[], others: readonly NavPage[]): { readonly path: string; readonly role: Role } | null {
  for (const { path, roles } of nav) {
    const role = roles.find((one) => others.some((other) => other.path === path && other.roles.includes(one)));
    if (role) return { path, role };
  }
  return null;
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
