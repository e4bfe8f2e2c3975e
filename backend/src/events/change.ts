/** Something has changed that open screens may be showing. It carries no data: screens fetch again what they may see. */
export interface Change {
  /** The room: 'appointments', 'leads', 'notifications' …; '*' when anything may have changed. */
  readonly topic: string;
  /** Only this hospital is concerned; null: anybody. */
  readonly hospitalId: string | null;
  /** Only these users are concerned; left out: all who see the hospital. */
  readonly userIds?: readonly string[];
}

export const EVERYTHING: Change = { topic: '*', hospitalId: null };

interface Watcher {
  readonly id: string;
  readonly role: string;
  readonly hospitalId: string | null;
}

/** Whether a screen of this user can be showing what has changed. */
export function concerns(watcher: Watcher, { hospitalId, userIds }: Change): boolean {
  if (userIds) return userIds.includes(watcher.id);
  if (hospitalId === null || watcher.hospitalId === null) return true;
  return watcher.role !== 'hospital_admin' || watcher.hospitalId === hospitalId;
}
