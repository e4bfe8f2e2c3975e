import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { Refusal, type RefusalCode } from '@arogya/domain/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseRefusal } from './database-refusal';
import { helpLink, problem, PROBLEM_JSON } from './problem';
import { RefusalLog } from './refusal-log';
import { TooMany } from './too-many';
import { transportRefusal } from './transport-refusal';

const RETRY_SECONDS = 5;

/** The one place where anything thrown becomes an answer: problem+json, without internal details. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  private readonly logger = new Logger('Refusal');

  constructor(private readonly log: RefusalLog) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const refusal = this.refusalOf(thrown, request);
    const send = (): void => answer(http.getResponse<FastifyReply>(), refusal, String(request.id));
    const written = this.log.write(refusal, request);
    // The error is answered even when it cannot be written down.
    const unwritten = (error: unknown): void => this.logger.warn(facts(error), 'A refused call could not be written down');
    if (written) void written.catch(unwritten).then(send);
    else send();
  }

  private refusalOf(thrown: unknown, request: FastifyRequest): Refusal {
    if (thrown instanceof Refusal) return thrown;
    const database = databaseRefusal(thrown);
    if (database) {
      this.logger.warn({ ...facts(thrown), code: database.code, route: routeOf(request) }, 'database');
      return database;
    }
    const transport = transportRefusal(thrown);
    if (transport) return transport;
    this.logger.error({ ...facts(thrown), route: routeOf(request) }, 'unexpected');
    return new Refusal('unexpected');
  }
}

const routeOf = (request: FastifyRequest): string => `${request.method} ${request.routeOptions?.url ?? '-'}`;

/** Class, SQLSTATE, constraint and stack, never the driver's message: it may contain what a person typed. */
function facts(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { error: typeof thrown };
  const { code, constraint } = thrown as Error & { code?: unknown; constraint?: unknown };
  const stack = thrown.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12);
  return {
    error: thrown.name,
    sqlstate: code,
    constraint,
    stack,
    ...(thrown instanceof HttpException ? { http: thrown.getStatus() } : {}),
  };
}

/** What an answer says to a client with a key that may not do this (RFC 6750, 3). */
function challengeOf({ code, extra }: Refusal): string | null {
  if (code === 'badKey') return 'Bearer error="invalid_token"';
  return code === 'missingScope' ? `Bearer error="insufficient_scope", scope="${String(extra?.['scope'])}"` : null;
}

const codes = new WeakMap<FastifyReply, RefusalCode>();

/** The code that an answer was refused with. */
export const codeOf = (reply: FastifyReply): RefusalCode | undefined => codes.get(reply);

/** Sends an error as problem+json. */
export function answer(reply: FastifyReply, refusal: Refusal, requestId: string): void {
  const { status, code, message, errors, extra } = refusal;
  codes.set(reply, code);
  if (status === 503) reply.header('retry-after', RETRY_SECONDS);
  if (refusal instanceof TooMany) reply.header('retry-after', refusal.retryAfter);
  const challenge = challengeOf(refusal);
  if (challenge) reply.header('www-authenticate', challenge);
  const body = problem(status, code, message, { ...(errors ? { errors } : {}), ...extra, requestId });
  void reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('link', helpLink(code))
    .type(PROBLEM_JSON)
    .send(JSON.stringify(body));
}
