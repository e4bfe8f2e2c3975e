/** For what is longer, empty, or holds signs that nobody sees. */
export const NOT_AN_EXTERNAL_ID = 'An external id has 1 to 100 visible characters';
