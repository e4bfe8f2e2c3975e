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
import { SPECIALTIES } from './nouns';
import { ActiveSpecialty, CreateSpecialty, ReferenceQuery, Specialty, UpdateSpecialty } from './reference.dto';
import { ReferenceService } from './reference.service';

@ApiTags('reference')
@Controller('specialties')
export class SpecialtiesController {
  constructor(private readonly reference: ReferenceService) {}

  @Get('active')
  @Access('reference:choose')
  @Answers({ summary: 'The active specialties, for a choice', list: ActiveSpecialty, input: false })
  activeSpecialties(): Promise<ActiveSpecialty[]> {
    return this.reference.active(SPECIALTIES);
  }

  @Get()
  @Access('reference:manage')
  @Answers({ summary: 'Specialties, searched by name and department', list: Specialty, sorts: SPECIALTIES.sorts })
  listSpecialties(@Query() query: ReferenceQuery): Promise<Page<Specialty>> {
    return this.reference.list(SPECIALTIES, query);
  }

  @Post()
  @Access('reference:manage')
  @Answers({ summary: 'Add a specialty', type: Specialty, status: 201, refusals: ['taken', 'keyReused'] })
  createSpecialty(@Who() who: Actor, @Body() body: CreateSpecialty, @IdempotencyKey() key: string | null): Promise<Once<Specialty>> {
    return this.reference.add(SPECIALTIES, who, body, key);
  }

  @Put(':id')
  @Access('reference:manage')
  @Answers({
    summary: 'Change a specialty',
    description: 'A new name is carried to the records that hold the old one.',
    type: Specialty,
    refusals: ['notFound', 'stale', 'taken'],
  })
  updateSpecialty(
    @Who() who: Actor,
    @Id() id: string,
    @Body() body: UpdateSpecialty,
    @IfMatch() version: number | null,
  ): Promise<Specialty> {
    return this.reference.change(SPECIALTIES, who, id, body, version);
  }

  @Delete(':id')
  @Access('reference:manage')
  @Answers({ summary: 'Delete a specialty that nothing uses', refusals: ['notFound', 'inUse'] })
  deleteSpecialty(@Who() who: Actor, @Id() id: string): Promise<void> {
    return this.reference.remove(SPECIALTIES, who, id);
  }

  @Post(':id/restore')
  @Access('reference:manage')
  @Answers({ summary: 'Bring a deleted specialty back', type: Specialty, refusals: ['notFound', 'taken'] })
  restoreSpecialty(@Who() who: Actor, @Id() id: string): Promise<Specialty> {
    return this.reference.restore(SPECIALTIES, who, id);
  }
}
