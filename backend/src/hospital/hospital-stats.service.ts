import { Injectable } from '@nestjs/common';
import { AppointmentStatisticsService } from '../appointments/appointment-statistics.service';
import { Sql } from '../database/sql';
import { ownHospital, type Actor } from '../access/actor';
import type { HospitalStats } from './hospital-stats.dto';
import { prepared } from '../database/statement';

const activeDoctors = prepared<{ doctors: number }, { hospitalId: string }>(
  'active-doctors',
  'select count(*)::int as doctors from doctors where hospital_id = :hospitalId and is_active and archived_at is null',
);

/** The four figures of the hospital dashboard. */
@Injectable()
export class HospitalStatsService {
  constructor(
    private readonly sql: Sql,
    private readonly appointments: AppointmentStatisticsService,
  ) {}

  async ofOwn(who: Actor): Promise<HospitalStats> {
    const hospitalId = ownHospital(who);
    const [figures, [active]] = await Promise.all([this.appointments.figures(hospitalId), this.sql.query(activeDoctors({ hospitalId }))]);
    return {
      totalAppointments: figures.total,
      todayAppointments: figures.today,
      activeDoctors: active?.doctors ?? 0,
      confirmedToday: figures.confirmedToday,
    };
  }
}
