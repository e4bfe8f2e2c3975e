import type { LoggerService } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import type { StaffRequest } from './access/actor';

/** Lines are collected and written together, at least twice a second: a write for each line would slow down every request. */
const gathered = () => pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 });

/** JSON lines on standard output; the last ones are written at exit. Nothing that a person typed is ever logged. */
export const createLogger = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } }, gathered());

const isFacts = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Nest logs each route and module that it sets up. */
const WIRING: ReadonlySet<unknown> = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory']);

/** Nest's logger on pino: `logger.warn({ facts }, 'sentence')` or `logger.log('sentence')`. */
export class PinoLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(WIRING.has(rest.at(-1)) ? 'debug' : 'info', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  private write(level: 'fatal' | 'error' | 'warn' | 'info' | 'debug', message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    const sentence = rest.length > 1 && typeof rest[0] === 'string' ? rest[0] : '';
    const facts = isFacts(message) ? message : {};
    this.pino[level]({ context, ...facts }, isFacts(message) ? sentence : String(message));
  }
}

/** One line per request: the template of its route, never its URL, query, body or cookies. */
export function logRequests(server: FastifyInstance, logger: Logger): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { actor } = request as StaffRequest;
    logger.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? '-',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(actor ? { user: actor.id, role: actor.role } : {}),
      },
      'request',
    );
    done();
  });
}
