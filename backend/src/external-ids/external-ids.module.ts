import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExternalIdEntity } from './external-id.entity';

@Module({ imports: [TypeOrmModule.forFeature([ExternalIdEntity])] })
export class ExternalIdsModule {}
