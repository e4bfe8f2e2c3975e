import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator';
import { Access } from '../access/access.decorator';
import { isIntegration, type Actor } from '../access/actor';
import { ExternalId, ExternalIdDocumented } from '../external-ids/external-id.pipe';
import type { AnsweredAs } from '../http/answered-as';
import { Answers } from '../http/answers.decorator';
import { IdempotencyKey, type AnswerOrReplay } from '../idempotency/idempotency';
import { IfMatch } from '../http/if-match';
import type { Page } from '../paging/page';
import { Limited } from '../limits/limited.decorator';
import { Id } from '../http/uuid.pipe';
import { Who } from '../access/who.decorator';
import { PatientAdminService } from './patient-admin.service';
import { NamedPatients } from './named-patients.service';
import { ByPhoneQuery, CreatePatient, Patient, PatientQuery, PutPatient, UpdatePatient } from './patient.dto';
import { PATIENT_SORTS } from './patients.sql';
import { PatientsService } from './patients.service';
import { Phone, PhoneDocumented } from './phone.pipe';

@ApiTags('patients')
@Controller('patients')
export class PatientsController {
  constructor(
    private readonly patients: PatientsService,
    private readonly admin: PatientAdminService,
    private readonly named: NamedPatients,
  ) {}

  @Get()
  @Access('patients:read')
  @Audited('listed', 'patient')
  @Answers({
    summary: 'Patients, searched by name, phone and email',
    description:
      'A number is found however it was typed. A hospital administrator sees those with an appointment at their hospital; an integration of a hospital also those whom it has given an external id.',
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
      'With `all=1` the list of all who share the number. An agent of a hospital finds those with an appointment there, as the hospital reads them; an integration of a hospital also those whom it has given an external id.',
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
      'Always a new one: a family may share a phone number. For an agent of a hospital a patient with this phone and name who exists becomes theirs to book, and the answer is the same. An integration of a hospital sends an external id.',
    type: Patient,
    status: 201,
    refusals: ['externalIdTaken', 'keyReused'],
  })
  createPatient(@Who() who: Actor, @Body() body: CreatePatient, @IdempotencyKey() key: string | null): Promise<AnswerOrReplay<Patient>> {
    return isIntegration(who) ? this.named.add(who, body, key) : this.admin.create(who, body, key);
  }

  @Put('by-external-id/:externalId')
  @Access('patients:by-external-id')
  @ExternalIdDocumented()
  @Answers({
    summary: 'Change the patient with this external id, or add them',
    description: 'What is not sent stays. A new patient needs `name` and `phone`; nobody is looked up by these.',
    type: Patient,
    also: { status: 201, description: 'The record was made' },
    refusals: ['notFound', 'stale', 'externalIdGone', 'keyReused'],
  })
  putPatient(
    @Who() who: Actor,
    @ExternalId() externalId: string,
    @Body() body: PutPatient,
    @IfMatch() version: number | null,
    @IdempotencyKey() key: string | null,
  ): Promise<AnswerOrReplay<Patient | AnsweredAs<Patient>>> {
    return this.named.put(who, externalId, body, version, key);
  }

  @Put(':id')
  @Access('patients:write')
  @Answers({
    summary: 'Change a patient',
    description:
      'What a hospital administrator, or an integration of a hospital, changes of phone, e-mail, symptoms and notes holds for their hospital and its appointments alone.',
    type: Patient,
    refusals: ['notFound', 'stale', 'externalIdTaken'],
  })
  updatePatient(@Who() who: Actor, @Id() id: string, @Body() body: UpdatePatient, @IfMatch() version: number | null): Promise<Patient> {
    return this.admin.change(who, id, body, version);
  }

  @Delete(':id')
  @Access('patients:delete')
  @Answers({
    summary: 'Archive a patient',
    description: 'Upcoming appointments are cancelled. By a hospital administrator: at their hospital alone.',
    refusals: ['notFound', 'stale'],
  })
  deletePatient(@Who() who: Actor, @Id() id: string, @IfMatch() version: number | null): Promise<void> {
    return this.admin.remove(who, id, version);
  }

  @Post(':id/restore')
  @Access('patients:delete')
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
