import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@arogya/domain/access';
import { liveId, percent } from '@arogya/domain/releases/choice';
import {
  apiVersion,
  commitHash,
  isReleaseId,
  mfeName,
  platformRange,
  releaseId,
  releaseFiles,
  RELEASE_LIMITS,
  sha256,
  version,
  type ReleaseFile,
} from '@arogya/domain/releases/release';
import { FAILURES, frontendReports, type Failure, type FrontendReport } from '@arogya/domain/releases/report';
import type { Verdict } from '@arogya/domain/releases/trial';
import { flag, listOf, note, oneOf, optional, uuid } from '@arogya/domain/rule';
import { Checked } from '../http/checked.decorator';

const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const ID = '1.4.0-48f613b791';

export class WantedFiles {
  @Checked(listOf(sha256(), RELEASE_LIMITS.files), { example: [HASH], description: 'SHA-256 of the contents of a build' })
  sha256!: string[];
}

export class MissingFiles {
  @ApiProperty({ type: [String], example: [HASH], description: 'Those that are to be sent' }) missing!: string[];
}

export class PublishRelease {
  @Checked(mfeName(), { example: 'mfe-doctor', description: 'The micro-frontend' }) name!: string;
  @Checked(version(), { example: '1.4.0', description: 'The version of its package.json' }) version!: string;
  @Checked(optional(commitHash()), { example: '48f613b', description: 'What it was built from' }) commit?: string | null;
  @Checked(platformRange(), { example: '^1.2.0', description: "What it needs of the shell's platform" }) platform!: string;
  @Checked(optional(apiVersion()), { example: '1', description: 'The lowest version of the API that it works with; without it, any' })
  api?: string | null;
  @Checked(releaseFiles(), {
    example: [{ path: 'mf-manifest.json', size: 2310, sha256: HASH }],
    description: 'Every file of the build: its path in the folder of the build, its size in bytes, and the SHA-256 of its content',
  })
  files!: ReleaseFile[];
}

export class PublishedRelease {
  @ApiProperty({ example: 'mfe-doctor', description: 'The micro-frontend' }) name!: string;
  @ApiProperty({ example: ID, description: 'Its version, and the beginning of the hash of its content' }) id!: string;
}

export class ChooseRelease {
  @Checked(liveId(isReleaseId), { example: ID, description: 'The id of a release, or `installed`: what the installation brought' })
  id!: string;
  @Checked(percent(), { example: 10, description: 'For how many of 100 users; without it, and with 100, for everybody' })
  percent?: number | null;
  @Checked(optional(flag()), {
    example: false,
    description: 'Also when a trial of it ended by itself; `why` must then say why',
  })
  force?: boolean | null;
  @Checked(optional(listOf(oneOf(ROLES), ROLES.length)), { example: ['doctor'], description: 'Roles that get it in any case' })
  roles?: Role[] | null;
  @Checked(optional(listOf(uuid(), 100)), { description: 'Hospitals whose staff get it in any case' }) hospitals?: string[] | null;
  @Checked(note(200), { example: 'Rows of the day in one line', description: 'What it is for, in the words of whoever chooses it' }) why?:
    | string
    | null;
}

export class RollBack {
  @Checked(note(200), { example: 'Doctors cannot complete appointments', description: 'What was wrong' }) why?: string | null;
}

export class SwitchRelease {
  @Checked(flag(), { example: true, description: 'Off: its files are refused, its pages say that it does not respond' }) off!: boolean;
  @Checked(note(200), { example: 'It sends too many calls', description: 'The reason, for the history' }) why?: string | null;
}

export class TryRelease {
  @Checked(releaseId(), { example: ID, description: 'A release of the registry' }) id!: string;
}

export class LiveRelease {
  @ApiProperty({ example: 'mfe-doctor', description: 'The micro-frontend' }) name!: string;
  @ApiProperty({
    example: '1.3.0-0c1f5a29de',
    description: 'Of everybody who does not get the canary; `installed`: what the installation brought',
  })
  stable!: string;
  @ApiProperty({ type: String, nullable: true, example: ID, description: 'On trial with some' }) canary!: string | null;
  @ApiProperty({ example: 10, description: 'How many of 100 users get the canary' }) percent!: number;
  @ApiProperty({ enum: ROLES, isArray: true, example: [], description: 'Roles that get the canary in any case' }) roles!: Role[];
  @ApiProperty({ type: [String], example: [], description: 'Hospitals whose staff get the canary in any case' }) hospitals!: string[];
  @ApiProperty({ example: false, description: 'Its files are refused, whatever is live' }) off!: boolean;
}

export class Release {
  @ApiProperty({ example: 'mfe-doctor', description: 'The micro-frontend' }) name!: string;
  @ApiProperty({ example: ID, description: 'Its version, and the beginning of the hash of its content' }) id!: string;
  @ApiProperty({ example: '1.4.0', description: 'The version of its package.json' }) version!: string;
  @ApiProperty({ type: String, nullable: true, example: '48f613b', description: 'What it was built from' }) commit!: string | null;
  @ApiProperty({ example: '^1.2.0', description: "What it needs of the shell's platform" }) platform!: string;
  @ApiProperty({ type: String, nullable: true, example: '1', description: 'The lowest version of the API that it works with; null: any' })
  api!: string | null;
  @ApiProperty({ format: 'date-time', description: 'When it was published' }) publishedAt!: Date;
  @ApiProperty({ example: 'CI of the doctors’ team', description: 'A username, or the label of a key' }) publishedBy!: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'When a trial of it ended by itself, since it failed too often',
  })
  withdrawnAt!: Date | null;
  @ApiProperty({ enum: ROLES, isArray: true, example: ['doctor'], description: 'The roles that its pages are for' }) roles!: Role[];
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Why it cannot be served, as far as the server that answers has found; null: it can',
  })
  leftOut!: string | null;
}

export class ReleaseMove {
  @ApiProperty({ example: 7, description: 'Its place in the history' }) number!: number;
  @ApiProperty({ format: 'date-time', description: 'When it was chosen' }) at!: Date;
  @ApiProperty({ example: 'mfe-doctor', description: 'The micro-frontend' }) name!: string;
  @ApiProperty({
    enum: ['live', 'canary', 'rollback', 'withdrawn', 'off', 'on'],
    example: 'canary',
    description: 'For everybody, on trial, taken back by somebody, or by itself, switched off or on',
  })
  kind!: 'live' | 'canary' | 'rollback' | 'withdrawn' | 'off' | 'on';
  @ApiProperty({ example: '1.3.0-0c1f5a29de', description: 'What was live before' }) from!: string;
  @ApiProperty({ example: ID, description: 'What was chosen' }) to!: string;
  @ApiProperty({ type: Number, nullable: true, example: 10, description: 'Of a trial: for how many of 100 users' }) percent!: number | null;
  @ApiProperty({ type: String, nullable: true, example: 'Rows of the day in one line', description: 'The reason that was given' }) why!:
    | string
    | null;
  @ApiProperty({ example: 'CI of the doctors’ team', description: 'A username, or the label of a key' }) by!: string;
}

/** How a release fails: what a tab knows without a message, an address or anything that was typed. */
export class Fault {
  @ApiProperty({ enum: FAILURES, example: 'render', description: 'It does not load, takes too long, lacks a part, stops, or throws' })
  kind!: Failure;
  @ApiProperty({ type: String, nullable: true, example: 'TypeError', description: 'The name of the error' }) error!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'page-leads.0123456789.js:1:2041', description: 'Where in its own files' }) frame!:
    | string
    | null;
  @ApiProperty({ type: String, nullable: true, example: '/appointments', description: 'On which page' }) page!: string | null;
  @ApiProperty({ example: 4, description: 'In how many sessions' }) sessions!: number;
}

/** A trial as it stands. */
export class Trial {
  @ApiProperty({ example: 'mfe-doctor', description: 'The micro-frontend' }) name!: string;
  @ApiProperty({ example: ID, description: 'The release on trial' }) id!: string;
  @ApiProperty({ format: 'date-time', description: 'When it began' }) since!: Date;
  @ApiProperty({ example: 42, description: 'Browser sessions that have opened it since' }) sessions!: number;
  @ApiProperty({ example: 1, description: 'Those of them in which it failed' }) failed!: number;
  @ApiProperty({ example: 388, description: 'Sessions that opened the stable release meanwhile' }) stableSessions!: number;
  @ApiProperty({ example: 4, description: 'Those of them in which the stable release failed' }) stableFailed!: number;
  @ApiProperty({ enum: ['tooFew', 'good', 'worse'], example: 'good', description: '`worse` is taken back within seconds' })
  verdict!: Verdict;
  @ApiProperty({ type: [Fault], description: 'How it fails, most sessions first, at most five' }) faults!: Fault[];
}

export class ReportFrontend {
  @Checked(frontendReports(), {
    example: [{ name: 'mfe-doctor', id: ID, kind: 'opened' }],
    description:
      'Each with `name` and `id` of the release, a `kind` (`opened`, or how it failed), and for a failure `error` (its name), `frame` (file, line and column) and `page`',
  })
  reports!: FrontendReport[];
}

export class Releases {
  @ApiProperty({ example: '1.2.0', description: "The version of the shell's platform; empty where the shell is not built" })
  platform!: string;
  @ApiProperty({ type: [LiveRelease], description: 'Every micro-frontend that is there' }) live!: LiveRelease[];
  @ApiProperty({ type: [Trial], description: 'What is on trial, and how it does' }) trials!: Trial[];
  @ApiProperty({ type: [Release], description: 'What can be chosen, newest first' }) releases!: Release[];
  @ApiProperty({ type: [ReleaseMove], description: 'Who chose what, newest first' }) moves!: ReleaseMove[];
}
