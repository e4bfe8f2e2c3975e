import type { Channel, Template } from '@arogya/domain/messages/texts';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { Instant } from '../database/entity-columns';

/** `unknown`: it went out, and nobody knows whether the provider took it. */
export type JobState = 'queued' | 'sending' | 'sent' | 'unknown' | 'failed' | 'dropped';

/** A message that is to be sent, or was. */
@Entity('message_jobs')
export class MessageJobEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') channel!: Channel;
  @Column('text') recipient!: string;
  @Column('text') template!: Template;
  @Column('jsonb', { default: {} }) params!: object;
  /** What must not be readable in the database: a code. */
  @Column('text', { nullable: true }) sealed!: string | null;
  @ForeignKey('appointments') @Column('uuid', { nullable: true }) appointmentId!: string | null;
  @Column('date', { nullable: true }) day!: string | null;
  @Instant({ nullable: true }) startAt!: Date | null;
  @Column('text', { default: 'queued' }) state!: JobState;
  @Column('integer', { default: 0 }) tries!: number;
  @Instant() nextAt!: Date;
  @Instant() notAfter!: Date;
  /** When it last went out, written before it did. */
  @Instant({ nullable: true }) sentAt!: Date | null;
  @Column('text', { nullable: true }) failure!: string | null;
  @Instant() createdAt!: Date;
}

/** What the demo keeps instead of sending it. */
@Entity('outbox_messages')
export class OutboxMessageEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') channel!: Channel;
  @Column('text') recipient!: string;
  @Column('text') template!: Template;
  @Column('text') subject!: string;
  @Column('text') text!: string;
  @Instant() at!: Date;
}
