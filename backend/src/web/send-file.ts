import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import negotiate from '@fastify/accept-negotiator';
import send from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is sent, and as what; other files of a folder are not for the web. */
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
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const HASHED = /\.[0-9a-f]{8,}\.(js|css|woff2|svg|png|webp)(\.map)?$/u;
const FOR_EVER = 'max-age=31536000, immutable';
/** Who may keep a file, and how the answer ends, is said here; the package would take a part of a file for a number of bytes. */
const SENT = { index: false, cacheControl: false, contentType: false, acceptRanges: false, lastModified: false } as const;

/** For an address that never changes its meaning: kept for ever, by the browser of whoever asks (`private`) or by whatever stands between as well. */
type KeptForEver = 'public' | 'private';

/** The file that the build has compressed, where the browser takes it; what it has not is compressed on the way (app.setup.ts). */
async function preparedOf(path: string, accepted: string | string[] | undefined): Promise<{ coding: string; ending: string } | null> {
  const coding = negotiate(String(accepted ?? ''), ['br', 'gzip']);
  if (coding === null) return null;
  const ending = coding === 'br' ? '.br' : '.gz';
  const found = await stat(path + ending).catch(() => null);
  return found ? { coding, ending } : null;
}

/**
 * Sends a file of a folder: hashed names, and all below an address that never changes its meaning (`forEver`), are cached for
 * ever, all others checked each time. Answers false when there is no such file: of a kind that is sent, and with no part of its
 * path hidden.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  path: string,
  forEver?: KeptForEver,
): Promise<boolean> {
  const type = TYPES[extname(path)];
  if (type === undefined || path.split('/').some((part) => part.startsWith('.'))) return false;
  const isForEver = forEver !== undefined || HASHED.test(path);
  const prepared = isForEver ? await preparedOf(join(root, path), request.headers['accept-encoding']) : null;
  const file = await send(request.raw, encodeURI(path + (prepared?.ending ?? '')), { ...SENT, root });
  if (file.type !== 'file') return false;
  reply
    .status(file.statusCode)
    .headers(file.headers)
    .header('cache-control', isForEver ? `${forEver ?? 'public'}, ${FOR_EVER}` : 'no-cache')
    .header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
    .type(type);
  if (prepared) reply.header('content-encoding', prepared.coding);
  await reply.send(file.stream);
  return true;
}
