import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Sql } from '../database/sql';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { IdempotencyKey, type Once } from '../idempotency/idempotency';
import { IfMatch } from '../http/if-match';
import type { Page } from '../paging/page';
import { Id } from '../http/uuid.pipe';
import { Who } from '../access/who.decorator';
import { CITIES } from './nouns';
import { ActiveCity, City, CityQuery, CreateCity, UpdateCity } from './reference.dto';
import { ReferenceService } from './reference.service';
import { assertStateExists } from './states';

@ApiTags('reference')
@Controller('cities')
export class CitiesController {
  constructor(
    private readonly reference: ReferenceService,
    private readonly sql: Sql,
  ) {}

  @Get('active')
  @Access('reference:choose')
  @Answers({ summary: 'The active cities, for a choice', list: ActiveCity, input: false })
  activeCities(): Promise<ActiveCity[]> {
    return this.reference.active(CITIES);
  }

  @Get()
  @Access('reference:manage')
  @Answers({ summary: 'Cities, searched by name, state name and pincode', list: City, sorts: CITIES.sorts })
  listCities(@Query() query: CityQuery): Promise<Page<City>> {
    return this.reference.list(CITIES, query);
  }

  @Post()
  @Access('reference:manage')
  @Answers({ summary: 'Add a city', type: City, status: 201, refusals: ['taken', 'keyReused'] })
  async createCity(@Who() who: Actor, @Body() body: CreateCity, @IdempotencyKey() key: string | null): Promise<Once<City>> {
    await assertStateExists(this.sql, body.stateId);
    return this.reference.add(CITIES, who, body, key);
  }

  @Put(':id')
  @Access('reference:manage')
  @Answers({
    summary: 'Change a city',
    description: 'A new name is carried to the records that hold the old one.',
    type: City,
    refusals: ['notFound', 'stale', 'taken'],
  })
  async updateCity(@Who() who: Actor, @Id() id: string, @Body() body: UpdateCity, @IfMatch() version: number | null): Promise<City> {
    await assertStateExists(this.sql, body.stateId);
    return this.reference.change(CITIES, who, id, body, version);
  }

  @Delete(':id')
  @Access('reference:manage')
  @Answers({ summary: 'Delete a city that nothing uses', refusals: ['notFound', 'inUse'] })
  deleteCity(@Who() who: Actor, @Id() id: string): Promise<void> {
    return this.reference.remove(CITIES, who, id);
  }

  @Post(':id/restore')
  @Access('reference:manage')
  @Answers({ summary: 'Bring a deleted city back', type: City, refusals: ['notFound', 'taken', 'archived'] })
  restoreCity(@Who() who: Actor, @Id() id: string): Promise<City> {
    return this.reference.restore(CITIES, who, id);
  }
}
