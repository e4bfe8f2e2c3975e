import { createHash } from 'node:crypto';
import type { ReleaseFile } from '@arogya/domain/releases/release';
import type { Answer, Caller } from './caller';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export const OCTETS = { 'content-type': 'application/octet-stream' };

/** A small build: its script, its manifest and its pages; `files` adds to them or, with null, takes away. */
export function buildOf(script: string, nav: object, files: Readonly<Record<string, string | null>> = {}): Map<string, Buffer> {
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [{ assets: { js: { sync: ['page.js'], async: [] } } }],
  };
  const texts = {
    'remoteEntry.js': script,
    'page.js': `/* ${script} */`,
    'mf-manifest.json': JSON.stringify(manifest),
    'nav.json': JSON.stringify(nav),
    ...files,
  };
  return new Map(Object.entries(texts).flatMap(([path, text]) => (text === null ? [] : [[path, Buffer.from(text)]])));
}

export const filesOf = (build: ReadonlyMap<string, Buffer>): ReleaseFile[] =>
  [...build].map(([path, bytes]) => ({ path, size: bytes.length, sha256: sha256(bytes) }));

/** Publishes as `npm run ship` does: what is missing, then the release. */
export async function publish(
  caller: Caller,
  name: string,
  build: ReadonlyMap<string, Buffer>,
  more: object = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const files = filesOf(build);
  const { body } = await caller.post('releases/missing', { sha256: [...new Set(files.map((file) => file.sha256))] }, headers);
  for (const hash of (body as { missing: string[] }).missing) {
    const bytes = [...build.values()].find((one) => sha256(one) === hash);
    await caller.put(`releases/files/${hash}`, bytes, { ...OCTETS, ...headers });
  }
  return caller.post('releases', { name, version: '1.0.0', platform: '^1.0.0', files, ...more }, headers);
}
