import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { isShippedFile } from '@arogya/domain/releases/file-paths';
import { MANIFEST, NAV, type NavPage, type ReleaseFile } from '@arogya/domain/releases/release';
import { Sql } from '../database/sql';
import { bytesOf } from './releases.sql';

/** A release that cannot be served, for a reason that an administrator reads. */
export class NotWhole extends Error {}

interface WantedRelease {
  readonly name: string;
  readonly id: string;
  readonly files: readonly ReleaseFile[];
  readonly nav: readonly NavPage[];
}

function jsonOf(bytes: Buffer | undefined, path: string): unknown {
  try {
    return JSON.parse(String(bytes)) as unknown;
  } catch {
    throw new NotWhole(`${path} cannot be read as JSON`);
  }
}

/** The releases in a folder that only this server can read and write: nobody else puts anything in front of a browser. */
@Injectable()
export class ReleaseDisk {
  private folder: Promise<string> | null = null;

  constructor(private readonly sql: Sql) {}

  /** Puts a release on the disk, as a whole, and of it what may be served. Answers its folder; throws when it is not whole. */
  async put({ name, id, files, nav }: WantedRelease): Promise<string> {
    const folder = join(await this.ownFolder(), name, id);
    const draft = `${folder}.part`;
    await rm(draft, { recursive: true, force: true });
    for (const file of files) {
      const bytes = await this.bytesOf(file);
      if (file.path === MANIFEST) jsonOf(bytes, MANIFEST);
      if (file.path === NAV && !isDeepStrictEqual(jsonOf(bytes, NAV), nav))
        throw new NotWhole('nav.json is not the one that was published');
      if (!isShippedFile(file.path)) continue;
      await mkdir(dirname(join(draft, file.path)), { recursive: true });
      await writeFile(join(draft, file.path), bytes);
    }
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    return folder;
  }

  /** Whether all of it is still there: what cleans up temporary folders knows nothing of it. */
  async has(folder: string, files: readonly ReleaseFile[]): Promise<boolean> {
    const there = await Promise.all(
      files
        .filter(({ path }) => isShippedFile(path))
        .map(({ path, size }) => stat(join(folder, path)).then((found) => found.size === size)),
    ).catch(() => [false]);
    return there.every(Boolean);
  }

  /** Takes away what is none of these, each `<name>/<id>`. */
  async keepOnly(kept: ReadonlySet<string>): Promise<void> {
    if (!this.folder) return;
    const root = await this.folder;
    for (const name of await readdir(root)) {
      for (const id of await readdir(join(root, name))) {
        if (!kept.has(`${name}/${id}`)) await rm(join(root, name, id), { recursive: true, force: true });
      }
    }
  }

  async remove(): Promise<void> {
    const folder = await this.folder?.catch(() => null);
    if (folder) await rm(folder, { recursive: true, force: true });
  }

  private async bytesOf({ path, size, sha256 }: ReleaseFile): Promise<Buffer> {
    const row = await this.sql.one(bytesOf({ sha256 }));
    if (!row) throw new NotWhole(`The content of ${path} is not here`);
    if (createHash('sha256').update(row.bytes).digest('hex') !== sha256) throw new NotWhole(`The content of ${path} has another SHA-256`);
    if (row.bytes.length !== size) throw new NotWhole(`The content of ${path} has another size`);
    return row.bytes;
  }

  /** Made when it is first needed; where the disk takes nothing, it is tried again the next time. */
  private ownFolder(): Promise<string> {
    this.folder ??= mkdtemp(join(tmpdir(), 'arogyadesk-releases-')).catch((error: unknown) => {
      this.folder = null;
      throw error;
    });
    return this.folder;
  }
}
