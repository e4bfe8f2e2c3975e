/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
export const specialties: Readonly<Record<string, string>> = {};
