import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isUuid } from '@arogya/domain/rule';
import { Refusal } from '@arogya/domain/refusal';
import type { FastifyRequest } from 'fastify';
import { Authenticator, type Account, type OneRow, type SessionScope, type SessionToken } from '../access/authenticator';
import { SESSION_COOKIE } from './cookies';
import { Sessions } from './sessions';
import { Tokens } from './tokens';

/** Who is signed in, by the key and the sessions of this application. */
@Injectable()
export class StaffAuthenticator extends Authenticator {
  readonly key: KeyObject;

  constructor(
    private readonly tokens: Tokens,
    private readonly sessions: Sessions,
  ) {
    super();
    this.key = tokens.key;
  }

  async accountOfToken({ sub, sid }: SessionToken, prolong: boolean): Promise<Account | null> {
    if (!isUuid(sub) || typeof sid !== 'string') return null;
    return this.sessions.find(sid, sub, prolong);
  }

  async accountOf({ cookies }: FastifyRequest): Promise<Account | null> {
    const token = this.tokens.read(cookies[SESSION_COOKIE] ?? '');
    return token && this.accountOfToken(token, false);
  }

  watchersOf(sessions: readonly string[]): Promise<ReadonlyMap<string, SessionScope>> {
    return this.sessions.scopes(sessions);
  }

  async assertConfirmed(session: string, db?: OneRow): Promise<void> {
    if (!(await this.sessions.isConfirmed(session, db))) throw new Refusal('confirmNeeded');
  }

  onChange(hear: (userId: string | null) => void): void {
    this.sessions.onChange(hear);
  }
}
