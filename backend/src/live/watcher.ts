import type { Role } from '@arogya/domain/access';

/** The user of a stream, with what decides which messages they get. */
export interface Watcher {
  readonly id: string;
  readonly role: Role;
  readonly hospitalId: string | null;
  readonly doctorIds: readonly string[];
}
