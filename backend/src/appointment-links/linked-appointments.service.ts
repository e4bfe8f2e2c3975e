import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { Clock } from '../appointments/clock';
import { Sql } from '../database/sql';
import { iso } from '../iso';
import { LinkTokens } from '../link-tokens/link-token';
import type { LinkCaller } from './link-browser';
import { linkedAppointment, type LinkedRow } from './link.sql';

/** The appointment behind a token, in one query; behind a wrong token there is none, and no query. */
@Injectable()
export class LinkedAppointments {
  constructor(
    private readonly tokens: LinkTokens,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async find({ token, browser }: Pick<LinkCaller, 'token' | 'browser'>): Promise<LinkedRow | null> {
    const link = this.tokens.read(token);
    if (!link) return null;
    const [[row]] = await this.sql.batch(linkedAppointment({ ...link, ...browser, now: iso(this.clock.now()) }));
    return row ?? null;
  }

  /** Wrong, replaced, over and erased are answered as an address that was never there, to the letter. */
  async get(caller: Pick<LinkCaller, 'token' | 'browser'>): Promise<LinkedRow> {
    const row = await this.find(caller);
    if (!row) throw new Refusal('noRoute');
    return row;
  }
}
