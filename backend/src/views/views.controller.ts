import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { VIEWS_MOST } from '@arogya/domain/views/rules';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { Answers } from '../http/answers.decorator';
import { IfMatch } from '../http/if-match';
import { Id } from '../http/uuid.pipe';
import { IdempotencyKey, type AnswerOrReplay } from '../idempotency/idempotency';
import { CreateSavedView, OrderViews, SavedView, SavedViewsQuery, UpdateSavedView } from './saved-view.dto';
import { ViewsService } from './views.service';

@ApiTags('views')
@Controller('views')
export class ViewsController {
  constructor(private readonly views: ViewsService) {}

  @Get()
  @Access('views:own')
  @Answers({ summary: 'Saved views of a screen: yours in your order, then those that others share with you', list: SavedView })
  listViews(@Who() who: Actor, @Query() { screen }: SavedViewsQuery): Promise<SavedView[]> {
    return this.views.list(who, screen);
  }

  @Post()
  @Access('views:own')
  @Answers({
    summary: 'Save a view',
    description: `You can keep ${VIEWS_MOST}, over all screens.`,
    type: SavedView,
    status: 201,
    refusals: ['taken', 'tooManyViews', 'keyReused'],
  })
  createView(@Who() who: Actor, @Body() body: CreateSavedView, @IdempotencyKey() key: string | null): Promise<AnswerOrReplay<SavedView>> {
    return this.views.add(who, body, key);
  }

  @Put('order')
  @Access('views:own')
  @Answers({ summary: 'Put your views of a screen in order', list: SavedView })
  orderViews(@Who() who: Actor, @Body() body: OrderViews): Promise<SavedView[]> {
    return this.views.order(who, body);
  }

  @Put(':id')
  @Access('views:own')
  @Answers({ summary: 'Change a view of yours', type: SavedView, refusals: ['notFound', 'stale', 'taken'] })
  updateView(@Who() who: Actor, @Id() id: string, @Body() body: UpdateSavedView, @IfMatch() version: number | null): Promise<SavedView> {
    return this.views.change(who, id, body, version);
  }

  @Delete(':id')
  @Access('views:own')
  @Answers({ summary: 'Delete a view of yours, for good', refusals: ['notFound'] })
  deleteView(@Who() who: Actor, @Id() id: string): Promise<void> {
    return this.views.remove(who, id);
  }
}
