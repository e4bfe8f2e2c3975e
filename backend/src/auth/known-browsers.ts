import { Injectable } from '@nestjs/common';
import { Config } from '../config';
import { Sql, type Db } from '../database/sql';
import { raiseAccountEvent } from '../events/account-events';
import { digest, newSid } from './tokens';
import { prepared } from '../database/statement';

/** In how many browsers an account is known; of more the one used longest ago is forgotten. */
const MOST = 5;
export const BROWSER_DAYS = 180;

const LATEST = `
select id from known_browsers where user_id = :userId and seen_at > now() - interval '${BROWSER_DAYS} days'
order by seen_at desc, id limit ${MOST}`;

/** Only the latest count, however many rows there are. */
const knownBrowser = prepared<object, { userId: string | null; browser: string }>(
  'known-browser',
  `select id from (${LATEST}) latest where id = :browser`,
);
const browserSeen = prepared<object, { browser: string }>(
  'known-browser-seen',
  `update known_browsers set seen_at = now() where id = :browser`,
);
const addBrowser = prepared<object, { browser: string; userId: string }>(
  'add-known-browser',
  `insert into known_browsers (id, user_id) values (:browser, :userId)`,
);
const forgetOldBrowsers = prepared<object, { userId: string }>(
  'forget-old-browsers',
  `delete from known_browsers where user_id = :userId and id <> all (array(${LATEST}))`,
);
const firstSignIn = prepared<object, { userId: string }>(
  'first-sign-in',
  'insert into first_sign_ins (user_id) values (:userId) on conflict do nothing returning user_id',
);

/** The few browsers in which an account has signed in: strangers who guess its password do not lock those out. */
@Injectable()
export class KnownBrowsers {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  /** Whether this user has signed in with the browser that sent this cookie. Somebody unknown costs the same time. */
  async isKnown(token: string | undefined, userId: string | null): Promise<boolean> {
    return token !== undefined && (await this.sql.one(knownBrowser({ userId, browser: digest(token) }))) !== null;
  }

  /** Knows this browser from now on, and answers the secret for its cookie: the one that it sent, where it is known already. */
  async keep(userId: string, token: string | undefined, db: Db = this.sql): Promise<string> {
    if (token !== undefined && (await db.one(knownBrowser({ userId, browser: digest(token) })))) {
      await db.query(browserSeen({ browser: digest(token) }));
      return token;
    }
    const fresh = newSid();
    await db.query(addBrowser({ browser: digest(fresh), userId }));
    await db.query(forgetOldBrowsers({ userId }));
    return fresh;
  }

  /**
   * Notices a sign-in from a browser that the account has not been used with; the first one of an account is no news. The
   * accounts of the demo are everybody's: there each visitor has a new browser.
   */
  async note(userId: string, isKnown: boolean, browser: string): Promise<void> {
    const isFirst = await this.sql.one(firstSignIn({ userId }));
    if (isFirst || isKnown || this.config.demo) return;
    await raiseAccountEvent(this.sql, 'new_browser', userId, { browser });
  }
}
