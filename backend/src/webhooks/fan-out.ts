import { itemFor, readEntities, type ChangeItem } from '../changes/change-item';
import type { RecordEvent } from '../changes/record-events.sql';
import type { NewDelivery, ToldEndpoint } from './fan-out.sql';

/** What some events are to be told of: each item once, with the endpoints that it is for. */
export interface FanOut {
  readonly items: readonly NewDelivery[];
  /** Events that cannot be read: nobody is told of them. */
  readonly skipped: readonly RecordEvent[];
}

const isWord = (value: unknown): boolean => value === null || typeof value === 'string';

/** A change that was written by hand may say anything; whoever receives an item may rely on its shape. */
const isSound = ({ data: { status, changed } }: ChangeItem): boolean =>
  (status === null || (isWord(status.from) && isWord(status.to))) &&
  (changed === null || (Array.isArray(changed) && changed.every((name) => typeof name === 'string')));

/** What the endpoints with one view are told of an event: with the same bound they are told the same. Throws where it says nonsense. */
function itemOf(event: RecordEvent, bound: string | null): ChangeItem | null {
  const item = itemFor(event, bound);
  if (item && !isSound(item)) throw new TypeError('The change of an event cannot be read');
  return item;
}

/** What integrations call records: by `recordKey`. */
export type ExternalIds = ReadonlyMap<string, string>;

export const recordKey = (integrationId: string, entity: string, id: string): string => `${integrationId} ${entity} ${id}`;

/** What an integration calls the record of an event; null where it has given it no id. */
type NameOf = (integrationId: string) => string | null;

const NAMELESS: NameOf = () => null;

/** An erasure says itself what integrations called the record: from then on nothing else does. */
function namesIn({ kind, entityId, change: { knownBy } }: RecordEvent, names: ExternalIds): NameOf {
  if (names.size === 0 && !knownBy) return NAMELESS;
  const [entity = ''] = kind.split('.', 1);
  return (integrationId) => knownBy?.[integrationId] ?? names.get(recordKey(integrationId, entity, entityId)) ?? null;
}

/** What each endpoint is to be told of these events, in their order. One that cannot be read stops none of the others. */
export function fanOut(events: readonly RecordEvent[], endpoints: readonly ToldEndpoint[], names: ExternalIds): FanOut {
  const items: NewDelivery[] = [];
  const skipped: RecordEvent[] = [];
  const views = viewsOf(endpoints);
  for (const event of events) {
    try {
      const nameOf = namesIn(event, names);
      for (const { bound, members } of views) {
        for (const [item, name, told] of toldOf(event, bound, members, nameOf)) items.push(deliveryOf(item, name, told, items.length));
      }
    } catch {
      skipped.push(event);
    }
  }
  return { items, skipped };
}

type Told = readonly [item: ChangeItem, externalId: string | null, places: readonly number[]];

/** What the members of a view are told of an event: all of them, or, of a patient whom their hospital does not know, who has given them an id. */
function toldOf(event: RecordEvent, bound: string | null, members: readonly Member[], nameOf: NameOf): Told[] {
  const item = itemOf(event, bound);
  if (item) return [...audiencesOf(item, members, nameOf)].map(([name, told]) => [item, name, told]);
  if (nameOf === NAMELESS) return [];
  return members.flatMap((member): Told[] => {
    const externalId = nameOf(member.integrationId);
    const own = externalId === null ? null : itemOf({ ...event, externalId }, bound);
    return own ? [...audiencesOf(own, [member], nameOf)].map(([name, told]) => [own, name, told]) : [];
  });
}

/** The members that an item is for, by what they call its record. */
function audiencesOf({ type, data }: ChangeItem, members: readonly Member[], nameOf: NameOf): Map<string | null, number[]> {
  const audiences = new Map<string | null, number[]>();
  for (const { place, integrationId, reads, types } of members) {
    if (!reads.has(data.entity) || !types.has(type)) continue;
    const name = nameOf(integrationId);
    const told = audiences.get(name);
    if (told) told.push(place);
    else audiences.set(name, [place]);
  }
  return audiences;
}

interface Member {
  /** Among the endpoints, from 1 on. */
  readonly place: number;
  readonly integrationId: string;
  readonly types: ReadonlySet<string>;
  readonly reads: ReadonlySet<string>;
}

interface View {
  readonly bound: string | null;
  readonly members: readonly Member[];
}

/** The endpoints by the hospital that they are bound to. */
function viewsOf(endpoints: readonly ToldEndpoint[]): View[] {
  const views = new Map<string | null, Member[]>();
  endpoints.forEach(({ hospitalId, integrationId, types, scopes }, index) => {
    const member = { place: index + 1, integrationId, types: new Set(types), reads: new Set(readEntities(scopes)) };
    views.set(hospitalId, [...(views.get(hospitalId) ?? []), member]);
  });
  return [...views].map(([bound, members]) => ({ bound, members }));
}

const deliveryOf = (item: ChangeItem, externalId: string | null, told: readonly number[], n: number): NewDelivery => ({
  n,
  told,
  event_id: item.id,
  type: item.type,
  entity_id: item.data.id,
  version: item.data.version,
  body: JSON.stringify(item.data.externalId === externalId ? item : { ...item, data: { ...item.data, externalId } }),
});
