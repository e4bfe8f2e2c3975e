import { Body, ConflictException, Controller, Get, Injectable, NotFoundException, Param, Post, Query, UseGuards } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsDateString, IsOptional, IsString, IsUUID } from 'class-validator';
import { And, DataSource, In, LessThan, MoreThan, MoreThanOrEqual, Repository, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { JwtGuard, SignedIn } from './auth';
import { dayOf, midnight } from './days';
import { Appointment, Doctor, OPEN_STATUSES, Patient, type Agent } from './entities';
import { IdParam, ListQuery, pageOf, type Page } from './page';

export class NewAppointment {
  @IsUUID('loose')
  patientId!: string;

  @IsUUID('loose')
  doctorId!: string;

  @IsDateString()
  startAt!: string;

  @IsOptional()
  @IsString()
  notes?: string;
}

const MINUTE = 60_000;

@Injectable()
export class AppointmentsService {
  constructor(
    @InjectRepository(Appointment) private readonly appointments: Repository<Appointment>,
    private readonly dataSource: DataSource,
  ) {}

  async list(query: ListQuery): Promise<Page<Appointment>> {
    const found = this.joined().orderBy('appointment.startAt', 'ASC').addOrderBy('appointment.id', 'ASC');
    if (query.hospitalId) found.andWhere('appointment.hospitalId = :hospitalId', { hospitalId: query.hospitalId });
    if (query.from) found.andWhere('appointment.day >= :from', { from: query.from });
    if (query.to) found.andWhere('appointment.day <= :to', { to: query.to });
    return this.page(found, query);
  }

  async today(query: ListQuery): Promise<Page<Appointment>> {
    const found = this.joined().where('appointment.startAt >= :dawn and appointment.startAt < :dusk', {
      dawn: midnight(dayOf(new Date())),
      dusk: midnight(dayOf(new Date()), 1),
    });
    return this.page(found.orderBy('appointment.startAt', 'ASC').addOrderBy('appointment.id', 'ASC'), query);
  }

  async ofDoctor(doctorId: string, query: ListQuery): Promise<Page<Appointment>> {
    const found = this.joined().where('appointment.doctorId = :doctorId', { doctorId });
    if (query.from) found.andWhere('appointment.startAt >= :dawn', { dawn: midnight(query.from) });
    if (query.to) found.andWhere('appointment.startAt < :dusk', { dusk: midnight(query.to, 1) });
    return this.page(found.orderBy('appointment.startAt', 'DESC').addOrderBy('appointment.id', 'DESC'), query);
  }

  book(wanted: NewAppointment, agent: Agent): Promise<Appointment> {
    return this.dataSource.transaction(async (manager) => {
      const doctor = await manager.findOne(Doctor, { where: { id: wanted.doctorId }, lock: { mode: 'pessimistic_write' } });
      if (!doctor) throw new NotFoundException('No such doctor');
      const patient = await manager.findOneBy(Patient, { id: wanted.patientId });
      if (!patient) throw new NotFoundException('No such patient');
      const startAt = new Date(wanted.startAt);
      const endAt = new Date(startAt.getTime() + doctor.minutes * MINUTE);
      if (await isTaken(manager, doctor.id, startAt, endAt)) throw new ConflictException('This time is taken');
      const made = manager.create(Appointment, {
        patient,
        doctor,
        hospitalId: doctor.hospitalId,
        agentId: agent.id,
        startAt,
        endAt,
        day: dayOf(startAt),
        status: 'pending',
        source: 'staff',
        notes: wanted.notes ?? null,
      });
      return manager.save(made);
    });
  }

  private joined(): SelectQueryBuilder<Appointment> {
    return this.appointments
      .createQueryBuilder('appointment')
      .leftJoinAndSelect('appointment.patient', 'patient')
      .leftJoinAndSelect('appointment.doctor', 'doctor')
      .leftJoinAndSelect('appointment.hospital', 'hospital');
  }

  private async page(found: SelectQueryBuilder<Appointment>, query: ListQuery): Promise<Page<Appointment>> {
    const { page, pageSize } = query;
    return pageOf(
      await found
        .skip((page - 1) * pageSize)
        .take(pageSize)
        .getManyAndCount(),
      query,
    );
  }
}

/** Only that day is looked at: no appointment lasts over midnight. */
const isTaken = (manager: EntityManager, doctorId: string, startAt: Date, endAt: Date): Promise<boolean> =>
  manager.existsBy(Appointment, {
    doctorId,
    startAt: And(MoreThanOrEqual(midnight(dayOf(startAt))), LessThan(endAt)),
    endAt: MoreThan(startAt),
    status: In(OPEN_STATUSES),
  });

@Controller('appointments')
@UseGuards(JwtGuard)
export class AppointmentsController {
  constructor(private readonly service: AppointmentsService) {}

  @Get()
  list(@Query() query: ListQuery): Promise<Page<Appointment>> {
    return this.service.list(query);
  }

  @Get('today')
  today(@Query() query: ListQuery): Promise<Page<Appointment>> {
    return this.service.today(query);
  }

  @Get('doctor/:id')
  ofDoctor(@Param() { id }: IdParam, @Query() query: ListQuery): Promise<Page<Appointment>> {
    return this.service.ofDoctor(id, query);
  }

  @Post()
  book(@Body() wanted: NewAppointment, @SignedIn() agent: Agent): Promise<Appointment> {
    return this.service.book(wanted, agent);
  }
}
