import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExternalIdEntity } from './external-id.entity';
import { ExternalIds } from './external-ids';

@Module({ imports: [TypeOrmModule.forFeature([ExternalIdEntity])], providers: [ExternalIds], exports: [ExternalIds] })
export class ExternalIdsModule {}
