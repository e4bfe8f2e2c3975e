import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Appointment, AppointmentQuery } from '../appointments/appointment.dto';
import { AppointmentListsService } from '../appointments/appointment-lists.service';
import { Doctor, DoctorQuery } from '../doctors/doctor.dto';
import { DoctorsService } from '../doctors/doctors.service';
import { Audited } from '../audit/audited.decorator';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import type { Page } from '../paging/page';
import { Who } from '../access/who.decorator';
import { HospitalStats } from './hospital-stats.dto';
import { HospitalStatsService } from './hospital-stats.service';
import { APPOINTMENT_SORTS } from '../appointments/appointment.sql';
import { DOCTOR_SORTS } from '../doctors/doctors.sql';

/** What a hospital's administrator sees of the own hospital at a glance. */
@ApiTags('hospital')
@Controller('hospital')
export class HospitalDashboardController {
  constructor(
    private readonly appointments: AppointmentListsService,
    private readonly doctors: DoctorsService,
    private readonly figures: HospitalStatsService,
  ) {}

  @Get('appointments')
  @Access('hospital:read')
  @Audited('listed', 'appointment')
  @Answers({ summary: 'Appointments of your hospital, the latest first', list: Appointment, sorts: APPOINTMENT_SORTS })
  hospitalAppointments(@Who() who: Actor, @Query() query: AppointmentQuery): Promise<Page<Appointment>> {
    return this.appointments.list(who, query);
  }

  @Get('doctors')
  @Access('hospital:read')
  @Answers({ summary: 'Doctors of your hospital', list: Doctor, sorts: DOCTOR_SORTS })
  hospitalDoctors(@Who() who: Actor, @Query() query: DoctorQuery): Promise<Page<Doctor>> {
    return this.doctors.list(who, query);
  }

  @Get('stats')
  @Access('hospital:read')
  @Answers({ summary: 'Figures of your hospital', type: HospitalStats, input: false })
  hospitalStats(@Who() who: Actor): Promise<HospitalStats> {
    return this.figures.ofOwn(who);
  }
}
