import { ApiProperty } from '@nestjs/swagger';
import { callRules, CALL_OUTCOMES, LEAD_EVENT_KINDS, type CallOutcome, type LeadEventKind } from '@arogya/domain/leads/events';
import { Checked } from '../http/checked.decorator';
import { LeadAgent } from './lead.dto';

export type { LeadEventKind };

export class RecordCall {
  @Checked(callRules.outcome) outcome!: CallOutcome;
  @Checked(callRules.notes) notes?: string | null;
}

export class LeadEvent {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: LEAD_EVENT_KINDS, example: 'called' }) kind!: LeadEventKind;
  @ApiProperty({ type: Object, additionalProperties: true, example: { outcome: CALL_OUTCOMES[0] } }) detail!: Record<string, unknown>;
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ type: LeadAgent, nullable: true }) actor!: LeadAgent | null;
}
