import { Injectable } from '@nestjs/common';
import { problemOfRelease, type NavPage, type ReleaseFile } from '@arogya/domain/releases/release';
import { errorName } from '../error-name';
import { NotWhole, ReleaseDisk } from './release-disk';
import type { Release } from './release.dto';

export type ReleaseRow = Omit<Release, 'leftOut'> & {
  readonly files: readonly ReleaseFile[];
  readonly entry: string;
  readonly nav: readonly NavPage[];
  /** It was live or on trial when a tab that is still open may have begun. */
  readonly isLeft: boolean;
};

/** A release that this server can serve: all of its files are on its disk, each with the hash that it must have. */
export interface CachedRelease {
  readonly name: string;
  readonly id: string;
  readonly folder: string;
  readonly entry: string;
  readonly nav: readonly NavPage[];
  /** The lowest version of the API that it works with; null: any. */
  readonly api: string | null;
  /** What it needs of the shell's platform. */
  readonly platform: string;
}

/** What is on the disk of a release, and the row that it was put there for. */
interface StoredRelease extends CachedRelease {
  readonly row: string;
}

interface StockReading {
  readonly kept: ReadonlyMap<string, CachedRelease>;
  /** Why the others cannot be served, for an administrator. */
  readonly leftOut: Map<string, string>;
}

export const keyOf = (name: string, id: string): string => `${name}/${id}`;

const textOf = ({ entry, files, nav, roles }: ReleaseRow): string => JSON.stringify([entry, files, nav, roles]);

/** The fault of the release, or of this server's disk or database. */
const sentenceOf = (error: unknown): string =>
  error instanceof NotWhole ? error.message : `This server could not fetch it (${(error as { code?: string }).code ?? errorName(error)})`;

/** What this server has of the releases that were published. */
@Injectable()
export class Stock {
  private kept = new Map<string, StoredRelease>();

  constructor(private readonly disk: ReleaseDisk) {}

  /** Fetches what is missing, each on its own: one that cannot be served stops no other. */
  async take(releases: readonly ReleaseRow[]): Promise<StockReading> {
    const kept = new Map<string, StoredRelease>();
    const leftOut = new Map<string, string>();
    for (const release of releases) {
      const key = keyOf(release.name, release.id);
      try {
        kept.set(key, await this.fetched(release));
      } catch (error) {
        leftOut.set(key, sentenceOf(error));
      }
    }
    this.kept = kept;
    return { kept, leftOut };
  }

  /** Takes away what is in no release any more. */
  clear(): Promise<void> {
    return this.disk.keepOnly(new Set(this.kept.keys()));
  }

  remove(): Promise<void> {
    return this.disk.remove();
  }

  private async fetched(release: ReleaseRow): Promise<StoredRelease> {
    const { name, id, entry, files, nav, api, platform } = release;
    const [had, row] = [this.kept.get(keyOf(name, id)), textOf(release)];
    if (had?.row === row && (await this.disk.has(had.folder, files))) return had;
    const problem = problemOfRelease(release);
    if (problem) throw new NotWhole(problem);
    return { name, id, entry, nav, api, platform, row, folder: await this.disk.put(release) };
  }
}
