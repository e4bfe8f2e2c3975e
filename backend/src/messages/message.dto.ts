import { ApiProperty } from '@nestjs/swagger';
import { CHANNELS, MESSAGE_STATES, TEMPLATES, type Channel, type MessageState, type Template } from '@arogya/domain/messages/texts';
import { oneOf, optional } from '@arogya/domain/rule';
import { CheckedQuery } from '../http/checked.decorator';
import { PageQuery } from '../paging/page';

export class MessageQuery extends PageQuery {
  @CheckedQuery(optional(oneOf(TEMPLATES))) template?: Template;
}

/** A message that the outbox has kept instead of sending it, or that was perhaps sent. */
export class OutboxMessage {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: CHANNELS, example: 'sms' }) channel!: Channel;
  @ApiProperty({ example: '+915550010001', description: 'A phone, or an e-mail address' }) recipient!: string;
  @ApiProperty({ enum: TEMPLATES, example: 'reminder' }) template!: Template;
  @ApiProperty({ example: 'Appointment AD-100001 is tomorrow' }) subject!: string;
  @ApiProperty({ example: 'Lotus Care Hospital: reminder of appointment AD-100001 with Dr. Meera Iyer tomorrow, 24 Nov 2026, 9:30 AM.' })
  text!: string;
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ enum: MESSAGE_STATES, example: 'kept' }) state!: MessageState;
}
