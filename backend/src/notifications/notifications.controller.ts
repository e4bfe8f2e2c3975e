import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { PageQuery, type Page } from '../paging/page';
import { Who } from '../access/who.decorator';
import { MarkRead, Notification, UnreadCount } from './notification.dto';
import { NotificationsService } from './notifications.service';

@ApiTags('notifications')
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @Access('notifications:read')
  @Audited('listed', 'notification')
  @Answers({ summary: 'Your notifications, newest first', list: Notification, sorts: ['-at'] })
  listNotifications(@Who() who: Actor, @Query() query: PageQuery): Promise<Page<Notification>> {
    return this.notifications.list(who, query);
  }

  @Get('unread')
  @Access('notifications:read')
  @Answers({ summary: 'How many notifications you have not read', type: UnreadCount, input: false })
  unreadNotifications(@Who() who: Actor): Promise<UnreadCount> {
    return this.notifications.unread(who);
  }

  @Post('read')
  @Access('notifications:read')
  @Answers({ summary: 'Mark one notification, or all of them, as read', type: UnreadCount, status: 200 })
  readNotifications(@Who() who: Actor, @Body() body: MarkRead): Promise<UnreadCount> {
    return this.notifications.markRead(who, body.id ?? null);
  }
}
