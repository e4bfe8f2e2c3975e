import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppointmentsModule } from '../appointments/appointments.module';
import { AnalyticsService } from './analytics.service';
import { FigureCheckEntity } from './figure-check.entity';
import { FigureChecks } from './figure-check.service';
import { StatsController } from './stats.controller';
import { StatsService } from './stats.service';

@Module({
  imports: [AppointmentsModule, TypeOrmModule.forFeature([FigureCheckEntity])],
  controllers: [StatsController],
  providers: [StatsService, AnalyticsService, FigureChecks],
})
export class StatsModule {}
