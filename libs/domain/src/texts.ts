export const PRODUCT = 'ArogyaDesk';
export const TAGLINE = 'From first enquiry to delivered care';
export const NOT_FOUND_TITLE = '404 Page Not Found';
export const NOT_FOUND_TEXT = 'Did you forget to add the page to the router?';
export const ERROR_TITLE = 'Error';
export const SUCCESS_TITLE = 'Success';
