import { smsLength } from './segments';

/** So many characters operators take for one place of a registered text; the longer of the two not everywhere. */
export const FIELD_LENGTHS = [30, 40] as const;
/** More are charged as so many SMS, and some phones show the parts in a wrong order. */
const MANY_SEGMENTS = 2;
export const MOST_SEGMENTS = 4;

export interface LintedText {
  /** With its kinds of values, as it is registered. */
  readonly text: string;
  /** With values. */
  readonly preview: string;
  /** What is named in it → the value in the preview. */
  readonly values: Readonly<Record<string, string | null>>;
  /** Of the patients' page, as 'desk.example.in'. */
  readonly host: string;
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s{]+/giu;
const hostOf = (address: string): string =>
  address
    .replace(/^https?:\/\//iu, '')
    .split(/[/?#]/u)[0]
    ?.toLowerCase() ?? '';

/** Addresses of others: operators drop a text with a link that was not allowed for this sender. */
const foreignAddresses = ({ text, host }: LintedText): string[] =>
  [...text.matchAll(ADDRESS)].map(([address]) => address).filter((address) => hostOf(address) !== host);

export const isTooLong = ({ preview }: Pick<LintedText, 'preview'>): boolean => smsLength(preview).segments > MOST_SEGMENTS;
export const TOO_LONG = `It takes more than ${MOST_SEGMENTS} SMS, which no operator sends`;

/** What an administrator should know of a text before it is registered, a sentence each. */
export function textWarnings(linted: LintedText): string[] {
  const { preview, values } = linted;
  const { segments } = smsLength(preview);
  const long = Object.entries(values).filter(([, value]) => value !== null && value.length > FIELD_LENGTHS[0] && preview.includes(value));
  return [
    ...long.map(
      ([name, value]) => `The ${name} has ${value?.length} characters: register two places side by side where your operator takes fewer`,
    ),
    ...foreignAddresses(linted).map((address) => `${address} is not an address of this installation`),
    ...(isTooLong(linted) ? [TOO_LONG] : segments > MANY_SEGMENTS ? [`It takes ${segments} SMS`] : []),
  ];
}
