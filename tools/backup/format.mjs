/** What the first line of a backup says of itself. */
export const FORMAT = { format: 'arogyadesk-backup', version: 1 };

/** COPY escapes every backslash of a row, so that no row is this. */
export const END_OF_ROWS = '\\.';
