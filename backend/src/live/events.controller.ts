import type { OutgoingHttpHeaders } from 'node:http';
import { applyDecorators, Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, Poll } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { refusalResponses } from '../errors/problem';
import { EventStream } from './event-stream';
import { EventsQuery } from './events.dto';
import { EventsService } from './events.service';

const CHANGED =
  '{"topics":["leads"],"events":[{"topic":"appointments","id":"0198f2c4-0000-7000-8000-000000000000","version":2,' +
  '"hospitalId":null,"doctorId":"0198f2c4-0000-7000-8000-000000000001","day":"2026-11-24","from":"pending","to":"confirmed"}]}';
const EXAMPLE = `event: hello\ndata: {"jitter":0.3}\n\nevent: unread\ndata: {"unread":3}\n\nevent: changed\ndata: ${CHANGED}\n\n`;

const RefusesBadInput = applyDecorators(...refusalResponses(['invalid']));

@ApiTags('notifications')
@Controller('events')
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Get()
  @Access('notifications:read')
  @Poll()
  @ApiOperation({ summary: 'Server-sent events: unread notifications, what has changed, and over how many seconds to spread the fetching' })
  @ApiProduces('text/event-stream')
  @ApiResponse({
    status: 200,
    description: 'A stream that stays open',
    content: { 'text/event-stream': { schema: { type: 'string' }, example: EXAMPLE } },
  })
  @RefusesBadInput
  async watchEvents(@Who() who: Actor, @Query() { age }: EventsQuery, @Res() reply: FastifyReply): Promise<void> {
    reply.hijack();
    await this.events.watch(
      who,
      new EventStream(reply.raw, { ...(reply.getHeaders() as OutgoingHttpHeaders), 'x-request-id': reply.request.id }),
      age,
    );
  }
}
