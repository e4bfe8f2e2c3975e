import type { OpenAPIObject } from '@nestjs/swagger';
import type { RefusalCode } from '@arogya/domain/refusal';
import { PROBLEM_JSON } from '../errors/problem';
import { isJson, listOf, operationsOf, withComponents, type Json } from './json';
import { refusalExample, refusalsOf, sentenceOf } from './refusals';

type Shared = Record<string, Json>;

const refTo = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });

const EVERYWHERE = 'forbidden-passwordToChange-secondFactorToSetUp';

/** A response by the codes that it may carry; what the guards refuse almost everywhere has a name of its own. */
const nameOf = (codes: readonly string[]): string =>
  codes.join('-').replace(`${EVERYWHERE}-noHospital`, 'scoped').replace(EVERYWHERE, 'refused');

const WAITS: ReadonlySet<string> = new Set(['429', '503']);

const sharedResponse = (status: string, codes: readonly RefusalCode[]): Json => ({
  description: codes.map(sentenceOf).join(' · '),
  headers: { Link: refTo('headers', 'ErrorPage'), ...(WAITS.has(status) ? { 'Retry-After': refTo('headers', 'Retry-After') } : {}) },
  content: {
    [PROBLEM_JSON]: {
      schema: refTo('schemas', 'Problem'),
      examples: Object.fromEntries(codes.map((code) => [code, refTo('examples', code)])),
    },
  },
});

/** The refusals stand once, under `components.responses`, each code with its example under `components.examples`. */
export function shareResponses(document: OpenAPIObject): OpenAPIObject {
  const responses: Shared = {};
  const examples: Shared = {};
  for (const { operation } of operationsOf(document)) {
    const own = isJson(operation.responses) ? (operation.responses as Record<string, Json>) : {};
    for (const [status, response] of Object.entries(own)) {
      const codes = refusalsOf({ responses: { [status]: response } });
      if (codes.length === 0) continue;
      responses[nameOf(codes)] = sharedResponse(status, codes);
      for (const code of codes) examples[code] = { value: refusalExample(code) };
      own[status] = refTo('responses', nameOf(codes));
    }
  }
  return withComponents(document, { responses, examples });
}

interface Use {
  readonly tag: string;
  readonly name: string;
  readonly parameter: Json;
  count: number;
}

/** A parameter that several operations have stands once, under `components.parameters`. */
export function shareParameters(document: OpenAPIObject): OpenAPIObject {
  const operations = operationsOf(document).map(({ operation }) => operation);
  const uses = new Map<string, Use>();
  for (const operation of operations) {
    for (const parameter of listOf(operation.parameters)) {
      const key = JSON.stringify(parameter);
      const [tag] = operation.tags as string[];
      const use = uses.get(key) ?? { tag: tag ?? '', name: String(parameter.name), parameter, count: 0 };
      use.count += 1;
      uses.set(key, use);
    }
  }
  const names = namesOf([...uses.entries()].filter(([, { count }]) => count > 1));
  for (const operation of operations) {
    if (operation.parameters === undefined) continue;
    operation.parameters = listOf(operation.parameters).map((parameter) => {
      const name = names.get(JSON.stringify(parameter));
      return name === undefined ? parameter : refTo('parameters', name);
    });
  }
  const parameters = Object.fromEntries([...names].map(([key, name]) => [name, JSON.parse(key) as Json]));
  return withComponents(document, { parameters });
}

/** By their own name; by tag and name where several have the same. */
function namesOf(shared: readonly [key: string, use: Use][]): Map<string, string> {
  const isOnly = (name: string): boolean => shared.filter(([, use]) => use.name === name).length === 1;
  const names = new Map<string, string>();
  for (const [key, { tag, name }] of shared) {
    const wanted = isOnly(name) ? name : `${tag}.${name}`;
    const taken = new Set(names.values());
    names.set(key, taken.has(wanted) ? `${wanted}.${names.size}` : wanted);
  }
  return names;
}
