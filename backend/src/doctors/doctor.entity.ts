import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { ChangedRecord, Instant, SearchText } from '../database/entity-columns';

@Entity('doctors')
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

@Entity('doctor_leaves')
export class DoctorLeaveEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @ForeignKey('doctors') @Column('uuid') doctorId!: string;
  @Column('date') fromDay!: string;
  @Column('date') toDay!: string;
  @Column('text', { nullable: true }) reason!: string | null;
}
