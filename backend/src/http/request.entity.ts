import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Instant } from '../database/entity-columns';

/** How often somebody has called, until when. */
@Entity('rate_limits')
export class RateLimitEntity {
  @PrimaryColumn('text') key!: string;
  @Column('integer') hits!: number;
  @Instant() resetsAt!: Date;
}

/** What was made for a request that may be sent again. */
@Entity('request_keys')
export class RequestKeyEntity {
  @PrimaryColumn('text') scope!: string;
  @PrimaryColumn('text') key!: string;
  @Column('text') bodyHash!: string;
  @Column('uuid') recordId!: string;
  @Instant() createdAt!: Date;
}
