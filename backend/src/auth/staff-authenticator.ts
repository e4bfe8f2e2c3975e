import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Authenticator, type Account, type GuardedRequest, type OneRow, type SessionScope } from '../access/authenticator';
import { Sessions } from './sessions';
import { StaffStrategy } from './staff.strategy';

type Middleware = (request: unknown, reply: unknown, next: () => void) => void;

/** Who is signed in, by the strategy of staff; the guard of every route asks it, and so do pages that know no guard. */
@Injectable()
export class StaffAuthenticator extends Authenticator {
  readonly strategy: string;

  constructor(
    private readonly staff: StaffStrategy,
    private readonly sessions: Sessions,
  ) {
    super();
    this.strategy = staff.name;
  }

  remembered(request: GuardedRequest): Promise<Account | null> | null {
    return this.staff.remembered(request);
  }

  accountOf(request: FastifyRequest, prolong: boolean): Promise<Account | null> {
    const asked: GuardedRequest = Object.assign(request, { prolong });
    return this.remembered(asked) ?? this.check(asked);
  }

  private check(request: GuardedRequest): Promise<Account | null> {
    return new Promise((resolve, reject) => {
      const done = (error: unknown, account: Account | false | undefined): void => {
        if (error) reject(error instanceof Error ? error : new Error('Authentication failed'));
        else resolve(account || null);
      };
      const run = passport.authenticate(this.strategy, { session: false }, done) as Middleware;
      run(request, null, () => resolve(null));
    });
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
