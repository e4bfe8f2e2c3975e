import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** `calendar_version` is left out: the database raises it with every change of a calendar. */
@Entity('doctors')
export class DoctorRow {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid', { name: 'user_id', nullable: true }) userId!: string | null;
  @Column('text', { name: 'full_name' }) fullName!: string;
  @Column('text') specialty!: string;
  @Column('text') phone!: string;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('uuid', { name: 'hospital_id', nullable: true }) hospitalId!: string | null;
  @Column('text', { name: 'hospital_name', nullable: true }) hospitalName!: string | null;
  @Column('text') city!: string;
  @Column('integer', { nullable: true }) experience!: number | null;
  @Column('text', { name: 'license_number', nullable: true }) licenseNumber!: string | null;
  @Column('text', { name: 'working_days', array: true }) workingDays!: string[];
  @Column('text', { name: 'time_slots', array: true }) timeSlots!: string[];
  @Column('text', { array: true }) services!: string[];
  @Column('integer', { name: 'consultation_minutes' }) consultationMinutes!: number;
  @Column('boolean', { name: 'is_active' }) isActive!: boolean;
  /** Inactive only because the hospital was deleted. */
  @Column('boolean', { name: 'rests_with_hospital' }) restsWithHospital!: boolean;
  @Column('timestamptz', { name: 'archived_at', nullable: true }) archivedAt!: Date | null;
  @VersionColumn() version!: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }) updatedAt!: Date;
}
