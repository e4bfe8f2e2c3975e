import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Instant, NOW } from '../database/entity-columns';

/** A session: the key is the SHA-256 of what the cookie carries. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('text') sid!: string;
  @ForeignKey('users', { onDelete: 'CASCADE' }) @Column('uuid') userId!: string;
  @Column('jsonb', { default: {} }) sess!: object;
  @Instant(NOW) seenAt!: Date;
  @Instant() expire!: Date;
}
