import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { Logger, type INestApplicationContext } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Drain } from './drain';

/** How long requests may still come in and run once the port is about to close. */
const REQUESTS_MS = 15_000;
/** After that, jobs that were begun may end. */
const JOBS_MS = 5_000;
const IDLE_MS = 50;
/** How much of that at most is waited for a moment in which nobody comes in, and how short that moment has to be. */
const COMING_SHARE = 1 / 3;
const MOMENT_MS = 1;

/** What is repeated begins no further run; one that runs goes on. */
export function stopRepeating(app: INestApplicationContext): void {
  const registry = app.get(SchedulerRegistry, { strict: false });
  for (const name of registry.getIntervals()) registry.deleteInterval(name);
  for (const job of registry.getCronJobs().values()) void job.stop();
}

/**
 * Comes back right after a turn of the event loop in which no connection came; after `most` ms anyway. Node takes one new
 * connection in a turn. Those that wait behind it are reset when the port closes, and a proxy that has sent its call does not
 * send it to the next server.
 */
async function nobodyWaits(server: Server, most: number): Promise<void> {
  let came = 0;
  const count = (): void => void (came += 1);
  server.on('connection', count);
  const until = performance.now() + most;
  for (let quiet = false; !quiet && performance.now() < until;) {
    const [before, began] = [came, performance.now()];
    await turn();
    quiet = came === before && performance.now() - began < MOMENT_MS;
  }
  server.off('connection', count);
}

/** Nobody comes in any more. Ends when the last request has its answer; at the latest its connections are cut. */
async function closePort(server: Server, most: number): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), most);
  await nobodyWaits(server, most * COMING_SHARE);
  const closed = new Promise<void>((done) => server.close(() => done()));
  // A connection that was busy when closing began would otherwise be kept open long after its answer.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

interface StopOptions {
  readonly requestsMs?: number;
  /** Comes back after so many ms. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/**
 * Stops in an order in which nobody notices: readiness says 503 while everything is still answered, so that a balancer has
 * `drainSeconds` to look elsewhere; then the port closes, what runs is answered, and the connections to the database end.
 */
export async function stopInOrder(
  app: NestFastifyApplication,
  drainSeconds: number,
  { requestsMs = REQUESTS_MS, wait = pause }: StopOptions = {},
): Promise<void> {
  const server: Server = app.getHttpServer();
  const logger = new Logger('Shutdown');
  logger.log({ drainSeconds }, 'Draining');
  app.get(Drain, { strict: false }).begin();
  stopRepeating(app);
  // A proxy would send its next call into a connection that is about to close.
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => (response.shouldKeepAlive = false));
  if (server.listening) await wait(drainSeconds * 1000);
  logger.log('Closing');
  await closePort(server, requestsMs);
  await app.close();
}

/** On the first SIGTERM or SIGINT stops in order, on the second at once. */
export function stopOnSignal(app: NestFastifyApplication, { drainSeconds }: { readonly drainSeconds: number }): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), drainSeconds * 1000 + REQUESTS_MS + JOBS_MS).unref();
    stopInOrder(app, drainSeconds).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
