import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import { Answers } from '../http/answers.decorator';
import type { Page } from '../paging/page';
import { MessageQuery, OutboxMessage } from './message.dto';
import { OutboxService } from './outbox.service';
import { OUTBOX_SORTS } from './outbox.service';

@ApiTags('messages')
@Controller('messages')
export class MessagesController {
  constructor(private readonly outbox: OutboxService) {}

  @Get()
  @Access('messages:read')
  @Answers({
    summary: 'What the outbox has kept, newest first',
    description: 'Only where messages are kept instead of sent: without a provider, in development and the demo.',
    list: OutboxMessage,
    sorts: OUTBOX_SORTS,
    refusals: ['notFound'],
  })
  listMessages(@Query() query: MessageQuery): Promise<Page<OutboxMessage>> {
    return this.outbox.list(query);
  }
}
