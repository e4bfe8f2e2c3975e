import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { REFUSALS, STATUS_OF, type RefusalCode } from '@arogya/domain/refusal';
import { Problem, problem, PROBLEM_JSON, REFUSED_WITH } from '../errors/problem';
import { isJson, operationsOf, type Json, type NamedOperation } from './json';

const CODES = Object.keys(REFUSALS) as RefusalCode[];

/** What the transport refuses before a handler is asked; no route says so itself. */
function ofTransport({ method, operation }: NamedOperation): RefusalCode[] {
  const body: RefusalCode[] = operation.requestBody === undefined ? [] : ['malformed', 'tooLarge', 'unsupported'];
  return method === 'get' ? body : [...body, 'foreignOrigin'];
}

/** Errors in the order of the table, by their status. */
export function byStatus(codes: ReadonlySet<string>): Map<number, RefusalCode[]> {
  const statuses = new Map<number, RefusalCode[]>();
  for (const code of CODES.filter((one) => codes.has(one))) {
    const status = STATUS_OF[REFUSALS[code][0]];
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return statuses;
}

export const sentenceOf = (code: RefusalCode): string => REFUSALS[code][1];

/** An error as it is answered. */
export const refusalExample = (code: RefusalCode): Problem => problem(STATUS_OF[REFUSALS[code][0]], code, sentenceOf(code));

const response = (codes: readonly RefusalCode[]): Json => ({
  description: codes.map(sentenceOf).join(' · '),
  content: {
    [PROBLEM_JSON]: {
      schema: { $ref: getSchemaPath(Problem) },
      examples: Object.fromEntries(codes.map((code) => [code, { value: refusalExample(code) }])),
    },
  },
});

/** Documents for each operation what it refuses, those of one status together. */
export function addRefusals(document: OpenAPIObject): OpenAPIObject {
  for (const named of operationsOf(document)) {
    const { operation } = named;
    const said = Object.keys(operation).filter((key) => key.startsWith(REFUSED_WITH));
    said.forEach((key) => delete operation[key]);
    const codes = new Set([...said.map((key) => key.slice(REFUSED_WITH.length)), ...ofTransport(named)]);
    const responses = isJson(operation.responses) ? operation.responses : {};
    for (const [status, same] of byStatus(codes)) responses[String(status)] = response(same);
    operation.responses = responses;
  }
  return document;
}

/** The errors that an operation documents. */
export function refusalsOf(operation: Json): RefusalCode[] {
  const responses = isJson(operation.responses) ? Object.values(operation.responses).filter(isJson) : [];
  return responses.flatMap(({ content }) => {
    const media = isJson(content) ? content[PROBLEM_JSON] : undefined;
    return isJson(media) && isJson(media.examples) ? (Object.keys(media.examples) as RefusalCode[]) : [];
  });
}
