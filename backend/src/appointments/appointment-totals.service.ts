import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql';
import { statementName } from '../database/statement-name';
import { Where } from '../database/where';
import { SharedFigures } from '../events/shared-figures';
import { boundHospital, type Actor } from '../access/actor';
import type { AppointmentQuery } from './appointment.dto';
import { AppointmentStatisticsService } from './appointment-statistics.service';

type Total = (() => Promise<number>) | null;

/** Totals of whole lists, from the counters; null for a list with a filter that the counters do not know. */
@Injectable()
export class AppointmentTotals {
  constructor(
    private readonly sql: Sql,
    private readonly shared: SharedFigures,
    private readonly statistics: AppointmentStatisticsService,
  ) {}

  /** Of what the actor sees, or of one doctor only. */
  of(who: Actor, { q, patientId, from, to, upcoming, ...query }: AppointmentQuery, doctor?: string): Total {
    if (q || patientId || from || to || upcoming || (who.role === 'doctor' && !doctor)) return null;
    const where = new Where('true')
      .and('t.hospital_id = ?', boundHospital(who))
      .and('t.hospital_id = ?', query.hospitalId)
      .and('t.doctor_id = ?', doctor)
      .and('t.doctor_id = ?', query.doctorId)
      .and('t.status = ?', query.status);
    const text = `select coalesce(sum(t.appointments), 0) as total from appointment_totals t ${where.text}`;
    const name = statementName('appointments-total', text);
    const read = async (): Promise<number> => (await this.sql.named<{ total: number }>(name, text, where.params))[0]?.total ?? 0;
    return () => this.shared.of(`appointments ${JSON.stringify([where.text, where.params])}`, read);
  }

  ofToday(who: Actor, { q, status, doctorId, hospitalId, patientId, from, to, upcoming }: AppointmentQuery): Total {
    if (who.role === 'doctor' || [q, status, doctorId, hospitalId, patientId, from, to, upcoming].some(Boolean)) return null;
    const hospital = boundHospital(who);
    return async () => (await this.statistics.figures(hospital)).today;
  }
}
