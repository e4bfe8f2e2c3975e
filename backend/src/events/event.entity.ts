import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Instant, NOW } from '../database/entity-columns';
import { TRANSACTION_ID } from '../database/data-source';

/** What happened to an appointment, a lead, a patient, a doctor, a hospital or an account, in the order of transactions. */
@Entity('events')
export class EventEntity {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: TRANSACTION_ID, default: () => 'pg_current_xact_id()' }) tx!: string;
  @Instant() at!: Date;
  @Column('text') kind!: string;
  @Column('uuid', { nullable: true }) hospitalId!: string | null;
  @Column('uuid', { nullable: true }) doctorId!: string | null;
  @Column('date', { nullable: true }) day!: string | null;
  @Column('uuid') entityId!: string;
  @Column('integer') version!: number;
  @Column('jsonb') change!: object;
}

/** Up to where a reader has read. */
@Entity('event_readers')
export class EventReaderEntity {
  @PrimaryColumn('text') name!: string;
  @Column({ type: TRANSACTION_ID, default: () => `'0'` }) tx!: string;
  @Column('bigint', { default: () => '0' }) id!: number;
  @Instant(NOW) caughtUpAt!: Date;
}
