import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { HOSPITALS_COUNTED, NEEDS_COUNTED, NEEDS_COUNTED_BY_HOSPITAL } from '@arogya/domain/appointments/needs';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { Audited } from '../audit/audited.decorator';
import { Answers } from '../http/answers.decorator';
import type { Page } from '../paging/page';
import { HospitalNeeds, NeededAppointment, NeedsQuery } from './needs.dto';
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
  appointmentsInNeed(@Who() who: Actor, @Query() query: NeedsQuery): Promise<Page<NeededAppointment>> {
    return this.needs.list(who, query);
  }

  @Get('counts')
  @Access('appointments:today')
  @Answers({
    summary: 'How many appointments of each hospital need somebody now, those with most first',
    description: `At most ${HOSPITALS_COUNTED} hospitals, counted among the first ${NEEDS_COUNTED_BY_HOSPITAL} appointments of each reason.`,
    list: HospitalNeeds,
    input: false,
  })
  needsByHospital(@Who() who: Actor): Promise<HospitalNeeds[]> {
    return this.needs.byHospital(who);
  }
}
