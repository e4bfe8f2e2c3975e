/** The longest time, in ms, of which a server can say what has changed since a screen was asked for. */
export const MOST_SCREEN_AGE_MS = 30_000;
