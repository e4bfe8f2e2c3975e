export const PRODUCT = 'ArogyaDesk';
export const TAGLINE = 'From first enquiry to delivered care';
export const NOT_FOUND_TITLE = '404 Page Not Found';
export const NOT_FOUND_TEXT = 'Did you forget to add the page to the router?';
/** What a page says that cannot go on. */
export const STOPPED_TITLE = 'This page has stopped working';
export const STOPPED_TEXT = 'What was saved stays saved. Load the page again to go on.';
export const LOAD_AGAIN = 'Load again';
export const ERROR_TITLE = 'Error';
/** For a change that came second: `what` is what somebody else did first, e.g. 'Cancelled'. */
export const meanwhile = (what: string): string => `${what} meanwhile by somebody else, so nothing was changed.`;
/** What somebody else did, where their change left no other status. */
export const CHANGED = 'Changed';
