import { LINK_VERSIONS } from '@arogya/domain/links/link';
import { loadConfig } from '../config';
import { LinkTokens } from './link-token';

const SECRET = 'the session secret of today and long enough';
const BEFORE = 'the session secret of before and long enough';
const ENV = { DATABASE_URL: 'postgres://unused', PUBLIC_BASE_URL: 'https://care.example' };
const tokensOf = (secret: string, before = ''): LinkTokens =>
  new LinkTokens(loadConfig({ ...ENV, SESSION_SECRET: secret, SESSION_SECRETS_BEFORE: before }));

const tokens = tokensOf(SECRET);
const LINK = { number: 100_001, linkVersion: 0 };
const TOKEN = tokens.tokenOf(LINK);
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

describe('the token of a link', () => {
  it('has 23 characters that stand in an address as they are, and says which appointment it is for', () => {
    expect(TOKEN).toMatch(/^[\w-]{23}$/u);
    expect(tokens.read(TOKEN)).toEqual(LINK);
    expect(tokens.addressOf(LINK)).toBe(`https://care.example/a/${TOKEN}`);
  });

  it('is another one for each version, and says the version', () => {
    const replaced = tokens.tokenOf({ ...LINK, linkVersion: 1 });
    expect(replaced).not.toBe(TOKEN);
    expect(tokens.read(replaced)).toEqual({ ...LINK, linkVersion: 1 });
  });

  it('is good up to a thousand million appointments, and no further', () => {
    const last = { number: 2 ** 30 - 1, linkVersion: LINK_VERSIONS - 1 };
    expect(tokens.read(tokens.tokenOf(last))).toEqual(last);
    expect(() => tokens.tokenOf({ number: 2 ** 30, linkVersion: 0 })).toThrow(RangeError);
  });

  it('begins its versions anew after 1024', () => {
    expect(tokens.tokenOf({ ...LINK, linkVersion: LINK_VERSIONS })).toBe(TOKEN);
  });

  it('is refused with any one character changed', () => {
    const changed = [...TOKEN].flatMap((was, at) =>
      [...ALPHABET].filter((letter) => letter !== was).map((letter) => TOKEN.slice(0, at) + letter + TOKEN.slice(at + 1)),
    );
    expect(changed).toHaveLength(23 * 63);
    expect(changed.filter((one) => tokens.read(one) !== null)).toEqual([]);
  });

  it('is refused with the HMAC of another number', () => {
    const other = tokens.tokenOf({ number: 100_002, linkVersion: 0 });
    const swapped = Buffer.concat([Buffer.from(TOKEN, 'base64url').subarray(0, 5), Buffer.from(other, 'base64url').subarray(5)]);
    expect(tokens.read(swapped.toString('base64url'))).toBeNull();
  });

  it.each([
    ['empty', ''],
    ['one character short', TOKEN.slice(0, -1)],
    ['one character long', `${TOKEN}A`],
    ['in upper case', TOKEN.toUpperCase()],
    ['in lower case', TOKEN.toLowerCase()],
    ['10 kB long', TOKEN.repeat(450)],
    ['with a blank', `${TOKEN} `],
    ['with a line break', `${TOKEN}\n`],
    ['in plain base64', `${TOKEN.slice(0, 22)}+`],
    ['filled up', `${TOKEN}=`],
  ])('is refused %s', (_, token) => {
    expect(tokens.read(token)).toBeNull();
  });

  it('of an earlier secret is good while that is named, and no longer', () => {
    const earlier = tokensOf(BEFORE).tokenOf(LINK);
    expect(tokensOf(SECRET, BEFORE).read(earlier)).toEqual(LINK);
    expect(tokens.read(earlier)).toBeNull();
  });

  it('is made with the secret of today', () => {
    expect(tokensOf(SECRET, BEFORE).tokenOf(LINK)).toBe(TOKEN);
  });
});
