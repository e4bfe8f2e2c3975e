import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal, type RefusalCode } from '@arogya/domain/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { problem, PROBLEM_JSON } from '../errors/problem';
import { answer } from '../errors/refusal.filter';
import { API_HEADERS, isOfApi, securityHeaders } from './headers';

/** What Node's parser refuses before there is a request, by its code. */
const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const SENTENCES: Readonly<Record<number, readonly [RefusalCode, string]>> = {
  408: ['malformed', 'The request did not arrive in time. Please send it again.'],
  431: ['tooLarge', 'The headers of the request are too large.'],
};
const UNREADABLE: readonly [RefusalCode, string] = ['malformed', new Refusal('malformed').message];

/** Such an answer as it goes over the wire; the connection is closed behind it. */
function wireAnswer(status: number, headers: readonly (readonly [string, string])[]): string {
  const body = JSON.stringify(problem(status, ...(SENTENCES[status] ?? UNREADABLE)));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'cache-control: no-store',
    'connection: close',
    `content-type: ${PROBLEM_JSON}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** The answers to what never reaches a hook or a route, with the headers of every other answer. */
export function earlyAnswers(config: Pick<Config, 'publicBaseUrl'>) {
  const security = securityHeaders(config);
  return {
    /** An address that cannot be decoded; one that is too long for every route leads nowhere, as others do. */
    frameworkErrors: (error: Error & { readonly code?: string }, request: FastifyRequest, reply: FastifyReply): void => {
      for (const [name, value] of [...security, ...(isOfApi(request) ? API_HEADERS : [])]) reply.header(name, value);
      reply.header('x-request-id', request.id);
      answer(reply, new Refusal(error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'noRoute' : 'malformed'), request.id);
    },
    clientErrorHandler: (error: Error & { readonly code?: string }, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      if (socket.writable) socket.write(wireAnswer(STATUS[error.code ?? ''] ?? 400, security));
      socket.destroy(error);
    },
  };
}

/** A call that expects something unknown is answered as if it did not; Node would refuse it without any header. */
export function takeExpectations(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => server.emit('request', request, response));
}
