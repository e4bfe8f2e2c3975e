import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Confirmed, Unconfirmed } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { Answers } from '../http/answers.decorator';
import { IfMatch } from '../http/if-match';
import { Id } from '../http/uuid.pipe';
import {
  AddIntegration,
  AddIntegrationKey,
  Integration,
  IntegrationKey,
  NewIntegrationKey,
  OwnIntegration,
  UpdateIntegration,
} from './integration.dto';
import { PageQuery, type Page } from '../paging/page';
import { INTEGRATION_SORTS } from './integrations.sql';
import { IntegrationsService } from './integrations.service';

@ApiTags('integrations')
@Controller('integrations')
export class IntegrationsController {
  constructor(private readonly integrations: IntegrationsService) {}

  @Get()
  @Access('integrations:manage')
  @Unconfirmed('names and ages of keys; the keys themselves are kept nowhere')
  @Answers({ summary: 'The integrations and their keys', list: Integration, sorts: INTEGRATION_SORTS })
  listIntegrations(@Query() query: PageQuery): Promise<Page<Integration>> {
    return this.integrations.list(query);
  }

  @Get('me')
  @Access('integrations:own')
  @Answers({ summary: 'What the key of this call is good for', type: OwnIntegration, input: false })
  ownIntegration(@Who() who: Actor): OwnIntegration {
    return this.integrations.own(who);
  }

  @Get(':id')
  @Access('integrations:manage')
  @Unconfirmed('as the list')
  @Answers({ summary: 'One integration and its keys', type: Integration, refusals: ['notFound'] })
  getIntegration(@Id() id: string): Promise<Integration> {
    return this.integrations.one(id);
  }

  @Post()
  @Access('integrations:manage')
  @Confirmed()
  @Answers({ summary: 'Add an integration; it can call once it has a key', type: Integration, status: 201 })
  addIntegration(@Who() who: Actor, @Body() body: AddIntegration): Promise<Integration> {
    return this.integrations.add(who, body);
  }

  @Put(':id')
  @Access('integrations:manage')
  @Confirmed()
  @Answers({
    summary: 'Change an integration, or turn it off and on',
    description: 'Its hospital stays what it is: for another hospital make another integration.',
    type: Integration,
    refusals: ['notFound', 'stale'],
  })
  updateIntegration(
    @Who() who: Actor,
    @Id() id: string,
    @Body() body: UpdateIntegration,
    @IfMatch() version: number | null,
  ): Promise<Integration> {
    return this.integrations.change(who, id, body, version);
  }

  @Delete(':id')
  @Access('integrations:manage')
  @Confirmed()
  @Answers({ summary: 'Delete an integration: from now on none of its keys is good', refusals: ['notFound'] })
  deleteIntegration(@Who() who: Actor, @Id() id: string): Promise<void> {
    return this.integrations.remove(who, id);
  }

  @Post(':id/keys')
  @Access('integrations:manage')
  @Confirmed()
  @Answers({ summary: 'Make a key; it is in this answer only', type: NewIntegrationKey, status: 201, refusals: ['notFound'] })
  addIntegrationKey(@Who() who: Actor, @Id() id: string, @Body() body: AddIntegrationKey): Promise<NewIntegrationKey> {
    return this.integrations.addKey(who, id, body);
  }

  @Post(':id/keys/:keyId/revoke')
  @HttpCode(200)
  @Access('integrations:manage')
  @Confirmed()
  @Answers({ summary: 'Revoke a key', type: IntegrationKey, refusals: ['notFound'] })
  revokeIntegrationKey(@Who() who: Actor, @Id() id: string, @Id('keyId') keyId: string): Promise<IntegrationKey> {
    return this.integrations.revokeKey(who, id, keyId);
  }
}
