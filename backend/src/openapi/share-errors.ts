import type { OpenAPIObject } from '@nestjs/swagger';
import type { RefusalCode } from '@arogya/domain/refusal';
import { PROBLEM_JSON } from '../errors/problem';
import { isJson, operationsOf, refTo, withComponents, type Json } from './json';
import { byStatus, refusalExample, refusalsOf, sentenceOf } from './refusals';

type SharedComponents = Record<string, Json>;

const EVERYWHERE = 'forbidden-passwordToChange-secondFactorToSetUp';

/** A response by the codes that it may carry; what the guards refuse almost everywhere has a name of its own. */
const nameOf = (codes: readonly string[]): string =>
  codes.join('-').replace(`${EVERYWHERE}-noHospital`, 'scoped').replace(EVERYWHERE, 'refused');

/** What a call is refused with for its form, its caller or its rate, whatever it does: such codes stand together under `default`. */
const GENERAL: ReadonlySet<string> = new Set<RefusalCode>([
  ...(['invalid', 'malformed', 'signedOut', 'forbidden', 'passwordToChange', 'secondFactorToSetUp', 'noHospital'] as const),
  ...(['badKey', 'missingScope'] as const),
  ...(['foreignOrigin', 'tooLarge', 'unsupported', 'tooMany', 'unavailable'] as const),
]);
const ANY_CALL = 'anyCall';

const WAITS: ReadonlySet<string> = new Set(['429', '503']);

const problemOf = (parts: Json): Json => ({ content: { [PROBLEM_JSON]: { schema: refTo('schemas', 'Problem'), ...parts } } });
const help = { Link: refTo('headers', 'ErrorPage') };
const retry = { 'Retry-After': refTo('headers', 'Retry-After') };

/** As Swagger UI shows it: each code with what is answered. */
const shownResponse = (status: string, codes: readonly RefusalCode[]): Json => ({
  description: codes.map(sentenceOf).join(' · '),
  headers: { ...help, ...(WAITS.has(status) ? retry : {}) },
  ...problemOf({ examples: Object.fromEntries(codes.map((code) => [code, refTo('examples', code)])) }),
});

const listed = (codes: readonly RefusalCode[]): string => codes.map((code) => `\`${code}\`: ${sentenceOf(code)}`).join(' · ');

const publishedResponse = (status: string, codes: readonly RefusalCode[]): Json => ({
  description: listed(codes),
  ...(WAITS.has(status) ? { headers: retry } : {}),
  ...problemOf({}),
  'x-codes': codes,
});

/** The answer `default` of every call that can be refused. */
function anyCall(): Json {
  const statuses = [...byStatus(GENERAL)];
  const lines = statuses.map(([status, codes]) => `- ${status} ${listed(codes)}`);
  const description = ['What calls are refused with for their form, their caller or their rate, whatever they do:', ...lines].join('\n');
  return { description, headers: { ...help, ...retry }, ...problemOf({}), 'x-codes': statuses.flatMap(([, codes]) => codes) };
}

/**
 * The errors stand once, under `components.responses`. What any call may be refused with is its answer `default`; where Swagger
 * UI shows them, each status stands with each of its codes, and an example of it.
 */
export function shareErrors(document: OpenAPIObject, isShown: boolean): OpenAPIObject {
  const responses: SharedComponents = {};
  const examples: SharedComponents = {};
  for (const { operation } of operationsOf(document)) {
    const own = isJson(operation.responses) ? (operation.responses as Record<string, Json>) : {};
    for (const [status, response] of Object.entries(own)) {
      const codes = refusalsOf({ responses: { [status]: response } });
      if (codes.length === 0) continue;
      if (!isShown && codes.every((code) => GENERAL.has(code))) {
        delete own[status];
        own.default = refTo('responses', ANY_CALL);
        continue;
      }
      responses[nameOf(codes)] = (isShown ? shownResponse : publishedResponse)(status, codes);
      if (isShown) for (const code of codes) examples[code] = { value: refusalExample(code) };
      own[status] = refTo('responses', nameOf(codes));
    }
  }
  return withComponents(document, isShown ? { responses, examples } : { responses: { ...responses, [ANY_CALL]: anyCall() } });
}
