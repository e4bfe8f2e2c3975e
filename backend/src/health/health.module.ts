import { Module } from '@nestjs/common';
import { ServersModule } from '../servers/servers.module';
import { HealthController } from './health.controller';
import { VersionController } from './version.controller';

@Module({ imports: [ServersModule], controllers: [HealthController, VersionController] })
export class HealthModule {}
