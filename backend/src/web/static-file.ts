import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const DENSE: ReadonlySet<string> = new Set(['.png', '.ico', '.woff2']);
const WORTH_BYTES = 1024;
const HASHED = /\.[0-9a-f]{8,}\.(js|css|woff2|svg|png)(\.map)?$/u;

export type Encoding = 'br' | 'gzip' | 'identity';
const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** A file that may be sent: only types of the table, nothing hidden, nothing outside its root. */
export interface StaticFile {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  readonly size: number;
  readonly changed: number;
  /** The name holds a hash of the content: it may be kept for ever. */
  readonly hashed: boolean;
}

/** The path inside `root` for a URL, or null when it must not be served. */
export function pathInside(root: string, wanted: string): string | null {
  if (wanted.includes('\0') || wanted.includes('\\')) return null;
  const parts = wanted.split('/').filter(Boolean);
  if (parts.length === 0 || parts.some((part) => part.startsWith('.'))) return null;
  const path = join(root, ...parts);
  return path.startsWith(root.endsWith(sep) ? root : root + sep) ? path : null;
}

export const isHashed = (name: string): boolean => HASHED.test(name);

/** The file at a path, or null when there is none that may be sent. */
export async function findFile(path: string | null): Promise<StaticFile | null> {
  const type = path === null ? undefined : TYPES[extname(path)];
  if (path === null || type === undefined) return null;
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return null;
  const { size, mtimeMs: changed } = found;
  const etag = `"${createHash('sha1').update(`${path}:${size}:${changed}`).digest('base64url').slice(0, 16)}"`;
  return { path, type, etag, size, changed, hashed: isHashed(path) };
}

/** br before gzip, when the client accepts it (`Accept-Encoding`) and the file gets smaller. */
export function encodingFor(accepted: string | string[] | undefined, file: StaticFile): Encoding {
  if (file.size < WORTH_BYTES || DENSE.has(extname(file.path))) return 'identity';
  const encodings = String(accepted ?? '')
    .split(',')
    .map((encoding) => encoding.trim());
  const takes = (name: string): boolean =>
    encodings.some((encoding) => encoding === name || (encoding.startsWith(`${name};`) && !/q=0(\.0*)?$/u.test(encoding)));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Compressed here because the build left no .br or .gz beside the file; kept, because compressing is expensive. */
const made = new Map<string, { readonly etag: string; readonly content: Promise<Buffer> }>();

async function compress(file: StaticFile, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const raw = await readFile(file.path);
  return encoding === 'br' ? brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(raw, { level: 6 });
}

/** The bytes to send: the compressed file of the build, else compressed once here. */
export async function contentOf(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return readFile(file.path);
  const ready = `${file.path}${SUFFIX[encoding]}`;
  const prepared = await stat(ready).catch(() => null);
  if (prepared && (file.hashed || prepared.mtimeMs >= file.changed)) return readFile(ready);
  const kept = made.get(ready);
  if (kept?.etag === file.etag) return kept.content;
  const content = compress(file, encoding);
  made.set(ready, { etag: file.etag, content });
  return content;
}
