import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { Answers } from '../http/answers.decorator';
import { ChangesHead, ChangesPage, ChangesQuery } from './change.dto';
import { ChangesService } from './changes.service';

@ApiTags('changes')
@Controller('changes')
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  @Get()
  @Access('changes:read')
  @Answers({
    summary: 'What has changed behind a cursor, in order and without gaps',
    description:
      'Apply a page and keep its `next` in one transaction, and ask again: at once while `more` is true, else in some seconds. A cursor is good for 30 days, and for as long as nothing new happens.',
    type: ChangesPage,
    refusals: ['cursorLost'],
  })
  listChanges(@Who() who: Actor, @Query() query: ChangesQuery): Promise<ChangesPage> {
    return this.changes.page(who, query);
  }

  @Get('head')
  @Access('changes:read')
  @Answers({
    summary: 'The cursor behind which everything is still to come',
    description: 'Take it first, then read the lists to their end, then the changes behind it.',
    type: ChangesHead,
    input: false,
  })
  changesHead(): Promise<ChangesHead> {
    return this.changes.head();
  }
}
