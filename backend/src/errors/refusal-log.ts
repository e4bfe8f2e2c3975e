import type { Refusal } from '@arogya/domain/refusal';
import type { FastifyRequest } from 'fastify';

/** Port: writes down which call was refused. The module `audit` implements it. */
export abstract class RefusalLog {
  /** Null when this error is not written down; the answer waits for what is. */
  abstract write(refusal: Refusal, request: FastifyRequest): Promise<void> | null;
}
