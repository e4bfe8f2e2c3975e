import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@arogya/domain/languages/languages';
import { GENDERS, newPatientRules, patientRules, type Gender } from '@arogya/domain/patients/rules';
import { flag, oneOf, optional } from '@arogya/domain/rule';
import { Checked, CheckedQuery } from '../http/checked.decorator';
import { ArchivedQuery } from '../archive/archived';
import { Ids } from '../paging/ids';
import { CalledSo, SentExternalId, ShownExternalId } from '../external-ids/external-id.dto';

const AGE = { description: 'The age in whole years, 1 to 150; it goes up by itself from the day it was given.' } as const;

const LANGUAGE = { description: 'The language of messages to them; null: as the hospital has it.' } as const;

export class CreatePatient {
  @Checked(newPatientRules.name) name!: string;
  @Checked(newPatientRules.phone) phone!: string;
  @Checked(newPatientRules.email) email?: string | null;
  @Checked(newPatientRules.age) age?: number | null;
  @Checked(newPatientRules.gender) gender?: Gender | null;
  @Checked(newPatientRules.address) address?: string | null;
  @Checked(newPatientRules.location) location?: string | null;
  @Checked(newPatientRules.symptoms) symptoms?: string | null;
  @Checked(newPatientRules.notes) notes?: string | null;
  @Checked(newPatientRules.language, LANGUAGE) language?: Language | null;
  @SentExternalId() externalId?: string | null;
}

/** What an integration sends of the patient who has its external id. */
export class PutPatient {
  @Checked(patientRules.name, { ifSent: true }) name?: string;
  @Checked(patientRules.phone, { ifSent: true }) phone?: string;
  @Checked(patientRules.email) email?: string | null;
  @Checked(patientRules.age, AGE) age?: number | null;
  @Checked(patientRules.gender) gender?: Gender | null;
  @Checked(patientRules.address) address?: string | null;
  @Checked(patientRules.location) location?: string | null;
  @Checked(patientRules.symptoms) symptoms?: string | null;
  @Checked(patientRules.notes) notes?: string | null;
  @Checked(patientRules.language, LANGUAGE) language?: Language | null;
}

export class UpdatePatient extends PutPatient {
  @SentExternalId() externalId?: string | null;
}

export class PatientQuery extends ArchivedQuery {
  @CheckedQuery(optional(oneOf(GENDERS)), { description: 'Only patients of this gender.' }) gender?: Gender;
  @Ids() ids?: string;
  @CalledSo() externalId?: string;
}

export class ByPhoneQuery {
  @CheckedQuery(optional(flag()), { description: '1: the list of all who share the number, most recently seen first' }) all?: boolean;
}

const words = { type: String, nullable: true } as const;

export class Patient {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Asha Verma' }) name!: string;
  @ApiProperty({ example: '+91 55500 10001', description: 'The phone number as it was typed. Several patients may share one.' })
  phone!: string;
  @ApiProperty({ ...words, example: 'asha.verma@example.in' }) email!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, example: 34, ...AGE }) age!: number | null;
  @ApiProperty({ enum: GENDERS, enumName: 'Gender', nullable: true, example: 'female' }) gender!: Gender | null;
  @ApiProperty({ ...words, example: '12 MG Road' }) address!: string | null;
  @ApiProperty({ ...words, example: 'Pune' }) location!: string | null;
  @ApiProperty({ ...words, example: 'Chest pain when climbing stairs' }) symptoms!: string | null;
  @ApiProperty({ ...words, example: 'Prefers the morning' }) notes!: string | null;
  @ApiProperty({ type: String, enum: LANGUAGES, nullable: true, example: 'hi', ...LANGUAGE }) language!: Language | null;
  @ApiProperty({ format: 'date-time', description: 'When the patient was created or last booked: ISO 8601 with offset' }) seenAt!: string;
  @ApiProperty({ type: 'integer', example: 1 }) version!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
  @ShownExternalId() externalId?: string | null;
}
