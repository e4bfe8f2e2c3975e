import { ApiProperty } from '@nestjs/swagger';
import { PERSON_KINDS, type PersonKind } from '@arogya/domain/privacy/erasure';
import { listOf, phone, uuid } from '@arogya/domain/rule';
import { Checked } from '../http/checked.decorator';
import { Patient } from '../patients/patient.dto';

export class Erasure {
  @ApiProperty({ type: 'integer', example: 1, description: 'Patients under this name and phone' }) patients!: number;
  @ApiProperty({ type: 'integer', example: 3, description: 'Appointments that stay as dates and counts' }) appointments!: number;
  @ApiProperty({ type: 'integer', example: 1, description: 'Upcoming appointments that were cancelled' }) cancelled!: number;
  @ApiProperty({ type: 'integer', example: 1, description: 'How many leads under the same name and phone were emptied.' }) leads!: number;
  @ApiProperty({ type: 'integer', example: 0, description: 'How many enquiries under the same name and phone were emptied.' })
  enquiries!: number;
  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    example: '2029-11-24',
    description: 'Until when notes on delivered appointments are kept without a name; null when there are none',
  })
  keptUntil!: string | null;
}

/** One row of a phone. */
export class PersonRow {
  @ApiProperty({ enum: PERSON_KINDS, description: 'What kind of row it is; a form is what a visitor typed on the booking page' })
  kind!: PersonKind;
  @ApiProperty({ format: 'uuid', description: 'The id of the row' }) id!: string;
  @ApiProperty({ example: 'Asha Verma', description: 'The name as it stands in this row' }) name!: string;
  @ApiProperty({ type: String, nullable: true, example: 'asha.verma@example.in', description: 'The e-mail address in this row' })
  email!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ example: false, description: 'Whether the row is deleted; it can be erased all the same' }) archived!: boolean;
  @ApiProperty({ type: 'integer', example: 3, description: 'Appointments of this patient' }) appointments!: number;
  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    example: '2029-11-24',
    description: 'Until when notes on delivered appointments stay, without a name; null when none stay',
  })
  keptUntil!: string | null;
}

export class PhoneRows {
  @ApiProperty({ type: [PersonRow], description: 'Patients, leads, enquiries and forms, whatever their names' }) rows!: PersonRow[];
  @ApiProperty({ type: 'integer', example: 4, description: 'Messages to this phone or about these patients; they go with the person' })
  messages!: number;
}

export class ChosenRows {
  @Checked(phone('Valid phone number is required')) phone!: string;
  @Checked(listOf(uuid(), 1_000), { description: 'The rows that are this person’s, by their ids' }) ids!: string[];
}

const list = (description: string): PropertyDecorator =>
  ApiProperty({ type: 'array', items: { type: 'object' }, example: [{}], description });

export class PersonData {
  @ApiProperty({ format: 'date-time', description: 'When the file was made: ISO 8601 with offset.' }) exportedAt!: string;
  @list('The records as a patient; here and below externalIds are what programs call a record, by the name of the integration')
  patients!: object[];
  @list('What single hospitals have changed or written for themselves') hospitals!: object[];
  @list('Every appointment, with what was written and reported about it') appointments!: object[];
  @list('Leads behind these appointments, or under the same name and phone') leads!: object[];
  @list('Enquiries under the same name and phone') enquiries!: object[];
  @list('What was typed on the booking page within the last day') typed!: object[];
  @list('Messages about these appointments') messages!: object[];
}

export class PatientData extends PersonData {
  @ApiProperty({ type: Patient, description: 'The record of the patient.' }) patient!: Patient;
}
