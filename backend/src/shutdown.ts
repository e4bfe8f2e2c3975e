import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const DRAIN_MS = 10_000;

/** On SIGTERM or SIGINT: accept nothing more, finish what runs, for at most ten seconds. */
export function closeOnSignal(app: NestFastifyApplication): void {
  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    // A connection that was busy when closing began would otherwise be kept open long after its answer.
    setInterval(() => app.getHttpServer().closeIdleConnections(), 50).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
