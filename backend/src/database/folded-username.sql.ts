/**
 * A username as sign-in compares it: without characters that are not seen, composed, in small letters by no country's rules.
 * `foldName` (libs/domain/src/users/names.ts) says the same in TypeScript, the column `username_folded` keeps it.
 */
export const FOLDED_USERNAME = String.raw`normalize(lower(normalize(regexp_replace(username,
  '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
  '', 'g'), nfkc) collate "und-x-icu"), nfkc)`;
