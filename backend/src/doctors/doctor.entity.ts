import type { Weekday } from '@arogya/domain/clock';
import { LEAVE_KINDS, type LeaveKind } from '@arogya/domain/calendars/change';
import { Check, Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { ChangedRecord, Instant, SearchText, WordColumn } from '../database/entity-columns';

@Entity('doctors')
@Check('experience between 0 and 80')
@Check('consultation_minutes between 5 and 240')
export class DoctorEntity extends ChangedRecord {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @ForeignKey('users') @Column('uuid', { nullable: true }) userId!: string | null;
  @Column('text') fullName!: string;
  @Column('text') specialty!: string;
  @Column('text') phone!: string;
  @Column('text', { nullable: true }) email!: string | null;
  @ForeignKey('hospitals') @Column('uuid', { nullable: true }) hospitalId!: string | null;
  @Column('text', { nullable: true }) hospitalName!: string | null;
  @Column('text') city!: string;
  @Column('integer', { nullable: true }) experience!: number | null;
  @Column('text', { nullable: true }) licenseNumber!: string | null;
  @Column('text', { array: true, default: [] }) workingDays!: string[];
  @Column('text', { array: true, default: [] }) timeSlots!: string[];
  @Column('text', { array: true, default: [] }) services!: string[];
  @Column('integer', { default: 15 }) consultationMinutes!: number;
  /** The database itself raises it with whatever changes a calendar. */
  @Column('integer', { default: 1 }) calendarVersion!: number;
  @Column('boolean', { default: true }) isActive!: boolean;
  /** Of a deleted doctor: whether they were active before. */
  @Column('boolean', { nullable: true }) wasActive!: boolean | null;
  /** Inactive only because the hospital was deleted. */
  @Column('boolean', { default: false }) restsWithHospital!: boolean;
  @Instant({ nullable: true }) archivedAt!: Date | null;
  @SearchText(`lower(full_name || ' ' || specialty || ' ' || coalesce(hospital_name, ''))`) search!: string | null;
}

/** Days, or parts of days, on which a doctor is away; with `weekdays` and `weeks` only some days of the span. */
@Entity('doctor_leaves')
@Check('to_day >= from_day')
@Check('(from_minute is null) = (to_minute is null) and from_minute < to_minute')
export class DoctorLeaveEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @ForeignKey('doctors') @Column('uuid') doctorId!: string;
  @Column('date') fromDay!: string;
  @Column('date') toDay!: string;
  @Column('text', { nullable: true }) reason!: string | null;
  /** Local minutes since midnight, both or neither; the end is not included. */
  @Column('smallint', { nullable: true }) fromMinute!: number | null;
  @Column('smallint', { nullable: true }) toMinute!: number | null;
  @Column('text', { array: true, nullable: true }) weekdays!: Weekday[] | null;
  /** Only the nth such weekday of a month, 1 to 5. */
  @Column('smallint', { array: true, nullable: true }) weeks!: number[] | null;
  @WordColumn(LEAVE_KINDS, { default: 'leave' }) kind!: LeaveKind;
  @Column('uuid', { nullable: true }) madeBy!: string | null;
  @Instant({ nullable: true }) madeAt!: Date | null;
}

/** Hours of a weekday that differ from the doctor's usual ones; no ranges: not working. */
@Entity('doctor_hours')
export class DoctorHoursEntity {
  @ForeignKey('doctors') @PrimaryColumn('uuid') doctorId!: string;
  @PrimaryColumn('text') weekday!: Weekday;
  /** 'HH:MM-HH:MM'. */
  @Column('text', { array: true }) ranges!: string[];
}

/** Hours of one date: they beat those of its weekday. */
@Entity('doctor_day_hours')
export class DoctorDayHoursEntity {
  @ForeignKey('doctors') @PrimaryColumn('uuid') doctorId!: string;
  @PrimaryColumn('date') day!: string;
  @Column('text', { array: true }) ranges!: string[];
  /** The doctor works although the hospital is closed. */
  @Column('boolean', { default: false }) despiteClosure!: boolean;
}
