/** Something has changed that open screens may be showing. It carries no data: screens fetch again what they may see. */
export interface Change {
  /** The module: 'leads', 'enquiries' …; '*' when anything may have changed. Appointments are announced by their events. */
  readonly topic: string;
  /** The record, if it is known. */
  readonly id: string | null;
  /** It concerns only this hospital; null: any. */
  readonly hospitalId: string | null;
}

export const EVERYTHING: Change = { topic: '*', id: null, hospitalId: null };
