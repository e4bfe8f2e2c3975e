/** The languages of the public pages and of messages to patients. The screens of staff are English. */
export const LANGUAGES = ['en', 'hi', 'mr', 'ta', 'te', 'kn', 'ml', 'bn', 'gu'] as const;
export type Language = (typeof LANGUAGES)[number];

/** English is what the product is written in: every other language can be behind it. */
export const SOURCE_LANGUAGE = 'en' satisfies Language;

/** Each in its own script, as a switch of languages shows it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
  bn: 'বাংলা',
  gu: 'ગુજરાતી',
};

export const isLanguage = (value: string): value is Language => LANGUAGES.some((language) => language === value);
