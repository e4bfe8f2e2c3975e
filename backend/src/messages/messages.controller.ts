import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { Answers } from '../http/answers.decorator';
import { Id } from '../http/uuid.pipe';
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
  @Audited('listed', 'message')
  @Answers({
    summary: 'Messages that were kept instead of sent, or perhaps sent, newest first',
    description:
      'Without a provider, in development and the demo, all of them. With one, those of which it did not say whether it took them, as long as they can be of use.',
    list: OutboxMessage,
    sorts: OUTBOX_SORTS,
    refusals: ['notFound'],
  })
  listMessages(@Query() query: MessageQuery): Promise<Page<OutboxMessage>> {
    return this.outbox.list(query);
  }

  @Post(':id/resend')
  @Access('messages:resend')
  @Answers({
    summary: 'Send a message once more that was perhaps sent',
    description: 'The patient may get it twice. Not found: it was sent again already, or is of no use any more.',
    status: 204,
    refusals: ['notFound'],
  })
  resendMessage(@Who() who: Actor, @Id() id: string): Promise<void> {
    return this.outbox.resend(who, id);
  }
}
