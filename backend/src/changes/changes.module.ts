import { Module } from '@nestjs/common';
import { ChangesController } from './changes.controller';
import { ChangesService } from './changes.service';

/** The feed of changes for integrations; events/changes.module.ts is what modules announce theirs by. */
@Module({ controllers: [ChangesController], providers: [ChangesService] })
export class RecordChangesModule {}
