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
  /** By which a list of sessions names it; the key is no use there. */
  @Column('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Instant(NOW) openedAt!: Date;
  /** When the owner last proved who they are. */
  @Instant(NOW) confirmedAt!: Date;
  /** 'Firefox on Windows', as the browser said when it signed in. */
  @Column('text', { default: '' }) browser!: string;
  /** The network from which it was opened (access/networks.ts), never an address. */
  @Column('text', { default: '' }) network!: string;
}

/** Accounts that have signed in before. */
@Entity('first_sign_ins')
export class FirstSignInEntity {
  @ForeignKey('users', { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') userId!: string;
  @Instant(NOW) at!: Date;
}
