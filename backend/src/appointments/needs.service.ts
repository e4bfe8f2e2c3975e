import { Injectable } from '@nestjs/common';
import { NEEDS, NEEDS_COUNTED, needsOf } from '@arogya/domain/appointments/needs';
import { ownHospital, type Actor } from '../access/actor';
import { Sql } from '../database/sql';
import { plannedOnce } from '../database/statement';
import { namedStatement } from '../database/statement-name';
import { Where } from '../database/where';
import { Keyset } from '../paging/keyset';
import { completed } from '../paging/list';
import type { Page } from '../paging/page';
import { toAppointment, type AppointmentRow } from './appointment-row';
import { isOfHospital, symptomsFor, visibleTo } from './appointments.scope';
import { Clock } from './clock';
import type { HospitalNeeds, NeededAppointment, NeedsQuery } from './needs.dto';
import { needsByHospital, needsCount, NEEDS_SORTS, needsPage } from './needs.sql';

interface NeedRow extends AppointmentRow {
  readonly rank: number;
  readonly calendarChangeId: string | null;
}

/** The appointments that need somebody now, always within the actor's scope. */
@Injectable()
export class NeedsService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async list(who: Actor, query: NeedsQuery): Promise<Page<NeededAppointment>> {
    const at = new Date(this.clock.now()).toISOString();
    const hospital = isOfHospital(who) ? ownHospital(who) : (query.hospitalId ?? null);
    const needs = needsOf(who.role);
    const visible = visibleTo(who, new Where('a.archived_at is null')).and('a.hospital_id = ?', query.hospitalId);
    const counted = visible.copy();
    const keyset = new Keyset(query, NEEDS_SORTS, 'appointmentDate', 'a.id');
    const needed = { needs, at, hospital };
    const rows = namedStatement<NeedRow>('needs', needsPage({ ...needed, where: visible }, keyset, symptomsFor(who)), visible.params);
    const count = namedStatement<{ total: number }>('needs', needsCount({ ...needed, where: counted }), counted.params);
    // The rows of five reasons, twice: planning them takes longer than reading them.
    const [, found, [all]] = await this.sql.batch(plannedOnce(), rows, count);
    const total = all?.total ?? 0;
    const page = await completed(keyset, found, () => ({ total: Math.min(total, NEEDS_COUNTED), capped: total > NEEDS_COUNTED }));
    return page.map((row) => ({
      ...toAppointment(row),
      need: NEEDS[row.rank] ?? 'confirm',
      calendarChangeId: row.calendarChangeId,
    }));
  }

  async byHospital(who: Actor): Promise<HospitalNeeds[]> {
    const at = new Date(this.clock.now()).toISOString();
    const visible = visibleTo(who, new Where('a.archived_at is null'));
    const counts = namedStatement<HospitalNeeds>('needs', needsByHospital(visible, needsOf(who.role), at), visible.params);
    const [, rows] = await this.sql.batch(plannedOnce(), counts);
    return rows;
  }
}
