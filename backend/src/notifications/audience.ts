import type { Role } from '@arogya/domain/access';

/** An active user, with the doctor who they are. */
export interface Candidate {
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

type Rule = (user: Candidate, where: Concerned) => boolean;

const administrators: Rule = ({ role }) => role === 'admin';
const itsHospital: Rule = ({ role, hospitalId }, where) =>
  role === 'hospital_admin' && hospitalId !== null && hospitalId === where.hospitalId;
const itsDoctor: Rule = ({ doctorIds }, { doctorId }) => doctorId !== null && doctorIds.includes(doctorId);

/** Who is told of what happens to an appointment. */
export const AUDIENCE = {
  visit_booked: [itsDoctor, itsHospital, administrators],
  visit_cancelled: [itsDoctor, itsHospital, administrators],
} as const satisfies Record<string, readonly Rule[]>;

export type ToldKind = keyof typeof AUDIENCE;

export const isTold = (kind: ToldKind, user: Candidate, where: Concerned): boolean => AUDIENCE[kind].some((rule) => rule(user, where));
