import { ApiProperty } from '@nestjs/swagger';
import { REPORTED_FIELDS, type ReportedField } from '@arogya/domain/patients/reported';

const value = { type: String, nullable: true } as const;

/** One field: its value in the record, and the reported one. */
export class ReportedValue {
  @ApiProperty({ enum: REPORTED_FIELDS, example: 'email', description: 'Which field differs.' }) field!: ReportedField;
  @ApiProperty({ ...value, example: null, description: 'What the record says; null when it says nothing.' }) onFile!: string | null;
  @ApiProperty({ ...value, example: 'asha.verma@example.in', description: 'What the patient said when they booked.' })
  reported!: string | null;
}

export class SamePhone {
  @ApiProperty({ format: 'uuid', description: 'The id of the other patient.' }) id!: string;
  @ApiProperty({ example: 'Asha Verma' }) name!: string;
  @ApiProperty({ example: true, description: 'The name is the same, too' }) sameName!: boolean;
}

/** What staff compare when a patient has booked online. */
export class ReportedPatient {
  @ApiProperty({ type: ReportedValue, isArray: true, description: 'The fields that differ; empty when nothing was reported' })
  reported!: readonly ReportedValue[];
  @ApiProperty({ type: SamePhone, isArray: true, description: 'Other patients of the same phone whom you may see: possible duplicates' })
  samePhone!: readonly SamePhone[];
}
