import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KeyHolders } from '../access/key-holders';
import { Installed } from './installed';
import { LiveService } from './live.service';
import { PublishService } from './publish.service';
import { FrontendFileEntity, FrontendLiveEntity, FrontendMoveEntity, FrontendReleaseEntity, ReleaseKeyEntity } from './release.entity';
import { ReleaseKeys } from './release-keys.service';
import { ReleaseKeysController, ReleasesController } from './releases.controller';
import { Shelf } from './shelf';

const ENTITIES = [FrontendFileEntity, FrontendReleaseEntity, FrontendLiveEntity, FrontendMoveEntity, ReleaseKeyEntity];

/** Global, since the access guard of every route may ask for the holder of a key. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(ENTITIES)],
  controllers: [ReleasesController, ReleaseKeysController],
  providers: [Installed, LiveService, PublishService, ReleaseKeys, Shelf, { provide: KeyHolders, useExisting: ReleaseKeys }],
  exports: [KeyHolders, Shelf],
})
export class ReleasesModule {}
