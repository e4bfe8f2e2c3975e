import { itemFor, readEntities, type ChangeItem } from '../changes/change-item';
import type { RecordEvent } from '../changes/record-events.sql';
import type { NewDelivery, ToldEndpoint } from './fan-out.sql';

/** The deliveries of some events: each item once, and for each delivery its endpoint and the number of its item. */
export interface FanOut {
  readonly items: readonly NewDelivery[];
  readonly endpoints: readonly string[];
  readonly places: readonly number[];
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

/** What each endpoint is to be told of these events, in their order. One that cannot be read stops none of the others. */
export function fanOut(events: readonly RecordEvent[], endpoints: readonly ToldEndpoint[], names: ExternalIds): FanOut {
  const items: NewDelivery[] = [];
  const told: { endpoint: string; place: number }[] = [];
  const skipped: RecordEvent[] = [];
  const views = viewsOf(endpoints);
  for (const event of events) {
    try {
      for (const { bound, members } of views) {
        const item = itemOf(event, bound);
        if (!item) continue;
        const places = new Map<string | null, number>();
        for (const { id, integrationId, reads, types } of members) {
          if (!reads.has(item.data.entity) || !types.has(item.type)) continue;
          const name = names.get(recordKey(integrationId, item.data.entity, item.data.id)) ?? null;
          const place = places.get(name) ?? items.push(deliveryOf(item, name, items.length)) - 1;
          places.set(name, place);
          told.push({ endpoint: id, place });
        }
      }
    } catch {
      skipped.push(event);
    }
  }
  return { items, endpoints: told.map(({ endpoint }) => endpoint), places: told.map(({ place }) => place), skipped };
}

interface Member {
  readonly id: string;
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
  const bounds = [...new Set(endpoints.map(({ hospitalId }) => hospitalId))];
  return bounds.map((bound) => ({
    bound,
    members: endpoints
      .filter(({ hospitalId }) => hospitalId === bound)
      .map(({ id, integrationId, types, scopes }) => ({ id, integrationId, types: new Set(types), reads: new Set(readEntities(scopes)) })),
  }));
}

const deliveryOf = (item: ChangeItem, externalId: string | null, n: number): NewDelivery => ({
  n,
  event_id: item.id,
  type: item.type,
  entity_id: item.data.id,
  version: item.data.version,
  body: JSON.stringify(item.data.externalId === externalId ? item : { ...item, data: { ...item.data, externalId } }),
});
