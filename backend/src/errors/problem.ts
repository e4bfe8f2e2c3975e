import { ApiExtraModels, ApiProperty, ApiPropertyOptional, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { REFUSALS, STATUS_OF, type RefusalCode } from '@arogya/domain/refusal';

/** The body of every error (RFC 9457). */
export class Problem {
  @ApiProperty({ description: 'urn:arogyadesk:<code>' }) type!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: 'integer' }) status!: number;
  @ApiProperty({ description: 'One sentence for the person' }) detail!: string;
  @ApiProperty({ description: 'The same sentence, for the toast' }) message!: string;
  @ApiPropertyOptional({ description: 'The sentence of each refused field', type: 'object', additionalProperties: { type: 'string' } })
  errors?: Record<string, string>;
  @ApiPropertyOptional({ description: 'Quote it when you report a fault' }) requestId?: string;
}

export const PROBLEM_JSON = 'application/problem+json';

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

type ProblemMore = Readonly<Record<string, unknown>> & { readonly errors?: Readonly<Record<string, string>> | undefined };

export function problem(status: number, code: string, message: string, more: ProblemMore = {}): Problem {
  return { type: `urn:arogyadesk:${code}`, title: TITLES[status] ?? 'Error', status, detail: message, message, ...more };
}

function statusesOf(codes: readonly RefusalCode[]): Map<number, RefusalCode[]> {
  const statuses = new Map<number, RefusalCode[]>();
  for (const code of codes) {
    const status = STATUS_OF[REFUSALS[code][0]];
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return statuses;
}

/** Documents errors, those of one status together, each with an example body. */
export function refusalResponses(codes: readonly RefusalCode[]): MethodDecorator[] {
  const documented = [...statusesOf(codes)].map(([status, same]) =>
    ApiResponse({
      status,
      description: same.map((code) => REFUSALS[code][1]).join(' · '),
      content: {
        [PROBLEM_JSON]: {
          schema: { $ref: getSchemaPath(Problem) },
          examples: Object.fromEntries(same.map((code) => [code, { value: problem(status, code, REFUSALS[code][1]) }])),
        },
      },
    }),
  );
  return [ApiExtraModels(Problem), ...documented];
}
