/** The largest file that is read, in bytes: a year of holidays has some thousand. */
export const LARGEST_FILE = 1_000_000;
