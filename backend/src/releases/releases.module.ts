import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications/notifications.module';
import { FileSenders } from './file-senders';
import { Fits } from './fits.service';
import { Installed } from './installed';
import { LiveService } from './live.service';
import { PublishService } from './publish.service';
import {
  FrontendFileEntity,
  FrontendLiveEntity,
  FrontendMoveEntity,
  FrontendReleaseEntity,
  FrontendSessionEntity,
  ReleaseKeyEntity,
} from './release.entity';
import { ServersModule } from '../servers/servers.module';
import { ReleaseDisk } from './release-disk';
import { ReleaseKeys } from './release-keys.service';
import { ReleaseReaders } from './release-readers';
import { ReleaseKeysController, ReleasesController, ReleaseTriesController } from './releases.controller';
import { FrontendReports } from './reports.service';
import { ReleaseCache } from './release-cache';
import { Stock } from './stock';
import { Trials } from './trials.service';
import { Tries } from './tries';

const ENTITIES = [
  FrontendFileEntity,
  FrontendReleaseEntity,
  FrontendLiveEntity,
  FrontendMoveEntity,
  FrontendSessionEntity,
  ReleaseKeyEntity,
];

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(ENTITIES), NotificationsModule, ServersModule],
  controllers: [ReleasesController, ReleaseTriesController, ReleaseKeysController],
  providers: [
    FileSenders,
    Fits,
    Installed,
    LiveService,
    PublishService,
    ReleaseDisk,
    ReleaseKeys,
    ReleaseReaders,
    ReleaseCache,
    Stock,
    FrontendReports,
    Trials,
    Tries,
  ],
  exports: [FileSenders, ReleaseReaders, ReleaseCache, FrontendReports, Trials, Tries],
})
export class ReleasesModule {}
