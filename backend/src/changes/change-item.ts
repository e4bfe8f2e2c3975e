import { createHash } from 'node:crypto';
import {
  CHANGE_ENTITIES,
  changeType,
  entityOf,
  READ_SCOPES,
  statusOf,
  type ChangeEntity,
  type ChangeType,
  type StatusChange,
} from '@arogya/domain/changes/types';
import type { IntegrationScope } from '@arogya/domain/access';
import { iso } from '../iso';
import type { RecordEvent } from './record-events.sql';

/** What another program is told of a change, by the feed and by webhooks. It carries no data of persons: these are read by `url`. */
export interface ChangeItem {
  /** 'evt_' and 22 signs; the same for whoever reads the event, by whichever way. */
  readonly id: string;
  readonly type: ChangeType;
  /** When it happened, ISO 8601 in UTC. */
  readonly timestamp: string;
  readonly data: {
    readonly entity: ChangeEntity;
    readonly id: string;
    readonly hospitalId: string | null;
    /** Of the record after the change. */
    readonly version: number;
    readonly status: StatusChange | null;
    /** Names of fields as the API has them; null where the event does not say them. */
    readonly changed: readonly string[] | null;
    readonly externalId: string | null;
    readonly url: string;
  };
}

/** What makes an event the one it is, wherever it was restored to: everything that no start renumbers. */
export type EventFacts = Pick<RecordEvent, 'id' | 'at' | 'kind' | 'entityId' | 'version'>;

/** SHA-256 over these facts. */
export const eventHash = ({ id, at, kind, entityId, version }: EventFacts): Buffer =>
  createHash('sha256').update([id, at.getTime(), kind, entityId, version].join(' ')).digest();

/** The id of an event's item. */
export const eventId = (event: EventFacts): string => `evt_${eventHash(event).toString('base64url').slice(0, 22)}`;

/** The kinds of records whose changes an integration with these scopes may read. */
export const readEntities = (scopes: readonly IntegrationScope[]): ChangeEntity[] =>
  CHANGE_ENTITIES.filter((entity) => scopes.includes(READ_SCOPES[entity]));

interface Sides {
  readonly was: boolean;
  readonly is: boolean;
}

const NO_HOSPITAL = { hospitalId: null };

/** Whether the record was the hospital's before the event, and is after it. */
function sidesOf({ kind, hospitalId, change, knownAt, externalId }: RecordEvent, bound: string): Sides {
  if (change.from || change.to) {
    const { from, to } = change;
    const [before, after] = [from ?? NO_HOSPITAL, to ?? NO_HOSPITAL];
    return { was: before.hospitalId === bound, is: after.hospitalId === bound };
  }
  const isKnown = knownAt.includes(bound) || externalId !== null;
  if (hospitalId === null && isKnown && kind.startsWith('patient.')) return { was: true, is: true };
  const is = hospitalId === bound;
  // Without a former hospital it had none, or has not moved.
  const hasMoved = change.fields?.includes('hospitalId') ?? false;
  return { was: change.formerHospitalId ? change.formerHospitalId === bound : is && !hasMoved, is };
}

/** What it is for the hospital: what comes is `created`, what goes is `deleted`, unless the event says so itself. */
function typeFor(type: ChangeType, entity: ChangeEntity, { was, is }: Sides): ChangeType {
  if (was && is) return type;
  const saysSo = is ? [`${entity}.created`, `${entity}.restored`, `${entity}.deleted`] : [`${entity}.deleted`];
  return saysSo.includes(type) ? type : (`${entity}.${is ? 'created' : 'deleted'}` as ChangeType);
}

/**
 * What a caller is told of an event; null when it is not theirs, or about no record. `bound` is the hospital of whoever is bound to
 * one: what moves out of it is `deleted` for them, without a word of where it went, and what moves in is `created`.
 */
export function itemFor(event: RecordEvent, bound: string | null): ChangeItem | null {
  const [entity, type] = [entityOf(event.kind), changeType(event)];
  if (!entity || !type) return null;
  const [{ hospitalId }, status, changed] = [event, statusOf(event), event.change.fields ?? null];
  // A patient's event with a hospital is what that hospital has changed for itself: nobody else reads anything of it.
  if (bound === null && entity === 'patient' && hospitalId !== null) return null;
  if (bound === null) return itemOf(event, entity, { type, hospitalId, status, changed });
  const sides = sidesOf(event, bound);
  const { was, is } = sides;
  if (!was && !is) return null;
  const told = typeFor(type, entity, sides);
  return itemOf(event, entity, {
    type: told,
    hospitalId: hospitalId === null && was && is ? null : bound,
    status: status && { from: was ? status.from : null, to: is ? status.to : null },
    changed: told === type ? changed : [],
  });
}

interface Told extends Pick<ChangeItem['data'], 'hospitalId' | 'status' | 'changed'> {
  readonly type: ChangeType;
}

/** Where an integration reads a record. Of hospitals there is the list of the active ones alone. */
const urlOf = (entity: ChangeEntity, id: string): string => (entity === 'hospital' ? '/api/hospitals/active' : `/api/${entity}s/${id}`);

function itemOf(event: RecordEvent, entity: ChangeEntity, { type, hospitalId, status, changed }: Told): ChangeItem {
  const { entityId: id, version, at, externalId } = event;
  const data = { entity, id, hospitalId, version, status, changed, externalId, url: urlOf(entity, id) };
  return { id: eventId(event), type, timestamp: iso(at.getTime()), data };
}
