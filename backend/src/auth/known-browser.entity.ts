import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Instant, NOW } from '../database/entity-columns';

/** A browser in which an account has signed in; the key is the SHA-256 of what its cookie carries. */
@Entity('known_browsers')
export class KnownBrowserEntity {
  @PrimaryColumn('text') id!: string;
  @ForeignKey('users', { onDelete: 'CASCADE' }) @Column('uuid') userId!: string;
  /** When the account last signed in there. */
  @Instant(NOW) seenAt!: Date;
}
