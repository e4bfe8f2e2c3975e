import { Body, Controller, Get, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '@arogya/domain/refusal';
import { keptQuery } from '@arogya/domain/views/kept-query';
import { Audit } from '../audit/audit.service';
import { Access, Public, Unconfirmed } from '../access/access.decorator';
import { asPerson, type Actor, type Visitor as Caller } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { Authenticator } from '../access/authenticator';
import { Config } from '../config';
import { Visitor, Who } from '../access/who.decorator';
import { CurrentUser, Login, OwnPassword, SignedInUser, toCurrentUser, type SessionAccount } from './auth.dto';
import { AuthService, type CompletedSignIn } from './auth.service';
import { browserName } from './browser-name';
import { BROWSER_COOKIE, clearPending, clearSession, setPending, setSignedIn } from './cookies';
import { OwnPasswordService } from './own-password.service';
import { PasswordPolicy } from './password-policy';
import { SignInCode } from './second-factor.dto';
import { Sessions, type SessionOrigin } from './sessions';

const placeOf = ({ headers }: FastifyRequest, { requestId, network }: Caller): SessionOrigin & Caller => ({
  requestId,
  network,
  browser: browserName(headers['user-agent']),
});

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly ownPassword: OwnPasswordService,
    private readonly sessions: Sessions,
    private readonly authenticator: Authenticator,
    private readonly audit: Audit,
    private readonly policy: PasswordPolicy,
    private readonly config: Config,
  ) {}

  @Get('user')
  @Access('session:read')
  @Answers({ summary: 'Who is signed in', type: SignedInUser, input: false })
  currentUser(@Who() who: Actor): SignedInUser {
    const opensWith = who.opensWith.map(({ screen, query }) => ({ screen, query: keptQuery(screen, query) }));
    return { ...this.answer(asPerson(who)), hospital: who.hospital, opensWith };
  }

  @Post('login')
  @Public()
  @Answers({
    summary: 'Sign in',
    description:
      'Sets the session cookie `__Host-sid`; an earlier session of the same browser ends. Five failures are free within 15 minutes, then each one has to wait longer.',
    type: CurrentUser,
    refusals: ['wrongPassword', 'secondFactor', 'hospitalClosed', 'firstPasswordExpired', 'foreignOrigin', 'tooMany'],
  })
  async login(
    @Visitor() from: Caller,
    @Body() body: Login,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUser> {
    const done = await this.auth.login(body, placeOf(request, from), request.cookies[BROWSER_COOKIE]);
    if (!('pending' in done)) return this.admit(done, from, request, reply);
    setPending(reply, done.pending);
    throw new Refusal('secondFactor');
  }

  @Post('login/code')
  @Public()
  @Answers({
    summary: 'The second step of signing in, with a code',
    description: 'A code of the authenticator app or a recovery code, within 5 minutes and in the browser that sent the password.',
    type: CurrentUser,
    refusals: ['invalidCode', 'signInExpired', 'foreignOrigin', 'tooMany'],
  })
  async loginWithCode(
    @Visitor() from: Caller,
    @Body() { code }: SignInCode,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUser> {
    const done = await this.auth.loginWithCode(code, placeOf(request, from), request.cookies);
    clearPending(reply);
    return this.admit(done, from, request, reply);
  }

  /** The browser gets its session, and an earlier one of it ends. */
  private async admit(
    { user, session, browser }: CompletedSignIn,
    from: Caller,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<CurrentUser> {
    await this.endSessionOf(request, from);
    setSignedIn(reply, session, browser);
    return this.answer(user);
  }

  private answer(user: SessionAccount): CurrentUser {
    return toCurrentUser(user, { strictPasswords: this.policy.strict, secondFactorRoles: this.config.secondFactorRoles });
  }

  @Post('logout')
  @Public()
  @Answers({
    summary: 'Sign out',
    description: 'Ends the session at once; without one it does nothing.',
    input: false,
    refusals: ['foreignOrigin'],
  })
  async logout(@Visitor() from: Caller, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.endSessionOf(request, from);
    clearSession(reply);
  }

  /** The session that this browser has, if any. */
  private async endSessionOf(request: FastifyRequest, { requestId }: Caller): Promise<void> {
    const account = await this.authenticator.accountOf(request);
    if (!account) return;
    await this.sessions.end(account.session);
    await this.audit.note({ action: 'signed_out', entity: 'user', entityId: account.id, who: { ...account, requestId } });
  }

  @Put('password')
  @Access('session:own')
  @Unconfirmed('the call itself brings the password, and the code where a second factor is on')
  @Answers({
    summary: 'Change your own password',
    description:
      'Ends every session of the account but this one, which continues under a new cookie. A wrong current password counts as a failed sign-in. Where a second factor is on, its code is needed too.',
    type: CurrentUser,
    refusals: ['foreignOrigin', 'invalidCode'],
  })
  async changePassword(
    @Who() who: Actor,
    @Body() body: OwnPassword,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUser> {
    const { session, browser } = await this.ownPassword.change(who, body, placeOf(request, who), request.cookies[BROWSER_COOKIE]);
    setSignedIn(reply, session, browser);
    return this.answer({ ...asPerson(who), mustChangePassword: false });
  }
}
