import { LEAD_EVENT_KINDS, type LeadEventKind } from '@arogya/domain/leads/events';
import { LEAD_STATUSES, PRIORITIES, type LeadStatus, type Priority } from '@arogya/domain/leads/status';
import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { ChangedRecord, Instant, NOW, SearchText, WordColumn } from '../database/entity-columns';

@Entity('leads')
export class LeadEntity extends ChangedRecord {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') patientName!: string;
  @Column('text') phone!: string;
  @Column('text') phoneKey!: string;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text', { nullable: true }) location!: string | null;
  @Column('text', { nullable: true }) specialty!: string | null;
  @Column('text', { nullable: true }) symptoms!: string | null;
  @ForeignKey('users') @Column('uuid', { nullable: true }) assignedAgentId!: string | null;
  @ForeignKey('doctors') @Column('uuid', { nullable: true }) assignedDoctorId!: string | null;
  @ForeignKey('hospitals') @Column('uuid', { nullable: true }) hospitalId!: string | null;
  @ForeignKey('appointments') @Column('uuid', { nullable: true }) appointmentId!: string | null;
  @WordColumn(LEAD_STATUSES, { default: 'new' }) status!: LeadStatus;
  @Column('text', { nullable: true }) source!: string | null;
  @WordColumn(PRIORITIES, { default: 'medium' }) priority!: Priority;
  @Column('text', { nullable: true }) notes!: string | null;
  @Instant({ nullable: true }) archivedAt!: Date | null;
  /** Kept by a trigger: the day on which the lead was no longer new or assigned. */
  @Column({ type: 'date', nullable: true, insert: false, update: false }) pendingUntil!: string | null;
  @SearchText(`lower(patient_name || ' ' || phone || ' ' || phone_key || ' ' || coalesce(email, ''))`) search!: string | null;
}

/** What happened to a lead, and who did it. */
@Entity('lead_events')
export class LeadEventEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @ForeignKey('leads') @Column('uuid') leadId!: string;
  @ForeignKey('users') @Column('uuid', { nullable: true }) actorId!: string | null;
  @WordColumn(LEAD_EVENT_KINDS) kind!: LeadEventKind;
  @Column('jsonb', { default: {} }) detail!: object;
  @Instant(NOW) at!: Date;
}

/** What a change of status or agent can still be taken back to, by who made it. */
@Entity('lead_undos')
export class LeadUndoEntity {
  @ForeignKey('leads', { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') leadId!: string;
  /** Of the lead after the change: a later one ends it. */
  @Column('integer') version!: number;
  @Column('uuid') actorId!: string;
  @WordColumn(LEAD_STATUSES) status!: LeadStatus;
  @Column('uuid', { nullable: true }) assignedAgentId!: string | null;
  @Column('date', { nullable: true }) pendingUntil!: string | null;
  /** Of the transaction that made the change: what it wrote into the timeline and the bell has the same. */
  @Instant(NOW) madeAt!: Date;
  @Instant() until!: Date;
}

/** Leads that are not archived, counted; nobody's hospital or agent is a uuid of zeros. */
@Entity('lead_counters')
export class LeadCounterEntity {
  @PrimaryColumn('uuid') hospitalId!: string;
  @PrimaryColumn('uuid') agentId!: string;
  @PrimaryColumn('text') status!: LeadStatus;
  @Column('integer') leads!: number;
}

/** Leads that are not archived, by the day on which they came. */
@Entity('lead_days')
export class LeadDayEntity {
  @PrimaryColumn('date') day!: string;
  @PrimaryColumn('text') source!: string;
  @Column('integer') leads!: number;
}

/** By how many the pending leads of an agent change on a day; nobody is a uuid of zeros. */
@Entity('pending_lead_days')
export class PendingLeadDayEntity {
  @PrimaryColumn('date') day!: string;
  @PrimaryColumn('uuid') agentId!: string;
  @Column('integer') leads!: number;
}

/** Leads of all hospitals and agents, counted in parts, so that two writers at once do not wait for each other. */
@Entity('lead_totals')
export class LeadTotalEntity {
  @PrimaryColumn('text') status!: LeadStatus;
  @PrimaryColumn('integer') part!: number;
  @Column('integer') leads!: number;
}

/** By how many the pending leads of all agents change on a day, in the same parts. */
@Entity('pending_days')
export class PendingDayEntity {
  @PrimaryColumn('date') day!: string;
  @PrimaryColumn('integer') part!: number;
  @Column('integer') leads!: number;
}
