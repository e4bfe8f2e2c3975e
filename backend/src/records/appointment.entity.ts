import { HOLD_KINDS, type HoldKind } from '@arogya/domain/appointments/booking-problem';
import {
  APPOINTMENT_KINDS,
  APPOINTMENT_SOURCES,
  PROOFS,
  type AppointmentKind,
  type AppointmentSource,
  type Proof,
} from '@arogya/domain/appointments/origin';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { ALL_CHANGE_KINDS, type ChangeKind } from '@arogya/domain/calendars/change';
import { LANGUAGES, type Language } from '@arogya/domain/languages/languages';
import type { PatientSaid } from '@arogya/domain/links/link';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { ChangedRecord, Instant, WordColumn } from '../database/entity-columns';

@Entity('appointments')
@Check('end_at > start_at')
export class AppointmentEntity extends ChangedRecord {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column({ type: 'bigint', generated: 'identity', generatedIdentity: 'ALWAYS' }) number!: number;
  @ForeignKey('patients') @Column('uuid') patientId!: string;
  @ForeignKey('doctors') @Column('uuid') doctorId!: string;
  @ForeignKey('hospitals') @Column('uuid', { nullable: true }) hospitalId!: string | null;
  @ForeignKey('users') @Column('uuid', { nullable: true }) agentId!: string | null;
  @Instant() startAt!: Date;
  @Instant() endAt!: Date;
  @Column('date') day!: string;
  @Column('text') timeSlot!: string;
  @WordColumn(APPOINTMENT_STATUSES, { default: 'pending' }) status!: AppointmentStatus;
  /** Which change of a calendar refuses its time, and somebody has decided to keep it all the same. */
  @WordColumn(ALL_CHANGE_KINDS, { nullable: true }) keptDespite!: ChangeKind | null;
  @Column('text', { nullable: true }) notes!: string | null;
  @Column('text', { nullable: true }) feedback!: string | null;
  @Column('jsonb', { nullable: true }) reported!: Record<string, unknown> | null;
  @WordColumn(APPOINTMENT_SOURCES, { default: 'staff' }) source!: AppointmentSource;
  @WordColumn(APPOINTMENT_KINDS, { default: 'slot' }) kind!: AppointmentKind;
  @WordColumn(PROOFS, { default: 'staff' }) proof!: Proof;
  @Column('text', { nullable: true }) browserHash!: string | null;
  @Column('text', { nullable: true }) network!: string | null;
  @Column('text', { nullable: true }) noticeVersion!: string | null;
  /** The phone, its key and the e-mail that messages go to (booking/contact.sql.ts); null: those of the patient. */
  @Column('jsonb', { nullable: true }) contact!: Record<string, string | null> | null;
  /** Of its messages; null: the patient's, else the hospital's. */
  @WordColumn(LANGUAGES, { nullable: true }) language!: Language | null;
  /** A link is good for one version: raising it ends the links of before. */
  @Column('smallint', { default: 0 }) linkVersion!: number;
  /** What the patient has said by its link; null: nothing. */
  @Column('jsonb', { nullable: true }) said!: PatientSaid | null;
  @Instant({ nullable: true }) archivedAt!: Date | null;
}

/** A time that is kept for somebody for a while. */
@Entity('slot_holds')
export class SlotHoldEntity {
  @PrimaryColumn('uuid') id!: string;
  @ForeignKey('doctors') @Column('uuid') doctorId!: string;
  @Column('tstzrange') during!: string;
  @WordColumn(HOLD_KINDS) kind!: HoldKind;
  @Column('uuid', { nullable: true }) keptFor!: string | null;
  @Column('text', { nullable: true }) browserHash!: string | null;
  @Column('text', { nullable: true }) network!: string | null;
  @Instant() madeAt!: Date;
  @Instant() expiresAt!: Date;
}

/** What a change can still be taken back to, by who made it. */
@Entity('appointment_undos')
export class AppointmentUndoEntity {
  @ForeignKey('appointments', { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') appointmentId!: string;
  /** Of the appointment after the change: a later one ends it. */
  @Column('integer') version!: number;
  @Column('uuid') actorId!: string;
  @Column('jsonb') was!: Record<string, unknown>;
  @Instant() until!: Date;
}

/** What a call that changed many has answered of one; `callId` is the record of its idempotency key. */
@Entity('bulk_answers')
@Index('bulk_answers_age', { synchronize: false })
export class BulkAnswerEntity {
  @PrimaryColumn('uuid') callId!: string;
  @PrimaryColumn('uuid') appointmentId!: string;
  @Column('jsonb') answer!: Record<string, unknown>;
  @Instant() answeredAt!: Date;
}

/** Who has held which start, so that nobody holds it again and again. */
@Entity('hold_history')
export class HoldHistoryEntity {
  @PrimaryColumn('text') holder!: string;
  @PrimaryColumn('uuid') doctorId!: string;
  @PrimaryColumn({ type: 'timestamptz', precision: 3 }) startAt!: Date;
  @Instant() endsAt!: Date;
}

/** Appointments of a hospital, counted by day. */
@Entity('appointment_counters')
export class AppointmentCounterEntity {
  @PrimaryColumn('date') day!: string;
  @PrimaryColumn('uuid') hospitalId!: string;
  @PrimaryColumn('text') status!: AppointmentStatus;
  @Column('integer') appointments!: number;
}

/** Appointments of all hospitals, counted by day. */
@Entity('appointment_days')
export class AppointmentDayEntity {
  @PrimaryColumn('date') day!: string;
  @PrimaryColumn('text') status!: AppointmentStatus;
  @Column('integer') appointments!: number;
}

/** Appointments of all hospitals that are not cancelled, counted by the hour of their hospital's day. */
@Entity('appointment_hours')
export class AppointmentHourEntity {
  @PrimaryColumn('date') day!: string;
  @PrimaryColumn('smallint') hour!: number;
  @Column('integer') appointments!: number;
}

/** How many of a doctor's patients came on a day, and how many did not. */
@Entity('doctor_days')
export class DoctorDayEntity {
  @PrimaryColumn('date') day!: string;
  @PrimaryColumn('uuid') doctorId!: string;
  @Column('integer') completed!: number;
  @Column('integer') noShows!: number;
}

/** All appointments of a doctor at a hospital, counted. */
@Entity('appointment_totals')
export class AppointmentTotalEntity {
  @PrimaryColumn('uuid') hospitalId!: string;
  @PrimaryColumn('uuid') doctorId!: string;
  @PrimaryColumn('text') status!: AppointmentStatus;
  @Column('integer') appointments!: number;
}
