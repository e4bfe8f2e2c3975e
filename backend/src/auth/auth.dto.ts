import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@arogya/domain/access';
import { loginRules, ownPasswordRules } from '@arogya/domain/auth/rules';
import { confirmRules, SECOND_FACTOR_STATES, type SecondFactorState } from '@arogya/domain/auth/second-factor';
import { SCREEN_NAMES, type ScreenName } from '@arogya/domain/views/screens';
import type { HospitalFacts } from '../access/actor';
import { Checked } from '../http/checked.decorator';

export class Login {
  @Checked(loginRules.username) username!: string;
  @Checked(loginRules.password, { raw: true }) password!: string;
}

export class OwnPassword {
  @Checked(ownPasswordRules.currentPassword, { raw: true }) currentPassword!: string;
  @Checked(ownPasswordRules.newPassword, { raw: true }) newPassword!: string;
  @Checked(confirmRules.code, { example: '123456' }) code?: string | null;
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
  @Checked(confirmRules.password, { raw: true }) password!: string;
  @Checked(confirmRules.code, { example: '123456' }) code?: string | null;
}

/** One of one's own sessions. */
export class OwnSession {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Firefox on Windows' }) browser!: string;
  @ApiProperty({ example: true }) sameNetwork!: boolean;
  @ApiProperty({ format: 'date-time' }) openedAt!: string;
  @ApiProperty({ format: 'date-time' }) seenAt!: string;
  @ApiProperty({ example: true }) current!: boolean;
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
