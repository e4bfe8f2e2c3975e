import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Poll } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { Who } from '../access/who.decorator';
import { Analytics, AnalyticsQuery } from './analytics.dto';
import { AnalyticsService } from './analytics.service';
import { FigureCheck } from './figure-check.dto';
import { FigureChecks } from './figure-check.service';
import { DashboardStats, ManagementStats } from './stats.dto';
import { StatsService } from './stats.service';

@ApiTags('stats')
@Controller()
export class StatsController {
  constructor(
    private readonly stats: StatsService,
    private readonly analytics: AnalyticsService,
    private readonly checks: FigureChecks,
  ) {}

  @Get('dashboard/stats')
  @Access('dashboard:read')
  @Poll()
  @Answers({
    summary: 'The figures of the main dashboard and of Reports, with their change and a line of days',
    type: DashboardStats,
    input: false,
  })
  dashboardStats(@Who() who: Actor): Promise<DashboardStats> {
    return this.stats.dashboard(who);
  }

  @Get('management/stats')
  @Access('reference:manage')
  @Poll()
  @Answers({ summary: 'How many services, specialties, states and cities there are', type: ManagementStats, input: false })
  managementStats(): Promise<ManagementStats> {
    return this.stats.management();
  }

  @Get('reports/analytics')
  @Access('reports:read')
  @Answers({ summary: 'Bookings over time, lead funnel, sources, no-shows by doctor, hours and weekdays', type: Analytics })
  reportAnalytics(@Who() who: Actor, @Query() query: AnalyticsQuery): Promise<Analytics> {
    return this.analytics.of(who, query);
  }

  @Get('reports/figures')
  @Access('reports:check')
  @Answers({ summary: 'Whether the kept figures agreed with the records last night', type: FigureCheck, input: false })
  reportFigures(): Promise<FigureCheck> {
    return this.checks.last();
  }
}
