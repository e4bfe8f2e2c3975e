import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ServerInstanceEntity } from './server-instance.entity';
import { Servers } from './servers.service';

@Module({ imports: [TypeOrmModule.forFeature([ServerInstanceEntity])], providers: [Servers], exports: [Servers] })
export class ServersModule {}
