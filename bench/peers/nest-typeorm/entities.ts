/** The tables of the limit, with its indexes, as entities with relations. */
import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

export const OPEN_STATUSES = ['pending', 'confirmed', 'completed'];

@Entity('agents')
export class Agent {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ name: 'first_name', type: 'text' })
  firstName!: string;

  @Column({ name: 'last_name', type: 'text' })
  lastName!: string;
}

@Entity('hospitals')
export class Hospital {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;
}

@Entity('doctors')
export class Doctor {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ name: 'hospital_id', type: 'uuid' })
  hospitalId!: string;

  @Column({ name: 'full_name', type: 'text' })
  fullName!: string;

  @Column('text')
  specialty!: string;

  /** Minutes after midnight. */
  @Column('integer')
  opens!: number;

  @Column('integer')
  closes!: number;

  /** The length of an appointment. */
  @Column('integer')
  minutes!: number;
}

/** Whom appointments are for. */
@Entity('patients')
export class Patient {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  phone!: string;
}

/** The same people with all that a search shows of them. */
@Entity('sought_patients')
export class PatientRecord {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  phone!: string;

  @Column({ name: 'phone_key', type: 'text' })
  phoneKey!: string;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('integer', { nullable: true })
  age!: number | null;

  @Column('text', { nullable: true })
  gender!: string | null;

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text', { nullable: true })
  location!: string | null;

  @Column('text', { nullable: true })
  symptoms!: string | null;

  @Column('text', { nullable: true })
  notes!: string | null;

  @Column('integer')
  version!: number;

  @Column({ type: 'text', select: false, insert: false, update: false })
  search!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}

@Entity('appointments')
export class Appointment {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'patient_id', type: 'uuid' })
  patientId!: string;

  @ManyToOne(() => Patient)
  @JoinColumn({ name: 'patient_id' })
  patient!: Patient;

  @Column({ name: 'doctor_id', type: 'uuid' })
  doctorId!: string;

  @ManyToOne(() => Doctor)
  @JoinColumn({ name: 'doctor_id' })
  doctor!: Doctor;

  @Column({ name: 'hospital_id', type: 'uuid' })
  hospitalId!: string;

  @ManyToOne(() => Hospital)
  @JoinColumn({ name: 'hospital_id' })
  hospital!: Hospital;

  @Column({ name: 'agent_id', type: 'uuid', nullable: true })
  agentId!: string | null;

  @Column({ name: 'start_at', type: 'timestamptz' })
  startAt!: Date;

  @Column({ name: 'end_at', type: 'timestamptz' })
  endAt!: Date;

  @Column('date')
  day!: string;

  @Column('text')
  status!: string;

  @Column('text')
  source!: string;

  @Column('text', { nullable: true })
  notes!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}

@Entity('leads')
export class Lead {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'patient_name', type: 'text' })
  patientName!: string;

  @Column('text')
  phone!: string;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { nullable: true })
  location!: string | null;

  @Column('text', { nullable: true })
  specialty!: string | null;

  @Column('text', { nullable: true })
  symptoms!: string | null;

  @Column('text')
  status!: string;

  @Column('text', { nullable: true })
  source!: string | null;

  @Column('text')
  priority!: string;

  @Column('text', { nullable: true })
  notes!: string | null;

  @Column('integer')
  version!: number;

  @ManyToOne(() => Agent, { nullable: true })
  @JoinColumn({ name: 'agent_id' })
  agent!: Agent | null;

  @ManyToOne(() => Doctor, { nullable: true })
  @JoinColumn({ name: 'doctor_id' })
  doctor!: Doctor | null;

  @Column({ type: 'text', select: false, insert: false, update: false })
  search!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}

export const ENTITIES = [Agent, Hospital, Doctor, Patient, PatientRecord, Appointment, Lead];
