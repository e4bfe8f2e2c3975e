import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../access/actor';
import { Pace } from '../access/key-holders';
import { TooMany } from '../errors/too-many';
import { MemoryRateLimiter } from './memory-rate-limiter';
import { RateLimit } from './rate-limit';

const SECONDS = 60;

/**
 * How many calls an integration makes a minute, over all of its keys and servers. Each answer says what is left, in the fields of
 * the IETF's draft-ietf-httpapi-ratelimit-headers.
 */
@Injectable()
export class IntegrationPace extends Pace {
  constructor(
    private readonly limit: RateLimit,
    private readonly limiter: MemoryRateLimiter,
  ) {
    super();
  }

  /** Counts one call; throws 429 with Retry-After when there are too many. */
  take({ id, integration }: Actor, reply: FastifyReply): void {
    if (!integration) return;
    const pace = { max: integration.perMinute, seconds: SECONDS, inMemory: true };
    reply.header('ratelimit-policy', `"integration";q=${this.limit.maxOf(pace)};w=${SECONDS}`);
    const say = (left: number, wait: number): unknown => reply.header('ratelimit', `"integration";r=${left};t=${wait}`);
    try {
      const { left, wait } = this.limiter.take(`integration:${id}`, pace);
      say(left, wait);
    } catch (error) {
      if (error instanceof TooMany) say(0, error.retryAfter);
      throw error;
    }
  }
}
