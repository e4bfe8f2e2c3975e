import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import type { Actor } from '../access/actor';
import type { Confirmation } from './auth.dto';
import { OwnProof } from './own-proof';
import { Sessions } from './sessions';

/** Somebody who is signed in proves once more who they are; it counts for five minutes in this session. */
@Injectable()
export class ConfirmationService {
  constructor(
    private readonly proof: OwnProof,
    private readonly sessions: Sessions,
  ) {}

  async confirm(who: Actor, { password, code }: Confirmation, browserToken: string | undefined): Promise<void> {
    const given = await this.proof.check(who, { password, code }, browserToken, 'password');
    if (!(await this.sessions.confirm(who.session, given))) throw new Refusal('confirmNeeded');
  }
}
