import { randomUUID } from 'node:crypto';
import type { Db } from '../database/sql';

export interface PlantedEvent {
  readonly tx: string;
  readonly id: number;
  readonly at: Date;
  readonly entityId: string;
}

/** An event of a kind, of a transaction of its own, without anything else that belongs to it; `fields` are columns of `events`. */
export async function plantEvent(db: Db, kind: string, fields: Readonly<Record<string, unknown>> = {}): Promise<PlantedEvent> {
  const values: Record<string, unknown> = { at: new Date(), kind, entity_id: randomUUID(), version: 1, change: {}, ...fields };
  const names = Object.keys(values);
  const places = names.map((_, index) => `$${index + 1}`);
  const text = `insert into events (${names.join(', ')}) values (${places.join(', ')}) returning tx, id, at, entity_id as "entityId"`;
  const planted = await db.one<PlantedEvent>(text, Object.values(values));
  if (!planted) throw new Error('No event was planted');
  return planted;
}
