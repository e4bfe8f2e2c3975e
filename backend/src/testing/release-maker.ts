import { createHash } from 'node:crypto';
import { rolesOf, type NavPage, type ReleaseFile } from '@arogya/domain/releases/release';
import type { Sql } from '../database/sql';
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

/** A row of the table of releases, with its contents. */
export interface PlantedRelease {
  readonly name?: string;
  readonly id: string;
  readonly build: ReadonlyMap<string, Buffer>;
  /** Columns that are other than the build would have them. */
  readonly more?: Readonly<Record<string, unknown>>;
}

const PLANT = `
insert into frontend_releases (name, id, version, platform, entry, files, nav, roles, published_by)
values ($1, $2, '1.0.0', '^1.0.0', $3, $4, $5, $6, 'nobody')`;

/** Writes a release into the table by hand, past every check. */
export async function plant(sql: Pick<Sql, 'query'>, { name = 'mfe-doctor', id, build, more = {} }: PlantedRelease): Promise<void> {
  for (const bytes of build.values())
    await sql.query('insert into frontend_files (sha256, bytes) values ($1, $2) on conflict do nothing', [sha256(bytes), bytes]);
  const nav = more['nav'] === undefined ? (JSON.parse(String(build.get('nav.json') ?? '[]')) as NavPage[]) : [];
  const row = { entry: 'remoteEntry.js', files: filesOf(build), nav, roles: rolesOf(nav), ...more };
  await sql.query(PLANT, [name, id, row.entry, JSON.stringify(row.files), JSON.stringify(row.nav), row.roles]);
}

/** Makes it live for everybody, by hand as well. */
export async function plantLive(sql: Pick<Sql, 'query'>, id: string, name = 'mfe-doctor'): Promise<void> {
  await sql.query(`insert into frontend_live (name, stable) values ($1, $2) on conflict (name) do update set stable = $2, canary = null`, [
    name,
    id,
  ]);
}
