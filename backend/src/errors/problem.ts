import { ApiExtension, ApiExtraModels, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { RefusalCode } from '@arogya/domain/refusal';

/** The body of every error (RFC 9457). */
export class Problem {
  @ApiProperty({ description: 'urn:arogyadesk: and the code, whose page is /api/docs/errors/ and the code' }) type!: string;
  @ApiProperty({ description: 'The name of the HTTP status' }) title!: string;
  @ApiProperty({ type: 'integer', description: 'The HTTP status' }) status!: number;
  @ApiProperty({ description: 'One sentence for the person' }) detail!: string;
  @ApiProperty({ description: 'The same sentence, for the toast' }) message!: string;
  @ApiPropertyOptional({ description: 'The sentence of each refused field', type: 'object', additionalProperties: { type: 'string' } })
  errors?: Record<string, string>;
  @ApiPropertyOptional({ description: 'Quote it when you report a problem' }) requestId?: string;
}

export const PROBLEM_JSON = 'application/problem+json';

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

type ProblemMore = Readonly<Record<string, unknown>> & { readonly errors?: Readonly<Record<string, string>> | undefined };

export function problem(status: number, code: string, message: string, more: ProblemMore = {}): Problem {
  return { type: `urn:arogyadesk:${code}`, title: TITLES[status] ?? 'Error', status, detail: message, message, ...more };
}

/** Leads from an answer to the page of its code; `type` stays the name that clients know. */
export const helpLink = (code: string): string => `</api/docs/errors/${code}>; rel="help"`;

/** With a code behind it, an extension of the collected document: the operation is refused with that code. */
export const REFUSED_WITH = 'x-refused-with-';

/** Says what a route refuses, besides what other decorators of it say. */
export const refusalResponses = (codes: readonly RefusalCode[]): MethodDecorator[] => [
  ApiExtraModels(Problem),
  ...codes.map((code) => ApiExtension(`${REFUSED_WITH}${code}`, true)),
];
