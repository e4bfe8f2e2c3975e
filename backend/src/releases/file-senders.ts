import { Injectable } from '@nestjs/common';
import { can } from '@arogya/domain/access';
import { Refusal } from '@arogya/domain/refusal';
import type { FastifyRequest } from 'fastify';
import type { StaffRequest } from '../access/actor';
import { Authenticator } from '../access/authenticator';
import { keyIn, KeyHolders, RELEASE_KEY } from '../access/key-holders';
import { Networks } from '../access/networks';
import { requiredStepOf } from '../access/required-steps';
import { Config } from '../config';
import { PublishService } from './publish.service';

/** Who may send contents of a build, decided before any of 5 MB are read; the guards of the route decide once more afterwards. */
@Injectable()
export class FileSenders {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly keys: KeyHolders,
    private readonly networks: Networks,
    private readonly config: Config,
    private readonly publishing: PublishService,
  ) {}

  /** Why the bytes of this request will not be taken; null when they may come. */
  async refusalOf(request: FastifyRequest): Promise<Refusal | null> {
    const { sha256 } = request.params as { readonly sha256?: string };
    return (await this.whyNot(request)) ?? (await this.publishing.whyNot(sha256));
  }

  private async whyNot(request: StaffRequest): Promise<Refusal | null> {
    const visitor = { requestId: String(request.id), network: this.networks.of(request.ip) };
    const key = keyIn(request);
    if (key !== null)
      return (await this.keys.actorOf({ ...visitor, key, address: request.ip }, RELEASE_KEY)) ? null : new Refusal('signedOut');
    const account = await this.authenticator.accountOf(request);
    if (!account) return new Refusal('signedOut');
    request.actor = { ...account, ...visitor, scope: 'scoped' };
    const missing = requiredStepOf(account, this.config.secondFactorRoles);
    if (missing) return new Refusal(missing);
    return can(account.role, 'releases:ship') ? null : new Refusal('forbidden');
  }
}
