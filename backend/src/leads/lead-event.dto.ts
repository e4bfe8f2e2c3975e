import { ApiProperty } from '@nestjs/swagger';
import { callRules, CALL_OUTCOMES, LEAD_EVENT_KINDS, type CallOutcome, type LeadEventKind } from '@arogya/domain/leads/events';
import { Checked } from '../http/checked.decorator';
import { LeadAgent } from './lead.dto';

export type { LeadEventKind };

export class RecordCall {
  @Checked(callRules.outcome, { description: 'How the call ended; a new or assigned lead takes its next status from it.' })
  outcome!: CallOutcome;
  @Checked(callRules.notes, { description: 'What was said, free text.' }) notes?: string | null;
}

export class LeadEvent {
  @ApiProperty({ format: 'uuid', description: 'The id of the event.' }) id!: string;
  @ApiProperty({ enum: LEAD_EVENT_KINDS, example: 'called', description: 'What has happened.' }) kind!: LeadEventKind;
  @ApiProperty({
    type: Object,
    additionalProperties: true,
    example: { outcome: CALL_OUTCOMES[0] },
    description: 'What belongs to that kind: the new status, the outcome of a call, its notes.',
  })
  detail!: Record<string, unknown>;
  @ApiProperty({ format: 'date-time', description: 'When it happened: ISO 8601 with offset.' }) at!: string;
  @ApiProperty({ type: LeadAgent, nullable: true, description: 'Who did it; null when nobody who is known did.' }) actor!: LeadAgent | null;
}
