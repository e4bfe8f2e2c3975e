/** Apart from the dialog's, which only come with the dialog. */
export const SEARCH = 'Search';
/** The name of the dialog and of its button. */
export const SEARCH_ALL = 'Search screens and records';
export const SEARCH_KEYS = 'Ctrl + K';
