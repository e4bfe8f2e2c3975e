import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Calls whose answer has not begun. A stream and a file that is being sent are answers that have. */
@Injectable()
export class CallsUnderWay {
  private readonly responses = new Set<ServerResponse>();
  private last = -Infinity;

  attach(server: FastifyInstance): void {
    server.addHook('onRequest', (_request, { raw }, done) => {
      this.last = performance.now();
      this.responses.add(raw);
      raw.once('close', () => this.responses.delete(raw));
      done();
    });
    server.addHook('onSend', (_request, { raw }, payload, done) => {
      this.responses.delete(raw);
      done(null, payload);
    });
  }

  get any(): boolean {
    for (const { headersSent } of this.responses) if (!headersSent) return true;
    return false;
  }

  /** Milliseconds since the last call came. */
  get quietFor(): number {
    return performance.now() - this.last;
  }

  /** Ends when every call has its answer, after `most` milliseconds anyway. */
  async end(most: number): Promise<void> {
    const until = performance.now() + most;
    while (this.any && performance.now() < until) await pause(1);
  }
}
