import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Instant } from '../database/entity-columns';

/** How often somebody has called, until when. */
@Entity('rate_limits')
export class RateLimitEntity {
  @PrimaryColumn('text') key!: string;
  @Column('integer') hits!: number;
  @Instant() resetsAt!: Date;
}
