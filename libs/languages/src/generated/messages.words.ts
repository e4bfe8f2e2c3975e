/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
export interface MessagesWords {}
