import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { RefusalCode } from '@arogya/domain/refusal';
import { refusalResponses } from '../errors/problem';

export interface AnswersOptions {
  readonly summary: string;
  readonly description?: string;
  /** The class of the answer; `list` for an array of it. Neither: an empty answer. */
  readonly type?: Type<unknown>;
  readonly list?: Type<unknown>;
  /** Default 200 with a body, 204 without. */
  readonly status?: 200 | 201 | 202 | 204;
  /** The errors of this call, besides bad input and those that `@Access` documents. */
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
  'X-Total-Capped': { description: 'true when more rows match than X-Total-Count says', schema: { type: 'string' } as const },
  Link: { description: 'first, prev, next, last (RFC 8288)', schema: { type: 'string' } as const },
};

/** Declares what a route answers: status, documentation, errors. */
export function Answers(options: AnswersOptions): MethodDecorator {
  const { summary, description, type, list, refusals = [], input = true } = options;
  const body = type ?? list;
  const status = options.status ?? (body ? 200 : 204);
  const answer = { status, description: summary, ...(list ? { headers: LIST_HEADERS } : {}) };
  const codes: RefusalCode[] = [...(input ? (['invalid'] as const) : []), ...refusals];
  return applyDecorators(
    HttpCode(status),
    ApiOperation({ summary, ...(description ? { description } : {}) }),
    ApiResponse(body ? { ...answer, type: body, isArray: list !== undefined } : answer),
    ...refusalResponses(codes),
  );
}
