import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

@Entity('hospitals')
export class HospitalRow {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text') city!: string;
  @Column('uuid', { name: 'state_id', nullable: true }) stateId!: string | null;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text', { nullable: true }) website!: string | null;
  @Column('text', { nullable: true }) type!: string | null;
  @Column('text', { nullable: true }) accreditation!: string | null;
  @Column('text', { array: true }) specialties!: string[];
  @Column('text', { name: 'booking_slug' }) bookingSlug!: string;
  @Column('text', { name: 'time_zone' }) timeZone!: string;
  @Column('boolean', { name: 'is_active' }) isActive!: boolean;
  @Column('timestamptz', { name: 'archived_at', nullable: true }) archivedAt!: Date | null;
  @VersionColumn() version!: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }) updatedAt!: Date;
}
