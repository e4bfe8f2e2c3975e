import { Injectable } from '@nestjs/common';
import { Config } from '../config';
import { Sql } from '../database/sql';
import { raiseAccountEvent } from '../events/account-events';
import type { Attempt } from './login-throttle';

const FIRST = 'insert into first_sign_ins (user_id) values ($1) on conflict do nothing returning user_id';

/** Notices a sign-in from a browser that the account has not been used with; the first one of an account is no news. */
@Injectable()
export class NewBrowsers {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  /** The accounts of the demo are everybody's: there each visitor has a new browser. */
  async note(userId: string, { account }: Attempt, browser: string): Promise<void> {
    const isFirst = await this.sql.one(FIRST, [userId]);
    const isKnown = account === null;
    if (isFirst || isKnown || this.config.demo) return;
    await raiseAccountEvent(this.sql, 'new_browser', userId, { browser });
  }
}
