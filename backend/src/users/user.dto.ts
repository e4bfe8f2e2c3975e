import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@arogya/domain/access';
import { oneOf, optional, uuid } from '@arogya/domain/rule';
import { userRules } from '@arogya/domain/users/rules';
import { Checked, CheckedQuery } from '../http/checked.decorator';
import { ArchivedQuery } from '../archive/archived';

export class CreateUser {
  @Checked(userRules.username) username!: string;
  @Checked(userRules.password, { raw: true }) password!: string;
  @Checked(userRules.email) email!: string;
  @Checked(userRules.firstName) firstName!: string;
  @Checked(userRules.lastName) lastName!: string;
  @Checked(optional(userRules.role)) role?: Role | null;
  @Checked(userRules.hospitalId) hospitalId?: string | null;
  @Checked(userRules.doctorId) doctorId?: string | null;
  @Checked(userRules.isActive) isActive?: boolean | null;
}

export class UpdateUser {
  @Checked(userRules.username, { ifSent: true }) username?: string;
  @Checked(optional(userRules.password), { raw: true, description: 'Blank keeps the current one' }) password?: string | null;
  @Checked(userRules.email, { ifSent: true }) email?: string;
  @Checked(userRules.firstName, { ifSent: true }) firstName?: string;
  @Checked(userRules.lastName, { ifSent: true }) lastName?: string;
  @Checked(userRules.role, { ifSent: true }) role?: Role;
  @Checked(userRules.hospitalId) hospitalId?: string | null;
  @Checked(userRules.doctorId) doctorId?: string | null;
  @Checked(userRules.isActive) isActive?: boolean | null;
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
  @ApiProperty({ example: 'agent' }) username!: string;
  @ApiProperty({ format: 'email', example: 'agent@example.in' }) email!: string;
  @ApiProperty({ example: 'Ravi' }) firstName!: string;
  @ApiProperty({ example: 'Menon' }) lastName!: string;
  @ApiProperty({ type: String, nullable: true, example: null }) profileImageUrl!: string | null;
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'agent' }) role!: Role;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) hospitalId!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) hospitalName!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) doctorId!: string | null;
  @ApiProperty({ example: true }) isActive!: boolean;
  @ApiProperty({ example: 1 }) version!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
}

/** An account with a name that no account would get today. */
export class DoubtfulName {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'agent' }) username!: string;
  @ApiProperty({ format: 'email', example: 'agent@example.in' }) email!: string;
  @ApiProperty({ enum: ['username', 'email'], example: 'username', description: 'Which of the two is doubtful' })
  field!: 'username' | 'email';
  @ApiProperty({ example: 'It looks like admin, another account', description: 'Why it would be refused today' }) why!: string;
}
