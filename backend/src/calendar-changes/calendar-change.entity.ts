import { ALL_CHANGE_KINDS, type CalendarChange, type ChangeKind, type DoctorChange } from '@arogya/domain/calendars/change';
import type { Decision } from '@arogya/domain/calendars/proposals';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant, WordColumn } from '../database/entity-columns';
import type { Was } from './write-change';

/** A change of one doctor's calendar or of a hospital's, and what it replaced. */
@Entity('calendar_changes')
@Index('calendar_changes_hospital', { synchronize: false })
export class CalendarChangeEntity {
  @PrimaryColumn('uuid') id!: string;
  @WordColumn(ALL_CHANGE_KINDS) kind!: ChangeKind;
  @ForeignKey('hospitals') @Column('uuid', { nullable: true }) hospitalId!: string | null;
  @ForeignKey('doctors') @Column('uuid', { nullable: true }) doctorId!: string | null;
  @Column('jsonb') change!: CalendarChange | DoctorChange;
  @Column('jsonb') was!: Was;
  @Column('uuid') madeBy!: string;
  @Instant() madeAt!: Date;
  /** Until then it can be taken back; from then on its appointments are settled. That of a doctor's record cannot: `madeAt`. */
  @Instant() startsAt!: Date;
  @Instant({ nullable: true }) takenBackAt!: Date | null;
}

/**
 * `open`: somebody has to decide; `ready`: the server does it; `done`; `failed`: it could not be had, somebody has to decide
 * again; `gone`: the appointment is over, was changed by somebody else, or is allowed again.
 */
export const AFFECTED_STATES = ['open', 'ready', 'done', 'failed', 'gone'] as const;
export type AffectedState = (typeof AFFECTED_STATES)[number];

/** What became of it: the nearest free starts where the decision could not be carried out. */
export interface Outcome {
  /** The later change with which the calendar allows it again. */
  readonly allowedBy?: string;
  readonly why?: string;
  readonly nearest?: readonly string[];
}

/** An appointment that a change affects. */
@Entity('calendar_change_appointments')
export class AffectedAppointmentEntity {
  @ForeignKey(() => CalendarChangeEntity, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') changeId!: string;
  @ForeignKey('appointments', { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') appointmentId!: string;
  /** The version of the appointment that was decided about. */
  @Column('integer') knownVersion!: number;
  @Column('jsonb', { nullable: true }) decision!: Decision | null;
  @WordColumn(AFFECTED_STATES) state!: AffectedState;
  @Column('jsonb', { nullable: true }) outcome!: Outcome | null;
  @Column('integer', { default: 0 }) tries!: number;
  /** Who decided about it after the change was made. */
  @Column('uuid', { nullable: true }) decidedBy!: string | null;
  /** When it is carried out, or tried again; of what is kept, until when that can be taken back. */
  @Instant({ nullable: true }) nextAt!: Date | null;
}
