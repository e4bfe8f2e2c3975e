import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NEEDS_COUNTED } from '@arogya/domain/appointments/needs';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { Audited } from '../audit/audited.decorator';
import { Answers } from '../http/answers.decorator';
import { type Page, PageQuery } from '../paging/page';
import { NeededAppointment } from './needs.dto';
import { NeedsService } from './needs.service';
import { NEEDS_SORTS } from './needs.sql';

@ApiTags('appointments')
@Controller('appointments/needs')
export class NeedsController {
  constructor(private readonly needs: NeedsService) {}

  @Get()
  @Access('appointments:today')
  @Audited('listed', 'appointment')
  @Answers({
    summary: 'Appointments that need somebody now, the earliest first',
    description: `Each once, with the most urgent reason in \`need\`. They are counted up to ${NEEDS_COUNTED}. A doctor gets what a doctor can settle.`,
    list: NeededAppointment,
    sorts: NEEDS_SORTS,
  })
  appointmentsInNeed(@Who() who: Actor, @Query() query: PageQuery): Promise<Page<NeededAppointment>> {
    return this.needs.list(who, query);
  }
}
