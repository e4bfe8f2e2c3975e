import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@arogya/domain/access';
import { oneOf, optional, uuid } from '@arogya/domain/rule';
import { userRules } from '@arogya/domain/users/rules';
import { Checked, CheckedQuery } from '../http/checked.decorator';
import { ArchivedQuery } from '../archive/archived';

const USERNAME = { description: 'The name to sign in with; unique among accounts that are not deleted.' } as const;
const EMAIL = { description: 'The e-mail address of the account; unique among accounts that are not deleted.' } as const;
const HOSPITAL_ID = {
  description: 'The hospital to which a hospital_admin belongs, or an agent who works for it alone; else null.',
} as const;
const DOCTOR_ID = { description: 'The doctor whose account this is; null for other accounts.' } as const;
const IS_ACTIVE = { description: 'Whether the account may sign in.' } as const;

export class CreateUser {
  @Checked(userRules.username, USERNAME) username!: string;
  @Checked(userRules.password, {
    raw: true,
    description:
      'The first password, 6 to 128 characters (in production at least 8, of admins 12). It is good for 7 days. The user has to choose their own at the first sign-in.',
  })
  password!: string;
  @Checked(userRules.email, EMAIL) email!: string;
  @Checked(userRules.firstName) firstName!: string;
  @Checked(userRules.lastName) lastName!: string;
  @Checked(optional(userRules.role)) role?: Role | null;
  @Checked(userRules.hospitalId, HOSPITAL_ID) hospitalId?: string | null;
  @Checked(userRules.doctorId, DOCTOR_ID) doctorId?: string | null;
  @Checked(userRules.isActive, IS_ACTIVE) isActive?: boolean | null;
}

export class UpdateUser {
  @Checked(userRules.username, { ...USERNAME, ifSent: true }) username?: string;
  @Checked(optional(userRules.password), { raw: true, description: 'Blank keeps the current one' }) password?: string | null;
  @Checked(userRules.email, { ...EMAIL, ifSent: true }) email?: string;
  @Checked(userRules.firstName, { ifSent: true }) firstName?: string;
  @Checked(userRules.lastName, { ifSent: true }) lastName?: string;
  @Checked(userRules.role, { ifSent: true }) role?: Role;
  @Checked(userRules.hospitalId, HOSPITAL_ID) hospitalId?: string | null;
  @Checked(userRules.doctorId, DOCTOR_ID) doctorId?: string | null;
  @Checked(userRules.isActive, IS_ACTIVE) isActive?: boolean | null;
}

export class UserQuery extends ArchivedQuery {
  @CheckedQuery(optional(oneOf(ROLES)), { description: 'Only accounts with this role' }) role?: Role;
  @CheckedQuery(optional(oneOf(['true'])), { description: 'true: only those whom leads can be assigned to (agents and admins)' })
  assignable?: string;
  @CheckedQuery(optional(uuid())) hospitalId?: string;
}

/** A member of staff, without password and sessions. */
export class StaffUser {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'agent', ...USERNAME }) username!: string;
  @ApiProperty({ format: 'email', example: 'agent@example.in', ...EMAIL }) email!: string;
  @ApiProperty({ example: 'Ravi' }) firstName!: string;
  @ApiProperty({ example: 'Menon' }) lastName!: string;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The address of a picture; null without one.' })
  profileImageUrl!: string | null;
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'agent' }) role!: Role;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, ...HOSPITAL_ID }) hospitalId!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The name of that hospital; null without one.' })
  hospitalName!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, ...DOCTOR_ID }) doctorId!: string | null;
  @ApiProperty({ example: true, ...IS_ACTIVE }) isActive!: boolean;
  @ApiProperty({ example: 1 }) version!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
}

/** An account with a name that no account would get today. */
export class DoubtfulName {
  @ApiProperty({ format: 'uuid', description: 'The id of the account.' }) id!: string;
  @ApiProperty({ example: 'agent', ...USERNAME }) username!: string;
  @ApiProperty({ format: 'email', example: 'agent@example.in', ...EMAIL }) email!: string;
  @ApiProperty({ enum: ['username', 'email'], example: 'username', description: 'Which of the two is doubtful' })
  field!: 'username' | 'email';
  @ApiProperty({ example: 'It looks like admin, another account', description: 'Why it would be refused today' }) why!: string;
}
