import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@arogya/domain/access';
import { liveId, percent } from '@arogya/domain/releases/choice';
import {
  commitHash,
  isReleaseId,
  mfeName,
  platformRange,
  releaseFiles,
  RELEASE_LIMITS,
  sha256,
  version,
  type ReleaseFile,
} from '@arogya/domain/releases/release';
import { listOf, note, oneOf, optional, uuid } from '@arogya/domain/rule';
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
}

export class Release {
  @ApiProperty({ example: 'mfe-doctor', description: 'The micro-frontend' }) name!: string;
  @ApiProperty({ example: ID, description: 'Its version, and the beginning of the hash of its content' }) id!: string;
  @ApiProperty({ example: '1.4.0', description: 'The version of its package.json' }) version!: string;
  @ApiProperty({ type: String, nullable: true, example: '48f613b', description: 'What it was built from' }) commit!: string | null;
  @ApiProperty({ example: '^1.2.0', description: "What it needs of the shell's platform" }) platform!: string;
  @ApiProperty({ format: 'date-time', description: 'When it was published' }) publishedAt!: Date;
  @ApiProperty({ example: 'CI of the doctors’ team', description: 'A username, or the label of a key' }) publishedBy!: string;
}

export class ReleaseMove {
  @ApiProperty({ example: 7, description: 'Its place in the history' }) number!: number;
  @ApiProperty({ format: 'date-time', description: 'When it was chosen' }) at!: Date;
  @ApiProperty({ example: 'mfe-doctor', description: 'The micro-frontend' }) name!: string;
  @ApiProperty({ enum: ['live', 'canary', 'rollback'], example: 'canary', description: 'For everybody, on trial, or taken back' }) kind!:
    | 'live'
    | 'canary'
    | 'rollback';
  @ApiProperty({ example: '1.3.0-0c1f5a29de', description: 'What was live before' }) from!: string;
  @ApiProperty({ example: ID, description: 'What was chosen' }) to!: string;
  @ApiProperty({ type: Number, nullable: true, example: 10, description: 'Of a trial: for how many of 100 users' }) percent!: number | null;
  @ApiProperty({ type: String, nullable: true, example: 'Rows of the day in one line', description: 'The reason that was given' }) why!:
    | string
    | null;
  @ApiProperty({ example: 'CI of the doctors’ team', description: 'A username, or the label of a key' }) by!: string;
}

export class Releases {
  @ApiProperty({ example: '1.2.0', description: "The version of the shell's platform; empty where the shell is not built" })
  platform!: string;
  @ApiProperty({ type: [LiveRelease], description: 'Every micro-frontend that is there' }) live!: LiveRelease[];
  @ApiProperty({ type: [Release], description: 'What can be chosen, newest first' }) releases!: Release[];
  @ApiProperty({ type: [ReleaseMove], description: 'Who chose what, newest first' }) moves!: ReleaseMove[];
}
