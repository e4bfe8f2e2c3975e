import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { Id } from '../http/uuid.pipe';
import { Who } from '../access/who.decorator';
import { DoctorSlots, NextFree, NextFreeQuery, SlotsQuery } from './appointment.dto';
import { NextFreeService } from './next-free.service';
import { SlotsService } from './slots.service';

@ApiTags('doctors')
@Controller('doctors')
export class SlotsController {
  constructor(
    private readonly slots: SlotsService,
    private readonly next: NextFreeService,
  ) {}

  @Get('next-free')
  @Access('slots:read')
  @Answers({ summary: 'The next free start of each of several doctors', list: NextFree })
  nextFreeStarts(@Who() who: Actor, @Query() { ids }: NextFreeQuery): Promise<NextFree[]> {
    return this.next.of(who, ids.split(','));
  }

  @Get(':id/slots')
  @Access('slots:read')
  @Answers({
    summary: "A doctor's starts, each free or with the reason why not",
    description: 'At most 62 days at once.',
    type: DoctorSlots,
    refusals: ['notFound'],
  })
  doctorSlots(@Who() who: Actor, @Id() id: string, @Query() query: SlotsQuery): Promise<DoctorSlots> {
    return this.slots.ofDoctor(who, id, query);
  }
}
