import type { ReleaseFile, NavPage } from '@arogya/domain/releases/release';
import type { Failure } from '@arogya/domain/releases/report';
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
  /** The lowest version of the API that it works with: '1'. Null: any. */
  @Column('text', { nullable: true }) api!: string | null;
  /** The script that the federation begins with, by its path. */
  @Column('text') entry!: string;
  @Column('jsonb') files!: ReleaseFile[];
  @Column('jsonb') nav!: NavPage[];
  /** For which roles it was published: it is not served when its pages name another one. */
  @Column('text', { array: true, default: [] }) roles!: string[];
  @Instant(NOW) publishedAt!: Date;
  @Column('text') publishedBy!: string;
  /** A trial of it ended by itself: it failed more often than what was live. */
  @Instant({ nullable: true }) withdrawnAt!: Date | null;
  /** Since when it is neither live nor on trial any more; null: it is, never was, or was taken back. */
  @Instant({ nullable: true }) leftAt!: Date | null;
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
  /** Since when the canary is on trial as it is; sessions from then on are compared. */
  @Instant({ nullable: true }) since!: Date | null;
  /** Its files are refused until somebody switches it on again. */
  @Column('boolean', { default: false }) off!: boolean;
}

/** Who chose what; rows are only ever added. */
@Entity('frontend_moves')
@Index('frontend_moves_of', ['name', 'number'])
export class FrontendMoveEntity {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' }) number!: number;
  @Instant(NOW) at!: Date;
  @Column('text') name!: string;
  @Column('text') kind!: 'live' | 'canary' | 'rollback' | 'withdrawn' | 'off' | 'on';
  @Column('text') fromId!: string;
  @Column('text') toId!: string;
  @Column('integer', { nullable: true }) percent!: number | null;
  @Column('text', { nullable: true }) why!: string | null;
  @Column('text') by!: string;
}

/** A browser session that had a release while one of its name was on trial. */
@Entity('frontend_sessions')
@Index('frontend_sessions_at', ['at'])
export class FrontendSessionEntity {
  @PrimaryColumn('text') name!: string;
  @PrimaryColumn('text') id!: string;
  /** The key of a row of `sessions`, which is a hash and goes before this row does. */
  @PrimaryColumn('text') session!: string;
  /** Null: a tab that is older than the trial has reported a failure. */
  @Instant({ nullable: true }) openedAt!: Date | null;
  /** The first failure, and what it was. */
  @Instant({ nullable: true }) failedAt!: Date | null;
  @Column('text', { nullable: true }) kind!: Failure | null;
  @Column('text', { nullable: true }) error!: string | null;
  @Column('text', { nullable: true }) frame!: string | null;
  @Column('text', { nullable: true }) page!: string | null;
  @Instant(NOW) at!: Date;
}

/** What somebody ships with, who is no person that signs in. Of the key itself only the hash is kept. */
@Entity('release_keys')
export class ReleaseKeyEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') label!: string;
  /** The micro-frontend that it may ship. */
  @Column('text') mfe!: string;
  /** For which roles it may ship pages. Null: it is older than this, and gets those of what is live. */
  @Column('text', { array: true, nullable: true }) roles!: string[] | null;
  @Column('bytea', { unique: true }) hash!: Buffer;
  @Instant(NOW) createdAt!: Date;
  @Column('text') createdBy!: string;
  @Instant() expiresAt!: Date;
  @Instant({ nullable: true }) revokedAt!: Date | null;
  @Instant({ nullable: true }) usedAt!: Date | null;
}
