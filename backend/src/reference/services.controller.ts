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
import { SERVICES } from './nouns';
import { ActiveService, CreateService, ReferenceQuery, Service, UpdateService } from './reference.dto';
import { ReferenceService } from './reference.service';

@ApiTags('reference')
@Controller('services')
export class ServicesController {
  constructor(private readonly reference: ReferenceService) {}

  @Get('active')
  @Access('reference:choose')
  @Answers({ summary: 'The active services, for a choice', list: ActiveService, input: false })
  activeServices(): Promise<ActiveService[]> {
    return this.reference.active(SERVICES);
  }

  @Get()
  @Access('reference:manage')
  @Answers({ summary: 'Services, searched by name and category', list: Service, sorts: SERVICES.sorts })
  listServices(@Query() query: ReferenceQuery): Promise<Page<Service>> {
    return this.reference.list(SERVICES, query);
  }

  @Post()
  @Access('reference:manage')
  @Answers({ summary: 'Add a service', type: Service, status: 201, refusals: ['taken', 'keyReused'] })
  createService(@Who() who: Actor, @Body() body: CreateService, @IdempotencyKey() key: string | null): Promise<Once<Service>> {
    return this.reference.add(SERVICES, who, body, key);
  }

  @Put(':id')
  @Access('reference:manage')
  @Answers({
    summary: 'Change a service',
    description: 'A new name is carried to the records that hold the old one.',
    type: Service,
    refusals: ['notFound', 'stale', 'taken'],
  })
  updateService(@Who() who: Actor, @Id() id: string, @Body() body: UpdateService, @IfMatch() version: number | null): Promise<Service> {
    return this.reference.change(SERVICES, who, id, body, version);
  }

  @Delete(':id')
  @Access('reference:manage')
  @Answers({ summary: 'Delete a service that nothing uses', refusals: ['notFound', 'inUse'] })
  deleteService(@Who() who: Actor, @Id() id: string): Promise<void> {
    return this.reference.remove(SERVICES, who, id);
  }

  @Post(':id/restore')
  @Access('reference:manage')
  @Answers({ summary: 'Bring a deleted service back', type: Service, refusals: ['notFound', 'taken'] })
  restoreService(@Who() who: Actor, @Id() id: string): Promise<Service> {
    return this.reference.restore(SERVICES, who, id);
  }
}
