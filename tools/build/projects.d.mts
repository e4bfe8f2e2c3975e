export const MICRO_FRONTENDS: readonly string[];
/** The folders of the projects that are built. */
export const BUILT: readonly string[];
