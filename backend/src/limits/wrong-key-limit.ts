import { Injectable } from '@nestjs/common';
import { WrongKeys } from '../access/key-holders';
import { limitKey, LIMITS } from './limits';
import { MemoryRateLimiter } from './memory-rate-limiter';

/** Wrong keys of one network: few while somebody sets a program up, too many for somebody who tries keys. */
@Injectable()
export class WrongKeyLimit extends WrongKeys {
  constructor(private readonly limiter: MemoryRateLimiter) {
    super();
  }

  assertFew(network: string): void {
    this.limiter.assertBelow(limitKey('wrongKey', network), LIMITS.wrongKey);
  }

  count(network: string): void {
    this.limiter.take(limitKey('wrongKey', network), LIMITS.wrongKey);
  }
}
