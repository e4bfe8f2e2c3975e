import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicChoiceRules } from '@arogya/domain/appointments/rules';
import { REASONS } from '@arogya/domain/appointments/reasons';
import { visitorRules } from '@arogya/domain/patients/rules';
import { COMMON_SYMPTOMS } from '@arogya/domain/patients/symptoms';
import { PHONE_DOUBT } from '@arogya/domain/phones/texts';
import { codeRule } from '@arogya/domain/public-booking/code';
import { REFUSALS, type RefusalCode } from '@arogya/domain/refusal';
import { NO_ANSWER } from '@arogya/light/failure';
import { words as english } from '@arogya/languages/generated/words.en';
import { words as hindi } from '@arogya/languages/generated/words.hi';
import { failureFrom } from '@arogya/platform';
import { failureIn, saidIn } from './said';

interface Answer {
  readonly $ref?: string;
  readonly 'x-codes'?: readonly string[];
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Answer>> }>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Answer>> };
}

/** What only an account or a key is told. */
const OF_ACCOUNTS = ['signedOut', 'badKey', 'forbidden', 'passwordToChange', 'secondFactorToSetUp', 'noHospital', 'missingScope'];
/** What any call answers when the server is not well. */
const OF_SERVERS = ['busy', 'unexpected', 'draining', 'schema', 'unavailable'];

const contract = JSON.parse(readFileSync(join(process.cwd(), 'openapi.json'), 'utf8')) as Contract;
const codesIn = (answer: Answer): readonly string[] =>
  answer['x-codes'] ?? codesIn(contract.components.responses[answer.$ref?.split('/').at(-1) ?? ''] ?? { 'x-codes': [] });

/** Every refusal that a call of the booking page can answer. */
const codes = [
  ...new Set([
    ...OF_SERVERS,
    ...Object.entries(contract.paths)
      .filter(([path]) => /^\/api\/(?:appointments|patients|hospitals)\/booking\b(?!-)/u.test(path))
      .flatMap(([, calls]) => Object.values(calls).flatMap(({ responses }) => Object.values(responses).flatMap(codesIn))),
  ]),
].filter((code) => !OF_ACCOUNTS.includes(code));

it('every refusal of the public calls is said in each language, and in English as the server says it', () => {
  expect(codes).toEqual(expect.arrayContaining(['slotTaken', 'oneADay', 'invalidCode', 'tooMany']));
  const known = english.pages.refusals as Readonly<Record<string, () => string>>;
  expect(codes.filter((code) => known[code]?.() !== REFUSALS[code as RefusalCode][1])).toEqual([]);
  expect(codes.filter((code) => (hindi.pages.refusals as typeof known)[code]?.() === known[code]?.())).toEqual([]);
});

it('every reason of a start that is not free is said, and in English as staff read it', () => {
  expect(Object.fromEntries(Object.entries(english.pages.reasons).map(([code, said]) => [code, said()]))).toEqual(REASONS);
});

/** Values that break rules in every way that the rules know. */
const WRONG = [
  '',
  ' ',
  'x',
  'x'.repeat(201),
  'x'.repeat(501),
  'x'.repeat(4001),
  '\u202Egpj',
  'asha@',
  12,
  -1,
  0,
  121,
  3.5,
  null,
  undefined,
  {},
];

it('every sentence of the rules of a visitor is said in Hindi', () => {
  const rules = [...Object.values(visitorRules), ...Object.values(publicChoiceRules), codeRule];
  const sentences = new Set([PHONE_DOUBT, ...rules.flatMap((rule) => WRONG.flatMap((value) => rule.check(value) ?? []))]);
  expect(sentences.size).toBeGreaterThan(15);
  expect([...sentences].filter((sentence) => saidIn(hindi, sentence) === sentence)).toEqual([]);
});

it('symptoms are shown as they are kept, in English', () => {
  expect(COMMON_SYMPTOMS.filter(({ key, symptom }) => english.pages.form.commonSymptoms[key]() !== symptom)).toEqual([]);
  expect(english.pages.book.noAnswer()).toBe(NO_ANSWER);
});

const refused = (code: string, message: string, more = {}) =>
  failureFrom(409, '', JSON.stringify({ type: `urn:arogyadesk:${code}`, message, ...more }));

it('a refusal is said by its reason, by its sentence, by its code, or as the server says it', () => {
  const { reasons, refusals, said } = { ...hindi.pages, said: hindi.said };
  const reason = refused('slotNotOffered', REASONS.closed, { reason: 'closed' });
  expect(failureIn(hindi, reason, '')).toBe(reasons.closed());
  expect(failureIn(english, reason, '')).toBe(REASONS.closed);
  expect(failureIn(hindi, refused('oneADay', 'Another wording'), '')).toBe(refusals.oneADay());
  expect(failureIn(hindi, refused('invalid', 'Valid email is required'), '')).toBe(said['Valid email is required']);
  expect(failureIn(hindi, refused('invalid', 'Something new'), '')).toBe('Something new');
  expect(failureIn(hindi, refused('toString', 'Something new'), '')).toBe('Something new');
  expect(failureIn(hindi, failureFrom(500, 'Error', ''), 'fallback')).toBe('fallback');
});
