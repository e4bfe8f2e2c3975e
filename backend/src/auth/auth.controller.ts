import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Public } from '../http/access.decorator';
import type { Actor } from '../http/actor';
import { Answers } from '../http/answers.decorator';
import { Authenticator } from '../http/authenticator';
import { Who } from '../http/who.decorator';
import { CurrentUser, Login, toCurrentUser } from './auth.dto';
import { AuthService } from './auth.service';
import { BROWSER_COOKIE, clearSession, setSignedIn } from './cookies';
import { Sessions } from './sessions';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: Sessions,
    private readonly authenticator: Authenticator,
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
  async login(@Body() body: Login, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<CurrentUser> {
    const { user, session, browser } = await this.auth.login(body, request.ip, request.cookies[BROWSER_COOKIE]);
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
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const account = await this.authenticator.accountOf(request, false);
    if (account) await this.sessions.end(account.session);
    clearSession(reply);
  }
}
