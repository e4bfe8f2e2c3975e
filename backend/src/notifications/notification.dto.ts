import { ApiProperty } from '@nestjs/swagger';
import { NOTIFICATION_KINDS, type NotificationKind } from '@arogya/domain/notifications/kinds';
import { optional, uuid } from '@arogya/domain/rule';
import { Checked } from '../http/checked.decorator';

export class Notification {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: NOTIFICATION_KINDS, example: 'appointment_booked' }) kind!: NotificationKind;
  @ApiProperty({ format: 'uuid' }) entityId!: string;
  @ApiProperty({ type: Object, additionalProperties: true, example: { name: 'Meera Nair' } }) detail!: Record<string, unknown>;
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) readAt!: string | null;
}

export class UnreadCount {
  @ApiProperty({ example: 3 }) unread!: number;
}

export class MarkRead {
  @Checked(optional(uuid()), { description: 'One notification; leave it out for all of them' }) id?: string | null;
}
