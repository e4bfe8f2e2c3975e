/** Something has changed that open screens may be showing. It carries no data: screens fetch again what they may see. */
export interface Change {
  /** The room: 'appointments', 'leads', 'enquiries' …; '*' when anything may have changed. */
  readonly topic: string;
  /** Only this hospital is concerned; null: anybody. */
  readonly hospitalId: string | null;
}

export const EVERYTHING: Change = { topic: '*', hospitalId: null };

interface Watcher {
  readonly role: string;
  readonly hospitalId: string | null;
}

/** Whether a screen of this user can be showing what has changed. */
export function concerns(watcher: Watcher, { hospitalId }: Change): boolean {
  if (hospitalId === null || watcher.hospitalId === null) return true;
  return watcher.role !== 'hospital_admin' || watcher.hospitalId === hospitalId;
}
