import { LANGUAGES, type Language } from '@arogya/domain/languages/languages';
import { CHANNELS, SMS_TEMPLATES, TEMPLATES, type Channel, type SmsTemplate, type Template } from '@arogya/domain/messages/texts';
import { FORMS, type Form } from '@arogya/domain/messages/forms';
import { Check, Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { ChangedRecord, Instant, oneOf, WordColumn } from '../database/entity-columns';

/** `unknown`: it went out, and nobody knows whether the provider took it. */
export const JOB_STATES = ['queued', 'sending', 'sent', 'unknown', 'failed', 'dropped'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A message that is to be sent, or was. */
@Entity('message_jobs')
export class MessageJobEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @WordColumn(CHANNELS) channel!: Channel;
  @Column('text') recipient!: string;
  @WordColumn(TEMPLATES) template!: Template;
  @Column('jsonb', { default: {} }) params!: object;
  /** What must not be readable in the database: a code. */
  @Column('text', { nullable: true }) sealed!: string | null;
  /** In which it is written; null: in English. */
  @WordColumn(LANGUAGES, { nullable: true }) language!: Language | null;
  @ForeignKey('appointments') @Column('uuid', { nullable: true }) appointmentId!: string | null;
  @Column('date', { nullable: true }) day!: string | null;
  @Instant({ nullable: true }) startAt!: Date | null;
  @WordColumn(JOB_STATES, { default: 'queued' }) state!: JobState;
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
  @WordColumn(CHANNELS) channel!: Channel;
  @Column('text') recipient!: string;
  @WordColumn(TEMPLATES) template!: Template;
  @Column('text') subject!: string;
  @Column('text') text!: string;
  @Instant() at!: Date;
}

/** By which channels a text can be registered. */
const REGISTERED_CHANNELS = ['sms', 'whatsapp'] as const;

/** Under which ids operators and providers know a text. What it says is in the catalogues of libs/languages. */
@Entity('message_templates')
@Check(oneOf('template', SMS_TEMPLATES))
@Check(oneOf('form', FORMS))
@Check(oneOf('channel', REGISTERED_CHANNELS))
@Check(oneOf('language', LANGUAGES))
@Check(`channel <> 'sms' or dlt_template_id is not null`)
export class MessageTemplateEntity extends ChangedRecord {
  @PrimaryColumn('text') template!: SmsTemplate;
  @PrimaryColumn('text') form!: Form;
  @PrimaryColumn('text') channel!: (typeof REGISTERED_CHANNELS)[number];
  @PrimaryColumn('text') language!: Language;
  @Column('text', { nullable: true }) providerName!: string | null;
  @Column('text', { nullable: true }) dltTemplateId!: string | null;
  @Column('text', { nullable: true }) dltHeader!: string | null;
}
