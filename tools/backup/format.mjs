/** The first line of a backup. */
export const FORMAT = { format: 'arogyadesk-backup', version: 1 };

/** COPY escapes every backslash of a row, so no row can look like this. */
export const END_OF_ROWS = '\\.';
