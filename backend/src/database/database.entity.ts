import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Instant, NOW } from './entity-columns';

/** Which of the files of objects/ stands in the database, by its hash. */
@Entity('schema_objects')
export class SchemaObjectEntity {
  @PrimaryColumn('text') name!: string;
  @Column('text') hash!: string;
  /** Of the product that wrote it; null where the sources did. */
  @Column('text', { nullable: true }) version!: string | null;
}

/** A row that a migration could not keep in its table, as it was: for somebody to look at, and to delete then. */
@Entity('put_aside')
export class PutAsideEntity {
  @PrimaryColumn({ type: 'bigint', generated: 'identity', generatedIdentity: 'ALWAYS' }) id!: string;
  @Column('text') source!: string;
  @Column('jsonb') row!: object;
  @Column('text') reason!: string;
  @Instant(NOW) at!: Date;
}

/** Data that is loaded once, such as that of the demo. */
@Entity('data_loads')
export class DataLoadEntity {
  @PrimaryColumn('text') name!: string;
  @Instant(NOW) loadedAt!: Date;
}
