import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { IdempotencyKey, type AnswerOrReplay } from '../idempotency/idempotency';
import { IfMatch } from '../http/if-match';
import type { Page } from '../paging/page';
import { Limited } from '../limits/limited.decorator';
import { Id } from '../http/uuid.pipe';
import { Who } from '../access/who.decorator';
import { PatientAdminService } from './patient-admin.service';
import { ByPhoneQuery, CreatePatient, Patient, PatientQuery, UpdatePatient } from './patient.dto';
import { PATIENT_SORTS } from './patients.sql';
import { PatientsService } from './patients.service';
import { Phone, PhoneDocumented } from './phone.pipe';

@ApiTags('patients')
@Controller('patients')
export class PatientsController {
  constructor(
    private readonly patients: PatientsService,
    private readonly admin: PatientAdminService,
  ) {}

  @Get()
  @Access('patients:read')
  @Audited('listed', 'patient')
  @Answers({
    summary: 'Patients, searched by name, phone and email',
    description: 'A number is found however it was typed. A hospital administrator sees those with an appointment at their hospital.',
    list: Patient,
    sorts: PATIENT_SORTS,
  })
  listPatients(@Who() who: Actor, @Query() query: PatientQuery): Promise<Page<Patient>> {
    return this.patients.list(who, query);
  }

  @Get('by-phone/:phone')
  @Access('patients:find')
  @Audited('looked_up', 'patient')
  @Limited('phoneLookup')
  @PhoneDocumented()
  @Answers({
    summary: 'The most recently seen patient with this phone number',
    description:
      'With `all=1` the list of all who share the number. An agent of a hospital finds those with an appointment there, as the hospital reads them.',
    type: Patient,
    orList: true,
    refusals: ['patientUnknown'],
  })
  async patientByPhone(@Who() who: Actor, @Phone() phone: string, @Query() { all }: ByPhoneQuery): Promise<Patient | Patient[]> {
    const family = await this.patients.behindPhone(who, phone);
    return all ? family : family[0];
  }

  @Get(':id')
  @Access('patients:read')
  @Audited('read', 'patient')
  @Answers({ summary: 'One patient', type: Patient, refusals: ['notFound'] })
  getPatient(@Who() who: Actor, @Id() id: string): Promise<Patient> {
    return this.patients.find(who, id);
  }

  @Post()
  @Access('patients:create')
  @Answers({
    summary: 'Add a patient',
    description:
      'Always a new one: a family may share a phone number. For an agent of a hospital a patient with this phone and name who exists becomes theirs to book, and the answer is the same.',
    type: Patient,
    status: 201,
    refusals: ['keyReused'],
  })
  createPatient(@Who() who: Actor, @Body() body: CreatePatient, @IdempotencyKey() key: string | null): Promise<AnswerOrReplay<Patient>> {
    return this.admin.create(who, body, key);
  }

  @Put(':id')
  @Access('patients:write')
  @Answers({
    summary: 'Change a patient',
    description:
      'What a hospital administrator changes of phone, e-mail, symptoms and notes holds for their hospital and its appointments alone.',
    type: Patient,
    refusals: ['notFound', 'stale'],
  })
  updatePatient(@Who() who: Actor, @Id() id: string, @Body() body: UpdatePatient, @IfMatch() version: number | null): Promise<Patient> {
    return this.admin.change(who, id, body, version);
  }

  @Delete(':id')
  @Access('patients:write')
  @Answers({
    summary: 'Archive a patient',
    description: 'Upcoming appointments are cancelled. By a hospital administrator: at their hospital alone.',
    refusals: ['notFound', 'stale'],
  })
  deletePatient(@Who() who: Actor, @Id() id: string, @IfMatch() version: number | null): Promise<void> {
    return this.admin.remove(who, id, version);
  }

  @Post(':id/restore')
  @Access('patients:write')
  @Answers({
    summary: 'Bring a deleted patient back',
    description: 'Appointments that the deletion cancelled stay cancelled. A patient whose data were erased cannot be restored.',
    type: Patient,
    refusals: ['notFound'],
  })
  restorePatient(@Who() who: Actor, @Id() id: string): Promise<Patient> {
    return this.admin.restore(who, id);
  }
}
