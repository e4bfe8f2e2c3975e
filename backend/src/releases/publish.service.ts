import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  contentText,
  idOf,
  isSha256,
  MANIFEST,
  NAV,
  problemOfNav,
  RELEASE_LIMITS,
  rolesOf,
  type NavPage,
  type ReleaseFile,
} from '@arogya/domain/releases/release';
import { Refusal } from '@arogya/domain/refusal';
import { Sql, type Db } from '../database/sql';
import type { PublishedRelease, PublishRelease } from './release.dto';
import { addFile, addRelease, contentsOf, missingFiles, SENT_TODAY } from './releases.sql';
import { assertMayShip, type ReleaseActor } from './release-actor';

const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

const refusalOf = (field: string, message: string): Refusal => new Refusal('invalid', { errors: { [field]: message }, message });

const tooMuch = (): Refusal =>
  new Refusal('tooMany', { message: 'More than 300 MB have been sent within a day. Please try again tomorrow.' });

function refuse(field: string, message: string): never {
  throw refusalOf(field, message);
}

/** Takes in releases: first the contents that are not here yet, then the release, which exists only as a whole. */
@Injectable()
export class PublishService {
  /** So many bytes may come within a day. */
  dayBytes: number = RELEASE_LIMITS.dayBytes;

  constructor(private readonly sql: Sql) {}

  async missing(hashes: readonly string[]): Promise<string[]> {
    return (await this.sql.query(missingFiles({ hashes }))).map(({ sha256 }) => sha256);
  }

  /** Why a content of this hash will not be kept, whatever its bytes are; null when it may come. */
  async whyNot(hash: unknown): Promise<Refusal | null> {
    if (!isSha256(hash)) return refusalOf('sha256', 'Must be a SHA-256 in small hex letters');
    if ((await this.missing([hash])).length === 0) return null;
    const row = await this.sql.one<{ sent: number }>(SENT_TODAY);
    return (row?.sent ?? 0) > this.dayBytes ? tooMuch() : null;
  }

  /** Keeps one content under its hash; refuses other bytes than those. */
  async keep(hash: string, bytes: unknown): Promise<void> {
    if (!isSha256(hash)) refuse('sha256', 'Must be a SHA-256 in small hex letters');
    if (!Buffer.isBuffer(bytes)) throw new Refusal('unsupported', { message: 'Please send the bytes as application/octet-stream.' });
    if (bytes.length > RELEASE_LIMITS.fileBytes) throw new Refusal('tooLarge');
    if (hashOf(bytes) !== hash) refuse('sha256', 'These bytes have another SHA-256: send the file again');
    await this.sql.query(addFile({ sha256: hash, bytes, most: this.dayBytes }));
    if ((await this.missing([hash])).length > 0) throw tooMuch();
  }

  /** The release of this content, which nobody can replace: published twice it is the same. */
  async publish({ name, version, commit, platform, api, files }: PublishRelease, who: ReleaseActor): Promise<PublishedRelease> {
    const id = idOf(version, hashOf(contentText(files)));
    await this.sql.transaction(who.context, async (db) => {
      const { entry, nav } = await this.checked(db, files);
      assertMayShip(who, nav);
      await db.query(
        addRelease({
          name,
          id,
          version,
          commit: commit ?? null,
          platform,
          entry,
          files: JSON.stringify(files),
          nav: JSON.stringify(nav),
          publishedBy: who.label,
          api: api ?? null,
          roles: rolesOf(nav),
        }),
      );
    });
    return { name, id };
  }

  private async checked(db: Db, files: readonly ReleaseFile[]): Promise<{ entry: string; nav: readonly NavPage[] }> {
    const byPath = new Map(files.map((file) => [file.path, file]));
    const [manifestFile, navFile] = [MANIFEST, NAV].map((path) => byPath.get(path) ?? refuse('files', `${path} is missing`));
    const wanted = [manifestFile, navFile].flatMap((file) => file?.sha256 ?? []);
    const contents = await db.query(contentsOf({ hashes: files.map(({ sha256 }) => sha256), whole: wanted }));
    const found = new Map(contents.map((content) => [content.sha256, content]));
    for (const { path, sha256, size } of files) {
      const content = found.get(sha256) ?? refuse('files', `${path} was not sent yet`);
      if (content.size !== size) refuse('files', `${path} has ${content.size} bytes, not ${size}`);
    }
    const [manifest, nav] = wanted.map((hash, at) => jsonOf(found.get(hash ?? '')?.bytes, at === 0 ? MANIFEST : NAV));
    const problem = problemOfNav(nav);
    if (problem) refuse('files', problem);
    const pages = nav as readonly (NavPage & { readonly files?: unknown })[];
    const { entry, named } = manifestParts(manifest);
    const lacking = [...named, ...pages.flatMap((page) => (Array.isArray(page.files) ? page.files.map(String) : []))].find(
      (path) => !byPath.has(path),
    );
    if (lacking !== undefined) refuse('files', `${lacking} is named by the build, but is not among its files`);
    return { entry, nav: pages };
  }
}

function jsonOf(bytes: Buffer | null | undefined, path: string): unknown {
  try {
    return JSON.parse((bytes ?? Buffer.of()).toString('utf8')) as unknown;
  } catch {
    return refuse('files', `${path} cannot be read as JSON`);
  }
}

interface Assets {
  readonly js?: { readonly sync?: unknown; readonly async?: unknown };
  readonly css?: { readonly sync?: unknown; readonly async?: unknown };
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []);

/** The script that the federation begins with, and every file that its manifest names. */
function manifestParts(manifest: unknown): { entry: string; named: string[] } {
  const { metaData, exposes } = (manifest ?? {}) as {
    readonly metaData?: { readonly remoteEntry?: { readonly name?: unknown; readonly path?: unknown } };
    readonly exposes?: unknown;
  };
  const entry = metaData?.remoteEntry?.name;
  if (typeof entry !== 'string' || entry === '') return refuse('files', `${MANIFEST} names no remote entry`);
  const assets = (Array.isArray(exposes) ? (exposes as { readonly assets?: Assets }[]) : []).flatMap(({ assets: { js, css } = {} }) => [
    ...[js?.sync, js?.async, css?.sync, css?.async].flatMap(textsOf),
  ]);
  return { entry, named: [entry, ...assets] };
}
