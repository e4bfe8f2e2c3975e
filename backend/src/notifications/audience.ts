import type { Role } from '@arogya/domain/access';

/** For whom a notification is: it is kept once, however many they are. */
export type Audience = `user ${string}` | `hospital ${string}` | `doctor ${string}` | typeof ADMINISTRATORS;

/** Somebody signed in, with the doctor who they are. */
export interface Recipient {
  readonly id: string;
  readonly role: Role;
  readonly hospitalId: string | null;
  readonly doctorIds: readonly string[];
}

/** Where it has happened. */
export interface Concerned {
  readonly hospitalId: string | null;
  readonly doctorId: string | null;
}

export const ADMINISTRATORS = 'administrators';
export const toUser = (id: string): Audience => `user ${id}`;
const itsHospital = ({ hospitalId }: Concerned): Audience[] => (hospitalId === null ? [] : [`hospital ${hospitalId}`]);
const itsDoctor = ({ doctorId }: Concerned): Audience[] => (doctorId === null ? [] : [`doctor ${doctorId}`]);
const administrators = (): Audience[] => [ADMINISTRATORS];

/** Who is told of what. */
const AUDIENCES = {
  visit_booked: [itsDoctor, itsHospital, administrators],
  visit_cancelled: [itsDoctor, itsHospital, administrators],
  booking_flood: [itsHospital, administrators],
  enquiry_received: [administrators],
} as const satisfies Record<string, readonly ((where: Concerned) => Audience[])[]>;

export type NotifiedKind = keyof typeof AUDIENCES;

export const audiencesOf = (kind: NotifiedKind, where: Concerned): Audience[] => AUDIENCES[kind].flatMap((rule) => rule(where));

const BY_ROLE: Record<Role, (who: Recipient) => Audience[]> = {
  admin: administrators,
  agent: () => [],
  doctor: ({ doctorIds }) => doctorIds.flatMap((doctorId) => itsDoctor({ doctorId, hospitalId: null })),
  hospital_admin: ({ hospitalId }) => itsHospital({ hospitalId, doctorId: null }),
};

/** What somebody hears of: what concerns their role, and what is for them alone. Nothing reaches them in two ways. */
export const audiencesFor = (who: Recipient): Audience[] => [toUser(who.id), ...BY_ROLE[who.role](who)];
