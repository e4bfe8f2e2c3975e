import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { codeOf } from '../errors/refusal.filter';

/** Seconds. A call takes 1 to 20 ms; the alerts look at one second. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** The stream of events stays open for hours; how long is no measure of anything. */
const STREAM = '/api/events';

/** Who books, by the call that does it. */
const BOOKING_SOURCES: ReadonlyMap<string, string> = new Map([
  ['POST /api/appointments', 'staff'],
  ['POST /api/appointments/booking', 'visitor'],
  ['POST /api/leads/:id/book', 'lead'],
]);
const SIGN_INS: ReadonlySet<string> = new Set(['POST /api/auth/login', 'POST /api/auth/login/code']);

/** `ok`, or the code of the error. */
const resultOf = (reply: FastifyReply): string => (reply.statusCode < 400 ? 'ok' : (codeOf(reply) ?? String(reply.statusCode)));

function instruments(registry: Registry) {
  const registers = [registry];
  return {
    duration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long calls took, by the template of their route',
      labelNames: ['route', 'method', 'status'] as const,
      buckets: BUCKETS,
      registers,
    }),
    bookings: new Counter({
      name: 'booking_total',
      help: 'Attempts to book: by staff, by visitors and from leads; ok, or the code of the error',
      labelNames: ['source', 'result'] as const,
      registers,
    }),
    signIns: new Counter({
      name: 'login_total',
      help: 'Attempts to sign in, each of both steps: ok, or the code of the error',
      labelNames: ['result'] as const,
      registers,
    }),
  };
}

/** Measures every call from now on. A label holds what the program says, never what somebody sent: a template, a status, a code. */
export function measureRequests(server: FastifyInstance, registry: Registry): void {
  const { duration, bookings, signIns } = instruments(registry);
  server.addHook('onResponse', (request: FastifyRequest, reply, done) => {
    const route = request.routeOptions.url ?? '-';
    const method = METHODS.has(request.method) ? request.method : 'other';
    if (route !== STREAM) duration.observe({ route, method, status: reply.statusCode }, reply.elapsedTime / 1000);
    const call = `${method} ${route}`;
    const source = BOOKING_SOURCES.get(call);
    if (source) bookings.inc({ source, result: resultOf(reply) });
    if (SIGN_INS.has(call)) signIns.inc({ result: resultOf(reply) });
    done();
  });
}
