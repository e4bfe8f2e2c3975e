import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CANCEL_REASONS, LATE_MINUTES, type CancelReason, type LateMinutes, type PatientSaid } from '@arogya/domain/links/link';

export class SaidLate {
  @ApiProperty({ enum: LATE_MINUTES, example: 20, description: 'By how many minutes the patient will be late.' }) minutes!: LateMinutes;
  @ApiProperty({ format: 'date-time', description: 'When the patient said so: ISO 8601 with offset.' }) at!: string;
}

/** What a patient has said by the link of the appointment. */
export class Said implements PatientSaid {
  @ApiPropertyOptional({ format: 'date-time', description: 'When the patient said that they are coming: ISO 8601 with offset.' })
  coming?: string;
  @ApiPropertyOptional({ type: SaidLate, description: 'That the patient will be late.' }) late?: SaidLate;
  @ApiPropertyOptional({ enum: CANCEL_REASONS, example: 'cannotCome', description: 'The patient has cancelled, for this reason.' })
  cancel?: CancelReason;
  @ApiPropertyOptional({ type: 'integer', example: 1, description: 'How often the patient has moved the appointment.' }) moves?: number;
}
