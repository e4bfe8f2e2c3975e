import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiExtension, ApiExtraModels, ApiOperation, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { RefusalCode } from '@arogya/domain/refusal';
import { refusalResponses } from '../errors/problem';

export interface AnswersOptions {
  /** The operation's id where it is not the method's name. */
  readonly operation?: string;
  readonly summary: string;
  readonly description?: string;
  /** The class of the answer; `list` for an array of it. Neither: an empty answer. */
  readonly type?: Type<unknown>;
  readonly list?: Type<unknown>;
  /** Default 200 with a body, 204 without. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Another success with the same body, and when a call has it. */
  readonly also?: { readonly status: 200 | 201; readonly description: string };
  /** The answer is one, or with the right parameter an array of them. */
  readonly orList?: boolean;
  /** The names by which a list can be ordered, as its SQL knows them; or the one order that it has. */
  readonly sorts?: Readonly<Record<string, unknown>> | readonly [string];
  /** What this call refuses, besides bad input and what `@Access` documents. */
  readonly refusals?: readonly RefusalCode[];
  /** False when nothing in the request can be wrong. */
  readonly input?: boolean;
}

const LIST_HEADERS = {
  'X-Total-Count': {
    description: 'All rows that match; of a search, and beyond 1,000 of a filtered list, what is known so far',
    schema: { type: 'integer' } as const,
    example: 137,
  },
  'X-Total-Capped': {
    description: 'Sent as `true` when more rows match than X-Total-Count says',
    schema: { type: 'string', enum: ['true'] } as { type: 'string' },
    example: 'true',
  },
  Link: {
    description: 'Addresses of the pages first, prev, next and last (RFC 8288); follow `next` until it is missing',
    schema: { type: 'string' } as const,
    example: '</api/leads?page=2>; rel="next"',
  },
};

/** In an operation of the collected document: the values of its parameter `sort`. */
export const SORTS = 'x-sorts';

const sortsOf = (sorts: NonNullable<AnswersOptions['sorts']>): readonly string[] =>
  Array.isArray(sorts) ? (sorts as readonly string[]) : Object.keys(sorts).flatMap((name) => [name, `-${name}`]);

function bodyOf({ type, list, orList = false }: AnswersOptions): object {
  if (type && orList) {
    const one = { $ref: getSchemaPath(type) };
    return { schema: { anyOf: [one, { type: 'array', items: one }] } };
  }
  const body = type ?? list;
  return body ? { type: body, isArray: list !== undefined } : {};
}

/** Says what a route answers: its status, its documentation, its errors. */
export function Answers(options: AnswersOptions): MethodDecorator {
  const { operation, summary, description, type, list, also, sorts, refusals = [], input = true } = options;
  const body = type ?? list;
  const status = options.status ?? (body ? 200 : 204);
  const answer = { status, description: summary, ...(sorts ? { headers: LIST_HEADERS } : {}) };
  const codes: RefusalCode[] = [...(input ? (['invalid'] as const) : []), ...refusals];
  return applyDecorators(
    HttpCode(status),
    ApiOperation({ summary, ...(operation ? { operationId: operation } : {}), ...(description ? { description } : {}) }),
    ApiResponse({ ...answer, ...bodyOf(options) }),
    ...(also ? [ApiResponse({ ...also, ...bodyOf(options) })] : []),
    ...(body ? [ApiExtraModels(body)] : []),
    ...(sorts ? [ApiExtension(SORTS, sortsOf(sorts))] : []),
    ...refusalResponses(codes),
  );
}
