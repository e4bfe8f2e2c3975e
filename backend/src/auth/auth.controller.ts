import { Body, Controller, Delete, Get, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Audit } from '../audit/audit.service';
import { Access, Public } from '../access/access.decorator';
import type { Actor, Visitor as Caller } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { Authenticator } from '../access/authenticator';
import { Visitor, Who } from '../access/who.decorator';
import { CurrentUser, Login, OwnPassword, toCurrentUser } from './auth.dto';
import { AuthService } from './auth.service';
import { BROWSER_COOKIE, clearSession, setSignedIn } from './cookies';
import { OwnPasswordService } from './own-password.service';
import { Sessions } from './sessions';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly ownPassword: OwnPasswordService,
    private readonly sessions: Sessions,
    private readonly authenticator: Authenticator,
    private readonly audit: Audit,
  ) {}

  @Get('user')
  @Access('session:read')
  @Answers({ summary: 'Who is signed in', type: CurrentUser, input: false })
  currentUser(@Who() who: Actor): CurrentUser {
    return toCurrentUser(who);
  }

  @Post('login')
  @Public()
  @Answers({
    summary: 'Sign in',
    description: 'Sets the session cookie `__Host-sid`. Five failures are free within 15 minutes, then each one has to wait longer.',
    type: CurrentUser,
    refusals: ['wrongPassword', 'foreignOrigin', 'tooMany'],
  })
  async login(
    @Visitor() from: Caller,
    @Body() body: Login,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUser> {
    const { user, session, browser } = await this.auth.login(body, from, request.cookies[BROWSER_COOKIE]);
    setSignedIn(reply, session, browser);
    return toCurrentUser(user);
  }

  @Post('logout')
  @Public()
  @Answers({
    summary: 'Sign out',
    description: 'Ends the session at once; without one it does nothing.',
    input: false,
    refusals: ['foreignOrigin'],
  })
  async logout(
    @Visitor() { requestId }: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const account = await this.authenticator.accountOf(request, false);
    if (account) {
      await this.sessions.end(account.session);
      await this.audit.note({ action: 'signed_out', entity: 'user', entityId: account.id, who: { ...account, requestId } });
    }
    clearSession(reply);
  }

  @Put('password')
  @Access('session:own')
  @Answers({
    summary: 'Choose another password for oneself',
    description:
      'Ends every session of the account but this one, which goes on under a new cookie. A wrong present password counts like a failed sign-in.',
    type: CurrentUser,
    refusals: ['foreignOrigin'],
  })
  async changePassword(
    @Who() who: Actor,
    @Body() body: OwnPassword,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUser> {
    const { session, browser } = await this.ownPassword.change(who, body, request.cookies[BROWSER_COOKIE]);
    setSignedIn(reply, session, browser);
    return toCurrentUser({ ...who, mustChangePassword: false });
  }

  @Delete('sessions')
  @Access('session:own')
  @Answers({ summary: 'Sign out everywhere: ends every session of the account, this one too', input: false, refusals: ['foreignOrigin'] })
  async endSessions(@Who() who: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.endAll(who.id);
    await this.audit.note({ action: 'signed_out', entity: 'user', entityId: who.id, who });
    clearSession(reply);
  }
}
