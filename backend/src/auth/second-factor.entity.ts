import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Instant } from '../database/entity-columns';

/** The secret of an authenticator app, encrypted; it counts once `users.second_factor_at` is set. */
@Entity('second_factors')
export class SecondFactorEntity {
  @ForeignKey('users', { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') userId!: string;
  @Column('text') secret!: string;
  /** The step of 30 seconds whose code was accepted last: that code and earlier ones are refused. */
  @Column('integer', { default: 0 }) lastStep!: number;
}

/** A recovery code that has not been used, as a SHA-256. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @ForeignKey('users', { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') userId!: string;
  @PrimaryColumn('text') codeHash!: string;
}

/** A right password that waits for its code; the key is the SHA-256 of what the browser's cookie carries. */
@Entity('pending_sign_ins')
export class PendingSignInEntity {
  @PrimaryColumn('text') id!: string;
  @ForeignKey('users', { onDelete: 'CASCADE' }) @Column('uuid') userId!: string;
  @Instant() expiresAt!: Date;
}
