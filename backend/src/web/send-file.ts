import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentOf, encodingFor, findFile, type StaticFile } from './static-file';

const FOR_EVER = 'max-age=31536000, immutable';

/** For an address that never changes its meaning: kept for ever, by the browser of whoever asks (`private`) or by whatever stands between as well. */
type KeptForEver = 'public' | 'private';

const isKnown = (request: FastifyRequest, file: StaticFile): boolean =>
  String(request.headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//u, '') === file.etag);

/** Sends a file: hashed names, and all below an address that never changes its meaning (`forEver`), are cached for ever, all others checked each time. Answers false when there is no such file. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, path: string | null, forEver?: KeptForEver): Promise<boolean> {
  const file = await findFile(path);
  if (!file) return false;
  const encoding = encodingFor(request.headers['accept-encoding'], file);
  reply
    .header('cache-control', file.hashed || forEver ? `${forEver ?? 'public'}, ${FOR_EVER}` : 'no-cache')
    .header('etag', file.etag)
    .header('vary', 'Accept-Encoding');
  if (isKnown(request, file)) {
    await reply.status(304).send();
    return true;
  }
  const content = await contentOf(file, encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  await reply.type(file.type).send(content);
  return true;
}
