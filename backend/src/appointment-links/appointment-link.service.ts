import { Injectable } from '@nestjs/common';
import { withOffset } from '@arogya/domain/clock';
import { linkEndsAt } from '@arogya/domain/links/barriers';
import { Refusal } from '@arogya/domain/refusal';
import type { Actor } from '../access/actor';
import { visibleTo } from '../appointments/appointments.scope';
import { replaceLink } from '../appointments/booking/settle.sql';
import { Clock } from '../appointments/clock';
import { Sql, type Tx } from '../database/sql';
import { Where } from '../database/where';
import { LinkTokens } from '../link-tokens/link-token';
import type { AppointmentLink } from './link.dto';

interface LinkRow {
  readonly number: number;
  readonly linkVersion: number;
  readonly endAt: Date;
  readonly timeZone: string | null;
}

/** The patient's link in the hands of the desk: to show it, and to make another one where the wrong person has it. */
@Injectable()
export class AppointmentLinks {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly tokens: LinkTokens,
  ) {}

  async present(who: Actor, id: string): Promise<AppointmentLink> {
    return this.shown(await this.row(this.sql, who, id));
  }

  /** The link before ends at once. */
  replace(who: Actor, id: string): Promise<AppointmentLink> {
    return this.sql.transaction(who, async (db) => {
      this.shown(await this.row(db, who, id, 'for no key update of a'));
      await db.batch(replaceLink(this.clock.now(), who, { id }));
      return this.shown(await this.row(db, who, id));
    });
  }

  private async row(db: Pick<Tx, 'one'>, who: Actor, id: string, lock = ''): Promise<LinkRow> {
    const where = visibleTo(who, new Where('a.archived_at is null').and('a.id = ?', id));
    const row = await db.one<LinkRow>(
      `select a.number, a.link_version as "linkVersion", a.end_at as "endAt", h.time_zone as "timeZone"
       from appointments a left join hospitals h on h.id = a.hospital_id ${where.text} ${lock}`,
      where.params,
    );
    if (!row) throw new Refusal('notFound');
    return row;
  }

  private shown({ endAt, timeZone, ...link }: LinkRow): AppointmentLink {
    const until = linkEndsAt(endAt.getTime());
    if (timeZone === null || this.clock.now() > until) throw new Refusal('noLink');
    return { address: this.tokens.addressOf(link), endsAt: withOffset(until, timeZone) };
  }
}
