import { CLOSURE_SOURCES, type ClosureSource } from '@arogya/domain/calendars/change';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { ChangedRecord, Instant, SearchText, WordColumn } from '../database/entity-columns';

@Entity('hospitals')
export class HospitalEntity extends ChangedRecord {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text') city!: string;
  @ForeignKey('states') @Column('uuid', { nullable: true }) stateId!: string | null;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text', { nullable: true }) website!: string | null;
  @Column('text', { nullable: true }) type!: string | null;
  @Column('text', { nullable: true }) accreditation!: string | null;
  @Column('text', { array: true, default: [] }) specialties!: string[];
  @Column('text') bookingSlug!: string;
  @Column('text', { default: DEFAULT_ZONE }) timeZone!: string;
  @Column('boolean', { default: true }) isActive!: boolean;
  /** Of a deleted hospital: whether it was active before. */
  @Column('boolean', { nullable: true }) wasActive!: boolean | null;
  @Instant({ nullable: true }) archivedAt!: Date | null;
  @SearchText(`lower(name || ' ' || city || ' ' || coalesce(address, ''))`) search!: string | null;
}

@Entity('hospital_closures')
@Check('(from_minute is null) = (to_minute is null) and from_minute < to_minute')
export class HospitalClosureEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @ForeignKey('hospitals') @Column('uuid') hospitalId!: string;
  @Column('date') day!: string;
  @Column('text', { nullable: true }) reason!: string | null;
  /** Local minutes since midnight, both or neither; the end is not included. */
  @Column('smallint', { nullable: true }) fromMinute!: number | null;
  @Column('smallint', { nullable: true }) toMinute!: number | null;
  @WordColumn(CLOSURE_SOURCES, { default: 'typed' }) source!: ClosureSource;
}
