import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { Audited } from '../audit/audited.decorator';
import { Answers } from '../http/answers.decorator';
import { SearchAnswer, SearchQuery } from './search.dto';
import { SearchService } from './search.service';

@ApiTags('search')
@Controller('search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Get()
  @Access('search:use')
  @Audited('looked_up', 'patient')
  @Answers({
    summary: 'Records of all kinds by name, phone, e-mail or number',
    description:
      'Two characters at least. Each kind is searched as its own list is, for whoever may see that list. Agents, who have no list of patients, find them by a whole phone; that counts as a look-up by phone.',
    type: SearchAnswer,
    refusals: ['tooMany'],
  })
  searchRecords(@Who() who: Actor, @Query() { q, scope }: SearchQuery): Promise<SearchAnswer> {
    return this.search.find(who, q, scope);
  }
}
