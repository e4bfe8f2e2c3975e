import { Body, Controller, Delete, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Confirmed, Unconfirmed } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { Answers } from '../http/answers.decorator';
import { Confirmation } from './auth.dto';
import { ConfirmationService } from './confirmation.service';
import { BROWSER_COOKIE, setBrowser } from './cookies';
import { RecoveryCodes, SecondFactorSetup, SignInCode } from './second-factor.dto';
import { SecondFactors } from './second-factors';
import { Sessions } from './sessions';

@ApiTags('auth')
@Controller('auth')
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly confirmations: ConfirmationService,
    private readonly sessions: Sessions,
  ) {}

  @Post('confirm')
  @Access('session:own')
  @Unconfirmed('it is the proof')
  @Answers({
    summary: 'Prove again who you are; counts for 5 minutes in this session',
    status: 204,
    refusals: ['foreignOrigin', 'invalidCode'],
  })
  confirmIdentity(@Who() who: Actor, @Body() body: Confirmation, @Req() request: FastifyRequest): Promise<void> {
    return this.confirmations.confirm(who, body, request.cookies[BROWSER_COOKIE]);
  }

  @Post('second-factor')
  @Access('session:own')
  @Confirmed()
  @Answers({
    summary: 'A new secret for an authenticator app; it takes effect once one of its codes has been sent',
    type: SecondFactorSetup,
    input: false,
    refusals: ['foreignOrigin', 'secondFactorOn'],
  })
  beginSecondFactor(@Who() who: Actor): Promise<SecondFactorSetup> {
    return this.factors.begin(who);
  }

  @Put('second-factor')
  @Access('session:own')
  @Confirmed()
  @Answers({
    summary: 'Turn the second factor on; answers ten recovery codes, once',
    description: 'Ends every other session of the account, and its owner is notified.',
    type: RecoveryCodes,
    refusals: ['foreignOrigin', 'invalidCode', 'secondFactorOn'],
  })
  async turnOnSecondFactor(
    @Who() who: Actor,
    @Body() { code }: SignInCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodes> {
    const { codes, browser } = await this.factors.turnOn(who, code);
    this.sessions.forget(who.id);
    setBrowser(reply, browser);
    return { codes };
  }

  @Delete('second-factor')
  @Access('session:own')
  @Confirmed()
  @Answers({
    summary: 'Turn the second factor off',
    description: 'Ends every other session of the account, and its owner is notified.',
    input: false,
    refusals: ['foreignOrigin'],
  })
  async turnOffSecondFactor(@Who() who: Actor): Promise<void> {
    await this.factors.turnOff(who);
    this.sessions.forget(who.id);
  }
}
