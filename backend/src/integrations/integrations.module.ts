import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications/notifications.module';
import { IntegrationEntity, IntegrationKeyEntity } from './integration.entity';
import { IntegrationKeys } from './integration-keys';
import { IntegrationsController } from './integrations.controller';
import { IntegrationsService } from './integrations.service';
import { KeyEnds } from './key-ends';

@Module({
  imports: [TypeOrmModule.forFeature([IntegrationEntity, IntegrationKeyEntity]), NotificationsModule],
  controllers: [IntegrationsController],
  providers: [IntegrationKeys, IntegrationsService, KeyEnds],
})
export class IntegrationsModule {}
