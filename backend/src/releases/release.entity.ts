import type { ReleaseFile, NavPage } from '@arogya/domain/releases/release';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, NOW } from '../database/entity-columns';

/** The content of files, each once, however many releases have it. */
@Entity('frontend_files')
export class FrontendFileEntity {
  @PrimaryColumn('text') sha256!: string;
  @Column('bytea') bytes!: Buffer;
  @Instant(NOW) addedAt!: Date;
}

@Entity('frontend_releases')
export class FrontendReleaseEntity {
  @PrimaryColumn('text') name!: string;
  @PrimaryColumn('text') id!: string;
  @Column('text') version!: string;
  @Column('text', { nullable: true }) commit!: string | null;
  /** What it needs of the shell's platform: '^1.4.0'. */
  @Column('text') platform!: string;
  /** The script that the federation begins with, by its path. */
  @Column('text') entry!: string;
  @Column('jsonb') files!: ReleaseFile[];
  @Column('jsonb') nav!: NavPage[];
  @Instant(NOW) publishedAt!: Date;
  @Column('text') publishedBy!: string;
}

/** What is live of a micro-frontend; one without a row is served as the installation brought it. */
@Entity('frontend_live')
export class FrontendLiveEntity {
  @PrimaryColumn('text') name!: string;
  @Column('text') stable!: string;
  @Column('text', { nullable: true }) canary!: string | null;
  @Column('integer', { default: 0 }) percent!: number;
  @Column('text', { array: true, default: [] }) roles!: string[];
  @Column('uuid', { array: true, default: [] }) hospitals!: string[];
}

/** Who chose what; rows are only ever added. */
@Entity('frontend_moves')
@Index('frontend_moves_of', ['name', 'number'])
export class FrontendMoveEntity {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' }) number!: number;
  @Instant(NOW) at!: Date;
  @Column('text') name!: string;
  @Column('text') kind!: 'live' | 'canary' | 'rollback';
  @Column('text') fromId!: string;
  @Column('text') toId!: string;
  @Column('integer', { nullable: true }) percent!: number | null;
  @Column('text', { nullable: true }) why!: string | null;
  @Column('text') by!: string;
}

/** What somebody ships with, who is no person that signs in. Of the key itself only the hash is kept. */
@Entity('release_keys')
export class ReleaseKeyEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') label!: string;
  /** The micro-frontend that it may ship. */
  @Column('text') mfe!: string;
  @Column('bytea', { unique: true }) hash!: Buffer;
  @Instant(NOW) createdAt!: Date;
  @Column('text') createdBy!: string;
  @Instant() expiresAt!: Date;
  @Instant({ nullable: true }) revokedAt!: Date | null;
  @Instant({ nullable: true }) usedAt!: Date | null;
}
