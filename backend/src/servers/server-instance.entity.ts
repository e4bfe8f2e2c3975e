import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Instant, NOW } from '../database/entity-columns';

/** A server that runs; it says so again every five seconds, and takes the row away when it stops. */
@Entity('server_instances')
export class ServerInstanceEntity {
  @PrimaryColumn('uuid') id!: string;
  /** Of the product; null where the sources run. */
  @Column('text', { nullable: true }) version!: string | null;
  /** Of the API. */
  @Column('text') api!: string;
  /** The last migration that it knows, by number. */
  @Column('integer') schema!: number;
  @Instant(NOW) seenAt!: Date;
}
