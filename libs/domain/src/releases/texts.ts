/** What an open tab says when some of its pages have been shipped anew. */
export const NEW_VERSION = 'A new version is ready.';
export const RELOAD = 'Reload';
