import { Injectable } from '@nestjs/common';

/** The present time. It is injected, so that a test can set it to ten past midnight. */
@Injectable()
export class Clock {
  /** ms since 1970. */
  now(): number {
    return Date.now();
  }
}
