import { ApiProperty } from '@nestjs/swagger';
import { ROLES } from '@arogya/domain/access';
import { AUDIT_ACTIONS, AUDIT_ENTITIES, OTHER_ACTORS, type AuditAction } from '@arogya/domain/audit/events';
import { flag, oneOf, optional, uuid } from '@arogya/domain/rule';
import { day } from '@arogya/domain/when';
import { CheckedQuery } from '../http/checked.decorator';
import { PageQuery } from '../paging/page';

export class AuditQuery extends PageQuery {
  @CheckedQuery(optional(uuid()), { description: 'What this member of staff did' }) actorId?: string;
  @CheckedQuery(optional(oneOf(AUDIT_ACTIONS)), { description: 'Only what was done in this way.' }) action?: AuditAction;
  @CheckedQuery(optional(oneOf(AUDIT_ENTITIES)), { description: 'The kind of record' }) entity?: string;
  @CheckedQuery(optional(uuid()), { description: 'Who looked at this record or changed it' }) entityId?: string;
  @CheckedQuery(optional(flag()), { description: 'false leaves out who looked at records or listed them' }) reads?: boolean;
  @CheckedQuery(optional(flag()), { description: 'false leaves out what the system did by itself' }) system?: boolean;
  @CheckedQuery(optional(day()), { description: 'First day, in India' }) from?: string;
  @CheckedQuery(optional(day()), { description: 'Last day, included' }) to?: string;
}

const id = { type: String, format: 'uuid', nullable: true } as const;
const ACTORS = [...ROLES, ...OTHER_ACTORS];

/** A row of the audit log: the names of fields, never their values. */
export class AuditEntry {
  @ApiProperty({ example: '4711', description: 'The place of the row in the log, a whole number as text.' }) id!: string;
  @ApiProperty({ format: 'date-time', description: 'When it was done: ISO 8601 with offset.' }) at!: string;
  @ApiProperty({ ...id, description: 'The user who did it; null for anybody who was not signed in.' }) actorId!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'agent', description: 'Their username at that moment' }) username!: string | null;
  @ApiProperty({ enum: ACTORS, example: 'agent', description: 'Their role at that moment, or what acted in place of a person' })
  role!: (typeof ACTORS)[number];
  @ApiProperty({ ...id, description: 'Their hospital at that moment' }) hospitalId!: string | null;
  @ApiProperty({ enum: AUDIT_ACTIONS, example: 'changed', description: 'What was done.' }) action!: AuditAction;
  @ApiProperty({ example: 'appointment', description: 'The kind of record to which it was done.' }) entity!: string;
  @ApiProperty({ ...id, description: 'The record to which it was done; null where it was no single one.' }) entityId!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'AD-100001', description: 'What the record is called now; not part of the log' })
  entityName!: string | null;
  @ApiProperty({
    type: [String],
    example: ['notes', 'status'],
    description: 'The names of the fields that were changed or seen; never what is in them.',
  })
  fields!: string[];
  @ApiProperty({ type: 'integer', nullable: true, example: null, description: 'Of lists and look-ups: how many were seen' })
  rows!: number | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Of a refused call: which one' }) operation!: string | null;
  @ApiProperty({ ...id, description: 'The same for all that one call did' }) requestId!: string | null;
}

/** Whether the log was unchanged when it was last checked. */
export class AuditVerification {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the log was last checked; null before the first time.',
  })
  checkedAt!: string | null;
  @ApiProperty({ example: 5120, description: 'Rows that were checked' }) rows!: number;
  @ApiProperty({
    type: Boolean,
    nullable: true,
    example: true,
    description: 'Whether every row was as it was written; null before the first check.',
  })
  intact!: boolean | null;
  @ApiProperty({ type: 'integer', nullable: true, example: null, description: 'The first place in the chain that is not what it was' })
  brokenAt!: number | null;
  @ApiProperty({ example: 0, description: 'Rows sealed before the chain had a key; 0 where it always had one' }) unkeyed!: number;
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'The last hash: kept elsewhere, it proves that nothing was cut off',
  })
  head!: string | null;
}
