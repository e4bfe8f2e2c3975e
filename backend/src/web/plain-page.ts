import { PRODUCT } from '@arogya/domain/texts';

const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

/** For the moments when no page of the front end can be shown. */
export const plainPage = (sentence: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${PRODUCT}</title><body style="font:16px system-ui;margin:3rem auto;max-width:30rem;padding:0 1rem">` +
  `<h1>${PRODUCT}</h1><p>${escaped(sentence)}</p></body></html>`;
