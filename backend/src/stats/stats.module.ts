import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module';
import { AnalyticsService } from './analytics.service';
import { StatsController } from './stats.controller';
import { StatsService } from './stats.service';

@Module({ imports: [AppointmentsModule], controllers: [StatsController], providers: [StatsService, AnalyticsService] })
export class StatsModule {}
