import type { Gender } from '@arogya/domain/patients/rules';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** The phone is kept as typed, with the key for matching; the age as stated, with the day of the statement. */
@Entity('patients')
export class PatientRow {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text') phone!: string;
  @Column('text', { name: 'phone_key' }) phoneKey!: string;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('integer', { name: 'age_told', nullable: true }) ageTold!: number | null;
  @Column('date', { name: 'age_told_on', nullable: true }) ageToldOn!: string | null;
  @Column('text', { nullable: true }) gender!: Gender | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) location!: string | null;
  @Column('text', { nullable: true }) symptoms!: string | null;
  @Column('text', { nullable: true }) notes!: string | null;
  @Column('timestamptz', { name: 'archived_at', nullable: true }) archivedAt!: Date | null;
  @VersionColumn() version!: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }) updatedAt!: Date;
}
