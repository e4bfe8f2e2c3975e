import { Controller, Delete, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Refusal } from '@arogya/domain/refusal';
import type { FastifyReply } from 'fastify';
import { Access, Confirmed, Unconfirmed } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { Audit } from '../audit/audit.service';
import { Answers } from '../http/answers.decorator';
import { Id } from '../http/uuid.pipe';
import { OwnSession } from './auth.dto';
import { clearSession } from './cookies';
import { Sessions } from './sessions';

@ApiTags('auth')
@Controller('auth')
export class OwnSessionsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: Audit,
  ) {}

  @Get('sessions')
  @Access('session:own')
  @Unconfirmed('families of browsers and times of this account alone')
  @Answers({ summary: 'Where you are signed in, the latest first', list: OwnSession, input: false })
  listSessions(@Who() who: Actor): Promise<OwnSession[]> {
    return this.sessions.listOf(who);
  }

  @Delete('sessions')
  @Access('session:own')
  @Unconfirmed('signing out must never have to wait')
  @Answers({ summary: 'Sign out everywhere: ends every session of the account, this one too', input: false, refusals: ['foreignOrigin'] })
  async endSessions(@Who() who: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.endAll(who.id);
    await this.noted(who);
    clearSession(reply);
  }

  @Delete('sessions/:id')
  @Access('session:own')
  @Unconfirmed('signing out must never have to wait')
  @Answers({ summary: 'End one of your own sessions', refusals: ['foreignOrigin', 'notFound'] })
  async endOwnSession(@Who() who: Actor, @Id() id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const ended = await this.sessions.endOne(who.id, id);
    if (ended === null) throw new Refusal('notFound');
    await this.noted(who);
    if (ended === who.session) clearSession(reply);
  }

  @Get('confirmed')
  @Access('session:own')
  @Confirmed()
  @Answers({ summary: 'Whether this session may make calls that ask for the password again: 204, or 403', status: 204, input: false })
  confirmed(): void {
    return;
  }

  private noted(who: Actor): Promise<void> {
    return this.audit.note({ action: 'signed_out', entity: 'user', entityId: who.id, who });
  }
}
