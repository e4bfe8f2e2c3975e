/** A text as a person reads it, in one line: a quoted line break is a blank. */
export const oneLine = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
