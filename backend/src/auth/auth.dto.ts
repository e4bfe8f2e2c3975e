import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@arogya/domain/access';
import { loginRules, ownPasswordRules } from '@arogya/domain/auth/rules';
import { confirmRules, SECOND_FACTOR_STATES, type SecondFactorState } from '@arogya/domain/auth/second-factor';
import { SCREEN_NAMES, type ScreenName } from '@arogya/domain/views/screens';
import type { HospitalFacts } from '../access/actor';
import { Checked } from '../http/checked.decorator';

const USERNAME = { description: 'The name to sign in with; unique among accounts that are not deleted.' } as const;
const CODE = {
  description: 'Only where a second factor is on: six digits of the authenticator app, or a recovery code.',
  example: '123456',
} as const;

export class Login {
  @Checked(loginRules.username, USERNAME) username!: string;
  @Checked(loginRules.password, { raw: true, description: 'The password, as it was typed; white space counts.' }) password!: string;
}

export class OwnPassword {
  @Checked(ownPasswordRules.currentPassword, { raw: true, description: 'The present password.' }) currentPassword!: string;
  @Checked(ownPasswordRules.newPassword, {
    raw: true,
    description: 'The new password, 6 to 128 characters (in production at least 8, of admins 12), different from the current one.',
  })
  newPassword!: string;
  @Checked(confirmRules.code, CODE) code?: string | null;
}

/** The signed-in user, as screens show them. */
export class CurrentUser {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty(USERNAME) username!: string;
  @ApiProperty() firstName!: string;
  @ApiProperty() lastName!: string;
  @ApiProperty({ format: 'email', description: 'The e-mail address of the account; unique among accounts that are not deleted.' })
  email!: string;
  @ApiProperty({ enum: ROLES, enumName: 'Role' }) role!: Role;
  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'The hospital to which a hospital_admin belongs, or an agent who works for it alone; else null.',
  })
  hospitalId!: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: null, description: 'The address of a picture; null without one.' })
  profileImageUrl!: string | null;
  @ApiProperty({ description: 'Somebody else chose the password: every other call answers 403 until it is changed', example: false })
  mustChangePassword!: boolean;
  @ApiProperty({ description: 'Passwords follow the rules of production, which ask for more than six characters', example: false })
  strictPasswords!: boolean;
  @ApiProperty({
    enum: SECOND_FACTOR_STATES,
    description: 'Whether signing in asks for a code; needed: every other call answers 403 until it is set up',
    example: 'off',
  })
  secondFactor!: SecondFactorState;
}

/** The view with which a screen opens. */
export class OpeningView {
  @ApiProperty({ enum: SCREEN_NAMES, example: 'leads', description: 'The screen, at `/` and its name.' }) screen!: ScreenName;
  @ApiProperty({ example: 'status=new', description: 'The search of its address, without `?`.' }) query!: string;
}

/** The hospital of whoever is signed in. */
export class HospitalOfUser implements HospitalFacts {
  @ApiProperty({ example: 'City Care Hospital' }) name!: string;
  @ApiProperty({ type: 'string', nullable: true, example: 'Pune' }) city!: string | null;
  @ApiProperty({ example: 'Asia/Kolkata', description: 'Decides which day it is there.' }) timeZone!: string;
}

export class SignedInUser extends CurrentUser {
  @ApiProperty({ type: HospitalOfUser, nullable: true, description: 'The hospital of `hospitalId`.' })
  hospital!: HospitalFacts | null;
  @ApiProperty({ type: OpeningView, isArray: true, description: 'The views with which screens open, of those that have one.' })
  opensWith!: readonly OpeningView[];
}

export class Confirmation {
  @Checked(confirmRules.password, { raw: true, description: 'The present password.' }) password!: string;
  @Checked(confirmRules.code, CODE) code?: string | null;
}

/** One of one's own sessions. */
export class OwnSession {
  @ApiProperty({ format: 'uuid', description: 'The id of the session; it opens nothing.' }) id!: string;
  @ApiProperty({ example: 'Firefox on Windows', description: 'Which browser on which system, as it said itself.' }) browser!: string;
  @ApiProperty({ example: true, description: 'Whether it was opened from the network of this call; addresses are not kept.' })
  sameNetwork!: boolean;
  @ApiProperty({ format: 'date-time', description: 'When it was opened: ISO 8601 with offset.' }) openedAt!: string;
  @ApiProperty({ format: 'date-time', description: 'When it was last used, within a minute: ISO 8601 with offset.' }) seenAt!: string;
  @ApiProperty({ example: true, description: 'Whether it is the session of this call.' }) current!: boolean;
}

/** What a session or a sign-in knows of its user. */
export type SessionAccount = Omit<CurrentUser, 'strictPasswords' | 'secondFactor'> & { readonly hasSecondFactor: boolean };

const secondFactorOf = ({ role, hasSecondFactor }: SessionAccount, needed: ReadonlySet<Role>): SecondFactorState =>
  hasSecondFactor ? 'on' : needed.has(role) ? 'needed' : 'off';

/** What an installation asks of its accounts. */
export interface AccountRules {
  readonly strictPasswords: boolean;
  readonly secondFactorRoles: ReadonlySet<Role>;
}

export const toCurrentUser = (user: SessionAccount, { strictPasswords, secondFactorRoles }: AccountRules): CurrentUser => ({
  id: user.id,
  username: user.username,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  role: user.role,
  hospitalId: user.hospitalId,
  profileImageUrl: user.profileImageUrl,
  mustChangePassword: user.mustChangePassword,
  strictPasswords,
  secondFactor: secondFactorOf(user, secondFactorRoles),
});
