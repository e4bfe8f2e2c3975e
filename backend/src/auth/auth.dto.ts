import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@arogya/domain/access';
import { loginRules, ownPasswordRules } from '@arogya/domain/auth/rules';
import { Checked } from '../http/checked.decorator';

export class Login {
  @Checked(loginRules.username) username!: string;
  @Checked(loginRules.password, { raw: true }) password!: string;
}

export class OwnPassword {
  @Checked(ownPasswordRules.currentPassword, { raw: true }) currentPassword!: string;
  @Checked(ownPasswordRules.newPassword, { raw: true }) newPassword!: string;
}

/** The signed-in user, as screens show them. */
export class CurrentUser {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() username!: string;
  @ApiProperty() firstName!: string;
  @ApiProperty() lastName!: string;
  @ApiProperty({ format: 'email' }) email!: string;
  @ApiProperty({ enum: ROLES, enumName: 'Role' }) role!: Role;
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true }) hospitalId!: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: null }) profileImageUrl!: string | null;
  @ApiProperty({ description: 'Somebody else chose the password: every other call answers 403 until it is changed', example: false })
  mustChangePassword!: boolean;
}

export const toCurrentUser = (user: CurrentUser): CurrentUser => ({
  id: user.id,
  username: user.username,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  role: user.role,
  hospitalId: user.hospitalId,
  profileImageUrl: user.profileImageUrl,
  mustChangePassword: user.mustChangePassword,
});
