/** Something has changed that open screens may be showing. It carries no data: screens fetch again what they may see. */
export interface Change {
  /** The room: 'leads', 'enquiries' …; '*' when anything may have changed. Appointments are told by their events. */
  readonly topic: string;
  /** Which record, where that is known. */
  readonly id: string | null;
  /** Only this hospital is concerned; null: anybody. */
  readonly hospitalId: string | null;
}

export const EVERYTHING: Change = { topic: '*', id: null, hospitalId: null };
