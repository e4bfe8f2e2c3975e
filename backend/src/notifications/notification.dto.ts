import { ApiProperty } from '@nestjs/swagger';
import { NOTIFICATION_KINDS, type NotificationKind } from '@arogya/domain/notifications/kinds';
import { optional, uuid } from '@arogya/domain/rule';
import { Checked } from '../http/checked.decorator';

export class Notification {
  @ApiProperty({ format: 'uuid', description: 'The id of the notification.' }) id!: string;
  @ApiProperty({ enum: NOTIFICATION_KINDS, example: 'appointment_booked', description: 'What has happened.' }) kind!: NotificationKind;
  @ApiProperty({ format: 'uuid', description: 'The record of which it speaks.' }) entityId!: string;
  @ApiProperty({
    type: Object,
    additionalProperties: true,
    example: { name: 'Meera Nair' },
    description: 'What is needed to say it, by its kind: names and the time, for instance.',
  })
  detail!: Record<string, unknown>;
  @ApiProperty({ format: 'date-time', description: 'When it happened: ISO 8601 with offset.' }) at!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When you read it: ISO 8601 with offset; null before.' })
  readAt!: string | null;
}

export class UnreadCount {
  @ApiProperty({ example: 3, description: 'How many notifications you have not read; 100 stands for 100 or more.' }) unread!: number;
}

export class MarkRead {
  @Checked(optional(uuid()), { description: 'One notification; leave it out for all of them' }) id?: string | null;
}
