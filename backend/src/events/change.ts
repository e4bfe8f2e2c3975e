import type { Topic } from './topics';

/** Something has changed that open screens may be showing. It carries no data: screens fetch again what they may see. */
export interface Change {
  /** The module: 'leads', 'enquiries' …; '*' when anything may have changed. Appointments are announced by their events. */
  readonly topic: Topic | '*';
  /** The record, if it is known. */
  readonly id: string | null;
  /** It concerns this hospital alone; null: any. */
  readonly hospitalId: string | null;
  /** Of the row as it was, what decides who saw it (rows-before.ts): who saw it then learns that it has changed, too. */
  readonly was?: object | null;
}

export const EVERYTHING: Change = { topic: '*', id: null, hospitalId: null };
