import type { CreateUser, StaffUser, UpdateUser } from '@arogya/api/users';
import type { Role } from '@arogya/domain/access';
import { uuid, type Rule } from '@arogya/domain/rule';
import { HOSPITAL_NEEDED } from '@arogya/domain/users/texts';

export interface UserValues {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  password: string;
  role: Role;
  /** Asked for with role hospital_admin; of an agent, who may have none, '' after it was emptied. */
  hospitalId: string | undefined;
  /** Asked for with role doctor; '' after it was emptied. */
  doctorId: string | undefined;
  isActive: boolean;
}

/** The role of a new user is agent (docs/spec/numbers.md). */
export const NEW_USER: UserValues = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  password: '',
  role: 'agent',
  hospitalId: undefined,
  doctorId: undefined,
  isActive: true,
};

/** The hospital of a hospital administrator, which is not optional there. */
export const administeredHospital: Rule = uuid(HOSPITAL_NEEDED);

export const userValues = (user: StaffUser): UserValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  username: user.username,
  email: user.email,
  password: '',
  role: user.role,
  hospitalId: user.hospitalId ?? undefined,
  doctorId: user.doctorId ?? undefined,
  isActive: user.isActive,
});

/** Roles whose accounts may belong to a hospital. */
const BELONGS: ReadonlySet<Role> = new Set<Role>(['hospital_admin', 'agent']);

function commonBody({ firstName, lastName, username, email, role, hospitalId, doctorId, isActive }: UserValues) {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    username: username.trim(),
    email: email.trim(),
    role,
    isActive,
    hospitalId: BELONGS.has(role) ? hospitalId || null : null,
    doctorId: role === 'doctor' ? doctorId || null : null,
  };
}

export const createBody = (values: UserValues): CreateUser => ({ ...commonBody(values), password: values.password });

/** A blank password keeps the present one. */
export const updateBody = (values: UserValues): UpdateUser => ({
  ...commonBody(values),
  ...(values.password ? { password: values.password } : {}),
});
