import { isBound } from '../access/actor';
import type { NewEvent, EventSnapshot } from './news.sql';
import type { VisibleChange } from './visible-changes';
import type { Watcher } from './watcher';

/** What the message `changed` says about one record. For appointments it gives the change of status as this user sees it. */
export interface ChangedRecord {
  readonly topic: string;
  readonly id: string;
  readonly version: number | null;
  readonly hospitalId: string | null;
  readonly doctorId: string | null;
  readonly day: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

export interface ChangedMessage {
  readonly topics: readonly string[];
  readonly events: readonly ChangedRecord[];
}

/** Users with the same key get the same message about appointments. */
export const audienceOf = (watcher: Watcher): string =>
  watcher.role === 'doctor' ? `doctor ${watcher.doctorIds.join(' ')}` : isBound(watcher) ? `hospital ${watcher.hospitalId}` : 'all';

/** Whether an appointment there can be on screens of this user. */
function sees(watcher: Watcher, place: EventSnapshot | null): boolean {
  if (place === null) return false;
  if (watcher.role === 'doctor') return watcher.doctorIds.includes(place.doctorId);
  return !isBound(watcher) || (watcher.hospitalId !== null && place.hospitalId === watcher.hospitalId);
}

/** What moves out of a user's scope is deleted for them; what moves into it is new. */
function eventsFor(watcher: Watcher, { id, version, from, to }: NewEvent): ChangedRecord[] {
  const [before, after] = [sees(watcher, from) ? from : null, sees(watcher, to) ? to : null];
  const place = after ?? before;
  if (!place) return [];
  const { hospitalId, doctorId, day } = place;
  return [{ topic: 'appointments', id, version, hospitalId, doctorId, day, from: before?.status ?? null, to: after?.status ?? null }];
}

/** Where it belongs now is not said: it may have left the hospital of who hears of it. */
const recordOf = ({ change: { topic, id }, names }: VisibleChange): ChangedRecord[] =>
  id === null || !names ? [] : [{ topic, id, version: null, hospitalId: null, doctorId: null, day: null, from: null, to: null }];

/** The message for this user about what they hear of changes (visible-changes.ts), and about events; null when there is nothing. */
export function messageFor(watcher: Watcher, visible: readonly VisibleChange[], events: readonly NewEvent[]): ChangedMessage | null {
  const records = [...events.flatMap((event) => eventsFor(watcher, event)), ...visible.flatMap(recordOf)];
  const topics = [...new Set(visible.map(({ change }) => change.topic))];
  return topics.length + records.length > 0 ? { topics, events: records } : null;
}
