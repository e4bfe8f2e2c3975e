import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimitEntity, RequestKeyEntity } from './request.entity';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { AccessGuard } from './access.guard';
import { CheckedPipe } from './checked.pipe';
import { Housekeeping } from './housekeeping';
import { LimitGuard } from './limit.guard';
import { Networks } from './networks';
import { OriginGuard } from './origin.guard';
import { MemoryRateLimiter } from './memory-rate-limiter';
import { RateLimit } from './rate-limit';
import { RefusalFilter } from './refusal.filter';
import { RouteCheck } from './route-check';
import { StaffGuard } from './staff.guard';

/** The edge of every route, in this order: origin, access, limits; then the fields; at the end one filter. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([RateLimitEntity, RequestKeyEntity]), DiscoveryModule, ScheduleModule.forRoot()],
  providers: [
    Housekeeping,
    Networks,
    MemoryRateLimiter,
    RateLimit,
    RouteCheck,
    StaffGuard,
    { provide: APP_GUARD, useClass: OriginGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: LimitGuard },
    { provide: APP_PIPE, useClass: CheckedPipe },
    { provide: APP_FILTER, useClass: RefusalFilter },
  ],
  exports: [Networks, RateLimit],
})
export class HttpModule {}
