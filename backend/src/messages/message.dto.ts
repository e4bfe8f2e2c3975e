import { ApiProperty } from '@nestjs/swagger';
import { CHANNELS, MESSAGE_STATES, TEMPLATES, type Channel, type MessageState, type Template } from '@arogya/domain/messages/texts';
import { oneOf, optional } from '@arogya/domain/rule';
import { CheckedQuery } from '../http/checked.decorator';
import { PageQuery } from '../paging/page';

export class MessageQuery extends PageQuery {
  @CheckedQuery(optional(oneOf(TEMPLATES)), { description: 'Only messages of this kind.' }) template?: Template;
}

/** A message that the outbox has kept instead of sending it, or that was perhaps sent. */
export class OutboxMessage {
  @ApiProperty({ format: 'uuid', description: 'The id of the message.' }) id!: string;
  @ApiProperty({ enum: CHANNELS, example: 'sms', description: 'How it was, or would have been, sent.' }) channel!: Channel;
  @ApiProperty({ example: '+915550010001', description: 'A phone, or an e-mail address' }) recipient!: string;
  @ApiProperty({ enum: TEMPLATES, example: 'reminder', description: 'What kind of message it is.' }) template!: Template;
  @ApiProperty({ example: 'Appointment AD-100001 is tomorrow', description: 'Its subject; an SMS is sent without.' }) subject!: string;
  @ApiProperty({
    example: 'Lotus Care Hospital: reminder of appointment AD-100001 with Dr. Meera Iyer tomorrow, 24 Nov 2026, 9:30 AM.',
    description: 'Its whole text.',
  })
  text!: string;
  @ApiProperty({ format: 'date-time', description: 'When it was kept or went out: ISO 8601 with offset.' }) at!: string;
  @ApiProperty({
    enum: MESSAGE_STATES,
    example: 'kept',
    description:
      'kept: instead of being sent, where no provider is set up. unknown: it went out, and the provider did not say whether it took it; it is not sent again by itself.',
  })
  state!: MessageState;
}
