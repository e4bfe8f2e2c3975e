/** `npm run test:looks`: every language and state at every width, for which `npm test` has no time. */
export const ALL_LOOKS = process.env['LOOKS'] === 'all';
