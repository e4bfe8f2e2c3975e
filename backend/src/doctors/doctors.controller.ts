import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, ConfirmedWhen } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { IdempotencyKey, type AnswerOrReplay } from '../idempotency/idempotency';
import { IfMatch } from '../http/if-match';
import type { Page } from '../paging/page';
import { Id } from '../http/uuid.pipe';
import { Who } from '../access/who.decorator';
import { DoctorAdminService } from './doctor-admin.service';
import { CreateDoctor, Doctor, DoctorDetails, DoctorQuery, UpdateDoctor } from './doctor.dto';
import { DoctorsService } from './doctors.service';
import { DOCTOR_SORTS } from './doctors.sql';

@ApiTags('doctors')
@Controller('doctors')
export class DoctorsController {
  constructor(
    private readonly doctors: DoctorsService,
    private readonly admin: DoctorAdminService,
  ) {}

  @Get()
  @Access('doctors:read')
  @Answers({
    summary: 'Doctors, searched by full name, specialty and hospital name',
    description: 'Agents see the active ones, a doctor their own record, a hospital administrator those of their hospital.',
    list: Doctor,
    sorts: DOCTOR_SORTS,
  })
  listDoctors(@Who() who: Actor, @Query() query: DoctorQuery): Promise<Page<Doctor>> {
    return this.doctors.list(who, query);
  }

  @Get(':id')
  @Access('doctors:read')
  @Answers({ summary: 'One doctor, with the number of upcoming appointments', type: DoctorDetails, refusals: ['notFound'] })
  getDoctor(@Who() who: Actor, @Id() id: string): Promise<DoctorDetails> {
    return this.doctors.find(who, id);
  }

  @Post()
  @Access('doctors:write')
  @ConfirmedWhen('an account is made')
  @Answers({
    summary: 'Add a doctor',
    description:
      'With `createUserAccount` the account is created in the same step. Doctors added by a hospital administrator belong to their hospital.',
    type: Doctor,
    status: 201,
    refusals: ['taken', 'keyReused'],
  })
  createDoctor(@Who() who: Actor, @Body() body: CreateDoctor, @IdempotencyKey() key: string | null): Promise<AnswerOrReplay<Doctor>> {
    return this.admin.create(who, body, key);
  }

  @Put(':id')
  @Access('doctors:write')
  @ConfirmedWhen('an account is made')
  @Answers({
    summary: 'Change a doctor',
    description:
      'No appointment is touched. Those that the doctor cannot hold any more, being inactive, at another hospital or at other hours, are open in the calendar change `openChangeId`.',
    type: Doctor,
    refusals: ['notFound', 'stale', 'taken'],
  })
  updateDoctor(@Who() who: Actor, @Id() id: string, @Body() body: UpdateDoctor, @IfMatch() version: number | null): Promise<Doctor> {
    return this.admin.change(who, id, body, version);
  }

  @Delete(':id')
  @Access('doctors:write')
  @ConfirmedWhen('the doctor has an account')
  @Answers({
    summary: 'Archive a doctor',
    description: 'Upcoming appointments are cancelled and their times become free; the account is closed.',
    refusals: ['notFound', 'stale'],
  })
  deleteDoctor(@Who() who: Actor, @Id() id: string, @IfMatch() version: number | null): Promise<void> {
    return this.admin.remove(who, id, version);
  }

  @Post(':id/restore')
  @Access('doctors:write')
  @ConfirmedWhen('the doctor has an account')
  @Answers({
    summary: 'Bring a deleted doctor back',
    description: 'With the account, as it was before. Appointments that the deletion cancelled stay cancelled.',
    type: Doctor,
    refusals: ['notFound', 'taken'],
  })
  restoreDoctor(@Who() who: Actor, @Id() id: string): Promise<Doctor> {
    return this.admin.restore(who, id);
  }
}
