import { PACE } from '@arogya/domain/integrations/rules';
import type { IntegrationScope } from '@arogya/domain/access';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ChangedRecord, Instant, NOW } from '../database/entity-columns';

/** A program that calls with a key, of a hospital or of all. */
@Entity('integrations')
@Check('cardinality(scopes) > 0')
@Check(`per_minute between ${PACE.least} and ${PACE.most}`)
export class IntegrationEntity extends ChangedRecord {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text') purpose!: string;
  /** Who receives the data. */
  @Column('text') recipient!: string;
  @ForeignKey('hospitals') @Column('uuid', { nullable: true }) hospitalId!: string | null;
  @Column('text', { array: true }) scopes!: IntegrationScope[];
  @Column('integer', { default: PACE.usual }) perMinute!: number;
  /** Where its keys are good; everywhere without one. */
  @Column('cidr', { array: true, default: [] }) networks!: string[];
  @Column('boolean', { default: true }) isActive!: boolean;
  @Instant({ nullable: true }) archivedAt!: Date | null;
}

@Entity('integration_keys')
@Check('octet_length(hash) = 32')
export class IntegrationKeyEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Index() @ForeignKey('integrations') @Column('uuid') integrationId!: string;
  @Column('text') label!: string;
  @Column('bytea', { unique: true }) hash!: Buffer;
  @Instant(NOW) createdAt!: Date;
  /** The username of who made it. */
  @Column('text') createdBy!: string;
  @Instant() expiresAt!: Date;
  @Instant({ nullable: true }) revokedAt!: Date | null;
  @Instant({ nullable: true }) usedAt!: Date | null;
  /** When the administrators were told that it ends. */
  @Instant({ nullable: true }) toldAt!: Date | null;
}
