import type { Caller } from '@arogya/domain/access';

/** Who a notification is for. It is stored once, however many people that are. */
export type Audience = `user ${string}` | `hospital ${string}` | `doctor ${string}` | typeof ADMINISTRATORS;

/** A signed-in user, with their doctor records. */
export interface Recipient {
  readonly id: string;
  readonly role: Caller;
  readonly hospitalId: string | null;
  readonly doctorIds: readonly string[];
}

/** Hospital and doctor of what has happened. */
export interface HospitalAndDoctor {
  readonly hospitalId: string | null;
  readonly doctorId: string | null;
}

export const ADMINISTRATORS = 'administrators';
export const toUser = (id: string): Audience => `user ${id}`;
const itsHospital = ({ hospitalId }: HospitalAndDoctor): Audience[] => (hospitalId === null ? [] : [`hospital ${hospitalId}`]);
const itsDoctor = ({ doctorId }: HospitalAndDoctor): Audience[] => (doctorId === null ? [] : [`doctor ${doctorId}`]);
const administrators = (): Audience[] => [ADMINISTRATORS];

/** Who gets which notification. */
const AUDIENCES = {
  appointment_booked: [itsDoctor, itsHospital, administrators],
  appointment_cancelled: [itsDoctor, itsHospital, administrators],
  appointment_moved: [itsDoctor, itsHospital, administrators],
  booking_flood: [itsHospital, administrators],
  enquiry_received: [administrators],
  release_withdrawn: [administrators],
  key_ends: [administrators],
  webhook_off: [administrators],
} as const satisfies Record<string, readonly ((where: HospitalAndDoctor) => Audience[])[]>;

export type NotifiedKind = keyof typeof AUDIENCES;

export const audiencesOf = (kind: NotifiedKind, where: HospitalAndDoctor): Audience[] => AUDIENCES[kind].flatMap((rule) => rule(where));

const BY_ROLE: Record<Caller, (who: Recipient) => Audience[]> = {
  admin: administrators,
  agent: () => [],
  doctor: ({ doctorIds }) => doctorIds.flatMap((doctorId) => itsDoctor({ doctorId, hospitalId: null })),
  hospital_admin: ({ hospitalId }) => itsHospital({ hospitalId, doctorId: null }),
  integration: () => [],
};

/** The audiences of a user: those of their role, and the user alone. Nobody gets the same notification twice. */
export const audiencesFor = (who: Recipient): Audience[] => [toUser(who.id), ...BY_ROLE[who.role](who)];
