import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { IdempotencyKey, type Once } from '../idempotency/idempotency';
import { IfMatch } from '../http/if-match';
import type { Page } from '../paging/page';
import { Id } from '../http/uuid.pipe';
import { Who } from '../access/who.decorator';
import { STATES } from './nouns';
import { ActiveState, CreateState, ReferenceQuery, State, UpdateState } from './reference.dto';
import { ReferenceService } from './reference.service';
import { withUpperCode } from './states';

@ApiTags('reference')
@Controller('states')
export class StatesController {
  constructor(private readonly reference: ReferenceService) {}

  @Get('active')
  @Access('reference:choose')
  @Answers({ summary: 'The active states, for a choice', list: ActiveState, input: false })
  activeStates(): Promise<ActiveState[]> {
    return this.reference.active(STATES);
  }

  @Get()
  @Access('reference:manage')
  @Answers({ summary: 'States, searched by name and code', list: State, sorts: STATES.sorts })
  listStates(@Query() query: ReferenceQuery): Promise<Page<State>> {
    return this.reference.list(STATES, query);
  }

  @Post()
  @Access('reference:manage')
  @Answers({ summary: 'Add a state', type: State, status: 201, refusals: ['taken', 'keyReused'] })
  createState(@Who() who: Actor, @Body() body: CreateState, @IdempotencyKey() key: string | null): Promise<Once<State>> {
    return this.reference.add(STATES, who, withUpperCode(body), key);
  }

  @Put(':id')
  @Access('reference:manage')
  @Answers({
    summary: 'Change a state',
    description: 'The code is stored in upper case.',
    type: State,
    refusals: ['notFound', 'stale', 'taken'],
  })
  updateState(@Who() who: Actor, @Id() id: string, @Body() body: UpdateState, @IfMatch() version: number | null): Promise<State> {
    return this.reference.change(STATES, who, id, withUpperCode(body), version);
  }

  @Delete(':id')
  @Access('reference:manage')
  @Answers({ summary: 'Delete a state that nothing uses', refusals: ['notFound', 'inUse'] })
  deleteState(@Who() who: Actor, @Id() id: string): Promise<void> {
    return this.reference.remove(STATES, who, id);
  }

  @Post(':id/restore')
  @Access('reference:manage')
  @Answers({ summary: 'Bring a deleted state back', type: State, refusals: ['notFound', 'taken'] })
  restoreState(@Who() who: Actor, @Id() id: string): Promise<State> {
    return this.reference.restore(STATES, who, id);
  }
}
