import { ApiProperty } from '@nestjs/swagger';
import { CHANGES_LIMIT, changesRules } from '@arogya/domain/changes/rules';
import { CHANGE_ENTITIES, CHANGE_TYPES, type ChangeEntity, type ChangeType } from '@arogya/domain/changes/types';
import { CheckedQuery } from '../http/checked.decorator';

const CURSOR = 'AAAAAAAAA4QAAAAAAAAAB0rQ8m2cYvXe';

export class ChangesQuery {
  @CheckedQuery(changesRules.after, {
    example: CURSOR,
    description: 'The `next` of the last answer; to begin, the one of GET /api/changes/head.',
  })
  after!: string;
  @CheckedQuery(changesRules.entities, {
    example: 'appointment,lead',
    description: `Only changes of these kinds of records, with commas between them, of: ${CHANGE_ENTITIES.join(', ')}. Each needs its scope; without this, all that the integration reads.`,
  })
  entities?: string;
  @CheckedQuery(changesRules.limit, {
    example: CHANGES_LIMIT.usual,
    description: `How many changes are answered at most; ${CHANGES_LIMIT.usual} unless stated.`,
  })
  limit?: number;
}

export class ChangeStatus {
  @ApiProperty({ type: String, nullable: true, example: 'pending', description: 'The status before; null where there was none.' })
  from!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'confirmed', description: 'The status after; null where there is none any more.' })
  to!: string | null;
}

export class ChangeData {
  @ApiProperty({ enum: CHANGE_ENTITIES, enumName: 'ChangeEntity', example: 'appointment', description: 'Which kind of record it is.' })
  entity!: ChangeEntity;
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The hospital of the record; null for a patient, and where there is none.',
  })
  hospitalId!: string | null;
  @ApiProperty({ example: 2, description: 'The version of the record after the change. It never falls.' }) version!: number;
  @ApiProperty({ type: ChangeStatus, nullable: true, description: 'Of appointments and leads: the status before and after.' })
  status!: ChangeStatus | null;
  @ApiProperty({
    type: [String],
    nullable: true,
    example: ['status'],
    description: 'The names of the fields that have changed; null where a server of an older version wrote none down.',
  })
  changed!: readonly string[] | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The id under which the integration knows the record.' })
  externalId!: string | null;
  @ApiProperty({
    example: '/api/appointments/8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10',
    description: 'Where the record is read, with its scope; of a hospital the list of the active ones.',
  })
  url!: string;
}

/** One change. It says what has changed and no data of persons: these are read by `url`, or many at once by `ids` of the lists. */
export class Change {
  @ApiProperty({ example: 'evt_StDybZxi9d4mC0e7Yk1Lqg', description: 'The same wherever the change is told; apply each once.' })
  id!: string;
  @ApiProperty({ enum: CHANGE_TYPES, enumName: 'ChangeType', example: 'appointment.confirmed', description: 'What has happened.' })
  type!: ChangeType;
  @ApiProperty({ format: 'date-time', example: '2026-11-24T04:35:00.000Z', description: 'When it happened: ISO 8601 in UTC.' })
  timestamp!: string;
  @ApiProperty({ type: ChangeData, description: 'What it happened to.' }) data!: ChangeData;
}

const NEXT = { example: CURSOR, description: 'The place behind what was read: send it as `after`. Keep it as it is.' } as const;

export class ChangesPage {
  @ApiProperty({ type: [Change], description: 'The changes in their order, oldest first; it may be empty although there are more.' })
  items!: Change[];
  @ApiProperty(NEXT) next!: string;
  @ApiProperty({ example: false, description: 'Whether to ask for the next page at once.' }) more!: boolean;
}

export class ChangesHead {
  @ApiProperty(NEXT) next!: string;
}
