/** What an administrator may say of the setting up: that the poster was shown, and that the list is not wanted any more. */
export const SETUP_MARKS = ['poster', 'dismissed'] as const;
export type SetupMark = (typeof SETUP_MARKS)[number];
