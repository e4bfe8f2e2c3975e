import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Poll } from '../http/access.decorator';
import type { Actor } from '../http/actor';
import { Who } from '../http/who.decorator';
import { EventStream } from './event-stream';
import { EventsService } from './events.service';

const EXAMPLE = 'event: unread\ndata: {"unread":3}\n\nevent: changed\ndata: {"topics":["appointments"]}\n\n';

@ApiTags('notifications')
@Controller('events')
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Get()
  @Access('notifications:read')
  @Poll()
  @ApiOperation({ summary: 'Server-sent events: the count of unread notifications, and which rooms have changed' })
  @ApiProduces('text/event-stream')
  @ApiResponse({
    status: 200,
    description: 'A stream that stays open',
    content: { 'text/event-stream': { schema: { type: 'string' }, example: EXAMPLE } },
  })
  async watchEvents(@Who() who: Actor, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    reply.hijack();
    await this.events.watch(who, request, new EventStream(reply.raw));
  }
}
