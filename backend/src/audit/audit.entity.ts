import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Instant } from '../database/entity-columns';

@Entity('audit_log')
export class AuditEntity {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' }) id!: number;
  @Instant({ default: () => 'clock_timestamp()' }) at!: Date;
  @Column('uuid', { nullable: true }) actorId!: string | null;
  @Column('text', { nullable: true }) username!: string | null;
  @Column('text') role!: string;
  @Column('uuid', { nullable: true }) hospitalId!: string | null;
  @Column('text') action!: string;
  @Column('text') entity!: string;
  @Column('uuid', { nullable: true }) entityId!: string | null;
  @Column('text', { array: true, default: [] }) fields!: string[];
  @Column('integer', { nullable: true }) rowCount!: number | null;
  @Column('text', { nullable: true }) operation!: string | null;
  @Column('uuid', { nullable: true }) requestId!: string | null;
  /** Of looks: every record that the answer showed. */
  @Column('uuid', { array: true, nullable: true }) shown!: string[] | null;
}

/** Each row of the log with the hash over it and all before it. */
@Entity('audit_chain')
export class AuditChainEntity {
  @PrimaryColumn('bigint') position!: number;
  @Column('bigint') auditId!: number;
  @Column('bytea') hash!: Buffer;
}

/** What a verification of the log has found, under a seal. */
@Entity('audit_checks')
export class AuditCheckEntity {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' }) id!: number;
  @Instant() checkedAt!: Date;
  @Column('boolean') whole!: boolean;
  @Column('boolean') intact!: boolean;
  /** JSON, as text: the seal is over each of its signs. */
  @Column('text') result!: string;
  @Column('bytea') seal!: Buffer;
}
