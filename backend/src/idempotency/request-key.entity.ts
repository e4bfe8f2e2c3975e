import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Instant } from '../database/entity-columns';

/** What was made for a request that may be sent again. */
@Entity('request_keys')
export class RequestKeyEntity {
  @PrimaryColumn('text') scope!: string;
  @PrimaryColumn('text') key!: string;
  @Column('text') bodyHash!: string;
  @Column('uuid') recordId!: string;
  @Instant() createdAt!: Date;
}
