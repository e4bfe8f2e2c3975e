export const MICRO_FRONTENDS: readonly string[];
