import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Instant, NOW, WordColumn } from '../database/entity-columns';
import { HANDLE_STATES, type HandleState } from './handle.sql';

/** For whom a visitor books: somebody on file, or what was typed until the first booking. */
@Entity('booking_handles')
export class BookingHandleEntity {
  @PrimaryColumn('uuid') id!: string;
  @ForeignKey('patients') @Column('uuid', { nullable: true }) patientId!: string | null;
  @Column('integer', { nullable: true }) patientVersion!: number | null;
  @WordColumn(HANDLE_STATES) state!: HandleState;
  @Column('text', { nullable: true }) browserHash!: string | null;
  @Column('text') phoneKey!: string;
  @Column('jsonb', { default: {} }) typed!: object;
  @Column('jsonb', { nullable: true }) reported!: object | null;
  @Column('integer', { default: 3 }) bookingsLeft!: number;
  @Instant() expiresAt!: Date;
}

/** Somebody whom a browser has booked for. */
@Entity('booking_devices')
export class BookingDeviceEntity {
  @PrimaryColumn('text') tokenHash!: string;
  @ForeignKey('patients') @PrimaryColumn('uuid') patientId!: string;
  @Column('text') phoneKey!: string;
  @Column('jsonb') typed!: object;
  @Column('boolean', { default: false }) proven!: boolean;
  @Instant(NOW) madeAt!: Date;
  @Instant(NOW) usedAt!: Date;
  @Instant() expiresAt!: Date;
}

/** A code that was sent to a phone. */
@Entity('booking_codes')
export class BookingCodeEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') phoneKey!: string;
  @Column('text') codeHash!: string;
  @Column('integer') triesLeft!: number;
  @Column('text', { nullable: true }) browserHash!: string | null;
  @Column('text', { nullable: true }) deviceHash!: string | null;
  @Instant(NOW) sentAt!: Date;
  @Instant() expiresAt!: Date;
}

/** A browser that has typed the code of a phone. */
@Entity('booking_proofs')
export class BookingProofEntity {
  @PrimaryColumn('text') tokenHash!: string;
  @Column('text') phoneKey!: string;
  @Instant() expiresAt!: Date;
}
