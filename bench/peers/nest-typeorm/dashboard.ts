import { Controller, Get, Injectable, UseGuards } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { JwtGuard } from './auth';
import { dayOf, midnight } from './days';
import { Appointment, Doctor, Lead, PatientRecord } from './entities';

interface CountOfDay {
  readonly day: string;
  readonly count: number;
}

interface Figures {
  readonly patients: number;
  readonly doctors: number;
  readonly appointments: number;
  readonly leads: number;
  readonly days: readonly CountOfDay[];
  readonly leadDays: readonly CountOfDay[];
}

const OPEN_LEADS = ['new', 'assigned'];
const APPOINTMENT_DAYS = 60;
const LEAD_DAYS = 30;

/** Counts when somebody asks. */
@Injectable()
export class DashboardService {
  constructor(
    @InjectRepository(PatientRecord) private readonly patients: Repository<PatientRecord>,
    @InjectRepository(Doctor) private readonly doctors: Repository<Doctor>,
    @InjectRepository(Appointment) private readonly appointments: Repository<Appointment>,
    @InjectRepository(Lead) private readonly leads: Repository<Lead>,
  ) {}

  async stats(): Promise<Figures> {
    const [patients, doctors, appointments, leads, days, leadDays] = await Promise.all([
      this.patients.count(),
      this.doctors.count(),
      this.appointments.count(),
      this.leads.countBy({ status: In(OPEN_LEADS) }),
      this.appointmentsByDay(),
      this.leadsByDay(),
    ]);
    return { patients, doctors, appointments, leads, days, leadDays };
  }

  private appointmentsByDay(): Promise<CountOfDay[]> {
    const today = dayOf(new Date());
    return this.appointments
      .createQueryBuilder('appointment')
      .select('appointment.day', 'day')
      .addSelect('count(*)::int', 'count')
      .where('appointment.startAt >= :first and appointment.startAt < :end', {
        first: midnight(today, 1 - APPOINTMENT_DAYS),
        end: midnight(today, 1),
      })
      .groupBy('appointment.day')
      .orderBy('appointment.day')
      .getRawMany();
  }

  private leadsByDay(): Promise<CountOfDay[]> {
    return this.leads
      .createQueryBuilder('lead')
      .select('date(lead.createdAt)', 'day')
      .addSelect('count(*)::int', 'count')
      .where('lead.createdAt >= :first', { first: midnight(dayOf(new Date()), 1 - LEAD_DAYS) })
      .andWhere('lead.status in (:...statuses)', { statuses: OPEN_LEADS })
      .groupBy('date(lead.createdAt)')
      .orderBy('date(lead.createdAt)')
      .getRawMany();
  }
}

@Controller('dashboard')
@UseGuards(JwtGuard)
export class DashboardController {
  constructor(private readonly service: DashboardService) {}

  @Get('stats')
  stats(): Promise<Figures> {
    return this.service.stats();
  }
}
