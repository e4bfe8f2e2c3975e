import type { FastifyInstance } from 'fastify';

/** Routes whose body may be longer than that of all others, by their templates, and how long. */
export interface LongBodies {
  readonly urls: readonly string[];
  readonly bytes: number;
}

/** To be called before the routes are made. */
export function takeLongBodies(server: FastifyInstance, { urls, bytes }: LongBodies): void {
  server.addHook('onRoute', (route) => {
    if (urls.includes(route.url) && [route.method].flat().includes('POST')) route.bodyLimit = bytes;
  });
}
