import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SetupMarkEntity } from './setup-mark.entity';
import { SetupController } from './setup.controller';
import { SetupService } from './setup.service';

@Module({ imports: [TypeOrmModule.forFeature([SetupMarkEntity])], controllers: [SetupController], providers: [SetupService] })
export class SetupModule {}
