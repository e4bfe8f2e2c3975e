import { NOTIFICATION_KINDS, type NotificationKind } from '@arogya/domain/notifications/kinds';
import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, NOW, WordColumn } from '../database/entity-columns';

/** Written once for everybody of its audience. */
@Entity('notifications')
export class NotificationEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') audience!: string;
  @WordColumn(NOTIFICATION_KINDS) kind!: NotificationKind;
  @Column('uuid') entityId!: string;
  @Column('jsonb', { default: {} }) detail!: object;
  @Instant(NOW) at!: Date;
}

/** What somebody has read by itself, beyond their mark. */
@Entity('notification_reads')
export class NotificationReadEntity {
  @PrimaryColumn('uuid') userId!: string;
  @ForeignKey('notifications', { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') notificationId!: string;
  @Instant(NOW) readAt!: Date;
}

/** Up to when somebody has read everything. */
@Entity('notification_marks')
export class NotificationMarkEntity {
  @PrimaryColumn('uuid') userId!: string;
  @Instant() readTo!: Date;
}
