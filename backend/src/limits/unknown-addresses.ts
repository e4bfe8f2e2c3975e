import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { limitKey, LIMITS } from './limits';
import { MemoryRateLimiter } from './memory-rate-limiter';

/**
 * Booking addresses that no hospital has, by network. Whoever tries many has to wait, also for one that there is: otherwise the
 * answer would say which of the tried ones those are.
 */
@Injectable()
export class UnknownAddresses {
  constructor(private readonly limiter: MemoryRateLimiter) {}

  /** Throws 429 when this network has tried too many. */
  assertFew(network: string): void {
    this.limiter.assertBelow(limitKey('unknownAddress', network), LIMITS.unknownAddress);
  }

  count(network: string): void {
    this.limiter.take(limitKey('unknownAddress', network), LIMITS.unknownAddress);
  }

  /** What is done with an address; counts it when there is no hospital behind it. */
  async within<T>(network: string, act: () => Promise<T>): Promise<T> {
    this.assertFew(network);
    try {
      return await act();
    } catch (error) {
      if (error instanceof Refusal && error.code === 'hospitalNotFound') this.count(network);
      throw error;
    }
  }
}
