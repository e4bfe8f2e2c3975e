import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Authenticator } from '../access/authenticator';
import { ReleaseCache } from './release-cache';
import { Tries } from './tries';

/** `everybody`: it is live or on trial, and may be kept by whatever stands between. */
export type Readers = 'everybody' | 'this session' | 'nobody';

/** Who may read the files of a release: below /mfe/ there is nothing that nobody has chosen. */
@Injectable()
export class ReleaseReaders {
  constructor(
    private readonly releaseCache: ReleaseCache,
    private readonly tries: Tries,
    private readonly authenticator: Authenticator,
  ) {}

  /** Throws when it cannot be found out who asks. */
  async of(name: string, id: string, request: FastifyRequest): Promise<Readers> {
    if (this.releaseCache.release(name, id) === null) return 'nobody';
    if (this.releaseCache.isLive(name, id)) return 'everybody';
    const account = await this.authenticator.accountOf(request);
    if (!account) return 'nobody';
    const mayHave = this.releaseCache.wasLive(name, id) || this.tries.of(request, account.session)[name] === id;
    return mayHave ? 'this session' : 'nobody';
  }
}
