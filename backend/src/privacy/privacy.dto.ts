import { ApiProperty } from '@nestjs/swagger';
import { Patient } from '../patients/patient.dto';

export class Erasure {
  @ApiProperty({ type: 'integer', example: 3, description: 'Visits that stay as dates and counts' }) visits!: number;
  @ApiProperty({ type: 'integer', example: 1, description: 'Visits to come that were cancelled' }) cancelled!: number;
  @ApiProperty({ type: 'integer', example: 1 }) leads!: number;
  @ApiProperty({ type: 'integer', example: 0 }) enquiries!: number;
  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    example: '2029-11-24',
    description: 'Until when texts about delivered visits are kept without a name; null when there are none',
  })
  keptUntil!: string | null;
}

export class PatientData {
  @ApiProperty({ format: 'date-time' }) exportedAt!: string;
  @ApiProperty({ type: Patient }) patient!: Patient;
  @ApiProperty({ type: 'array', items: { type: 'object' }, description: 'Every visit, with what was written and reported about it' })
  visits!: object[];
  @ApiProperty({ type: 'array', items: { type: 'object' }, description: 'Leads behind these visits, or under the same name and phone' })
  leads!: object[];
  @ApiProperty({ type: 'array', items: { type: 'object' }, description: 'Enquiries under the same name and phone' })
  enquiries!: object[];
  @ApiProperty({ type: 'array', items: { type: 'object' }, description: 'What was typed on the booking page within the last day' })
  typed!: object[];
}
