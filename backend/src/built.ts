/** What the build knows of itself. */
export interface Built {
  /** Of the product; null where the sources run without a build. */
  readonly version: string | null;
  readonly commit: string | null;
}

/** The build writes it into the bundle (backend/build-info.cjs). */
declare const BUILD: Built | undefined;

export const BUILT: Built = typeof BUILD === 'undefined' ? { version: null, commit: null } : BUILD;
