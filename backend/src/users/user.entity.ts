import { ROLES, type Role } from '@arogya/domain/access';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { FOLDED_USERNAME } from '../database/folded-username.sql';
import { ChangedRecord, Instant, SearchText, WordColumn } from '../database/entity-columns';

/** A member of staff. `passwordHash` is not selected by default and never answered. */
@Entity('users')
export class UserEntity extends ChangedRecord {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') username!: string;
  @Column('text', { select: false }) passwordHash!: string;
  @Column('text') email!: string;
  @Column('text', { default: '' }) firstName!: string;
  @Column('text', { default: '' }) lastName!: string;
  @Column('text', { nullable: true }) profileImageUrl!: string | null;
  @WordColumn(ROLES, { default: 'agent' }) role!: Role;
  @ForeignKey('hospitals') @Column('uuid', { nullable: true }) hospitalId!: string | null;
  @Column('boolean', { default: true }) isActive!: boolean;
  /** Somebody else typed the password. */
  @Column('boolean', { default: false }) mustChangePassword!: boolean;
  /** Until when a password that somebody else typed can be used. */
  @Instant({ nullable: true }) firstPasswordUntil!: Date | null;
  /** Since when a second factor is asked for; null: there is none. */
  @Instant({ nullable: true }) secondFactorAt!: Date | null;
  /** Of a deleted account: whether it was active, and whose it was. */
  @Column('boolean', { nullable: true }) wasActive!: boolean | null;
  @ForeignKey('doctors', { onDelete: 'SET NULL' }) @Column('uuid', { nullable: true }) formerDoctorId!: string | null;
  @Instant({ nullable: true }) archivedAt!: Date | null;
  /** As sign-in compares it: `foldName` (libs/domain/src/users/names.ts). */
  @SearchText(FOLDED_USERNAME) usernameFolded!: string | null;
  @SearchText(`lower(username || ' ' || first_name || ' ' || last_name || ' ' || email)`) search!: string | null;
}
