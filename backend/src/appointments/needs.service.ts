import { Injectable } from '@nestjs/common';
import { NEEDS, NEEDS_COUNTED, needsOf } from '@arogya/domain/appointments/needs';
import { MINUTE } from '@arogya/domain/clock';
import { boundHospital, type Actor } from '../access/actor';
import { Sql } from '../database/sql';
import { namedStatement } from '../database/statement-name';
import { Where } from '../database/where';
import { SharedFigures } from '../events/shared-figures';
import { Keyset } from '../paging/keyset';
import { completed, type Total } from '../paging/list';
import type { Page } from '../paging/page';
import type { BareRow } from './appointment-row';
import { symptomsFor, visibleTo } from './appointments.scope';
import { Clock } from './clock';
import type { HospitalNeeds, NeededAppointment, NeedsQuery } from './needs.dto';
import { needsByHospital, needsCount, NEEDS_SORTS, needsPage, type NeedsSelection } from './needs.sql';
import { ShownNames } from './shown-names';
import { iso } from '../iso';

interface NeedRow extends BareRow {
  readonly rank: number;
  readonly calendarChangeId: string | null;
}

/** The appointments that need somebody now, always within the actor's scope. */
@Injectable()
export class NeedsService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly shared: SharedFigures,
    private readonly names: ShownNames,
  ) {}

  async list(who: Actor, query: NeedsQuery): Promise<Page<NeededAppointment>> {
    const now = this.clock.now();
    const at = iso(now);
    const bound = boundHospital(who);
    const hospital = bound ?? query.hospitalId ?? null;
    const needs = needsOf(who.role);
    const visible = visibleTo(who, new Where('a.archived_at is null')).and('a.hospital_id = ?', query.hospitalId);
    const keyset = new Keyset(query, NEEDS_SORTS, 'appointmentDate', 'a.id');
    const key = JSON.stringify(['needs', Math.floor(now / MINUTE), who.role, visible.text, visible.params]);
    const whole = { needs, at, hospital, bound, where: visible.copy() };
    const rows = namedStatement<NeedRow>('needs', needsPage({ ...whole, where: visible }, keyset, symptomsFor(who)), visible.params);
    const [found] = await this.sql.batch(rows);
    const page = await completed(keyset, found, () => this.shared.of(key, () => this.total(whole)));
    const appointmentOf = await this.names.completing(page.rows);
    return page.map((row) => ({
      ...appointmentOf(row),
      need: NEEDS[row.rank] ?? 'confirm',
      calendarChangeId: row.calendarChangeId,
    }));
  }

  /** Asked for a full page only. It takes longer than the page: all who look within two seconds share it. */
  private async total(needed: NeedsSelection): Promise<Total> {
    const [[all]] = await this.sql.batch(namedStatement<{ total: number }>('needs', needsCount(needed), needed.where.params));
    const total = all?.total ?? 0;
    return { total: Math.min(total, NEEDS_COUNTED), capped: total > NEEDS_COUNTED };
  }

  async byHospital(who: Actor): Promise<HospitalNeeds[]> {
    const at = iso(this.clock.now());
    const visible = visibleTo(who, new Where('a.archived_at is null'));
    const all = { where: visible, needs: needsOf(who.role), at, hospital: null, bound: boundHospital(who) };
    const counts = namedStatement<HospitalNeeds>('needs', needsByHospital(all), visible.params);
    const [rows] = await this.sql.batch(counts);
    return rows;
  }
}
