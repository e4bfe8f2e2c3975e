import { Injectable } from '@nestjs/common';

/** What time it is: injected, so that a test can stand at ten past midnight. */
@Injectable()
export class Clock {
  /** ms since 1970. */
  now(): number {
    return Date.now();
  }
}
