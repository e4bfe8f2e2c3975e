import { LANGUAGES, type Language } from '@arogya/domain/languages/languages';
import { GENDERS, type Gender } from '@arogya/domain/patients/rules';
import { Check, Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { ChangedRecord, Instant, SearchText, WordColumn } from '../database/entity-columns';

/** The phone is kept as typed, with the key for matching; the age as stated, with the day of the statement. */
@Entity('patients')
@Check('age_told between 1 and 150')
@Check('erased_at is null or archived_at is not null')
export class PatientEntity extends ChangedRecord {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text') phone!: string;
  @Column('text') phoneKey!: string;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('integer', { nullable: true }) ageTold!: number | null;
  @Column('date', { nullable: true }) ageToldOn!: string | null;
  @WordColumn(GENDERS, { nullable: true }) gender!: Gender | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) location!: string | null;
  @Column('text', { nullable: true }) symptoms!: string | null;
  @Column('text', { nullable: true }) notes!: string | null;
  /** Of messages to them; null: as the hospital has it. */
  @WordColumn(LANGUAGES, { nullable: true }) language!: Language | null;
  @Instant({ nullable: true }) archivedAt!: Date | null;
  /** When the person's data were erased; the row stays for the appointments that name it. */
  @Instant({ nullable: true }) erasedAt!: Date | null;
  @SearchText(`lower(name || ' ' || phone || ' ' || phone_key || ' ' || coalesce(email, ''))`) search!: string | null;
}

/** When a patient was last booked, or entered. */
@Entity('patient_activity')
export class PatientActivityEntity {
  @ForeignKey('patients', { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') patientId!: string;
  @Instant() lastBookedAt!: Date;
}

/** What a hospital has changed of a patient; it holds for this hospital alone. */
@Entity('hospital_patients')
export class HospitalPatientEntity {
  @ForeignKey('hospitals') @PrimaryColumn('uuid') hospitalId!: string;
  @ForeignKey('patients') @PrimaryColumn('uuid') patientId!: string;
  @Column('jsonb', { default: {} }) fields!: Record<string, string | null>;
  @Column('integer', { default: 1 }) version!: number;
  @Instant({ nullable: true }) archivedAt!: Date | null;
  @Instant({ default: () => 'now()' }) updatedAt!: Date;
}

/** How many patients there are, in parts, so that two who are added at once do not wait for each other. */
@Entity('patient_totals')
export class PatientTotalEntity {
  @PrimaryColumn('integer') part!: number;
  @Column('integer') patients!: number;
}
