/** What the build knows of itself. */
export interface BuildInfo {
  /** Of the product; null where the sources run without a build. */
  readonly version: string | null;
  readonly commit: string | null;
}

/** The build writes it into the bundle (backend/build-info.cjs). */
declare const BUILD: BuildInfo | undefined;

export const BUILT: BuildInfo = typeof BUILD === 'undefined' ? { version: null, commit: null } : BUILD;
