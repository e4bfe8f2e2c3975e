import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessGuard } from './access/access.guard';
import { KeyHolders, Pace, WrongKeys } from './access/key-holders';
import { Networks } from './access/networks';
import { OriginGuard } from './access/origin.guard';
import { RouteCheck } from './access/route-check';
import { StaffGuard } from './access/staff.guard';
import { RowsBefore } from './events/rows-before';
import { RefusalFilter } from './errors/refusal.filter';
import { CheckedPipe } from './http/checked.pipe';
import { RequestKeyEntity } from './idempotency/request-key.entity';
import { Housekeeping } from './limits/housekeeping';
import { LimitGuard } from './limits/limit.guard';
import { MemoryRateLimiter } from './limits/memory-rate-limiter';
import { IntegrationPace } from './limits/pace';
import { RateLimitEntity } from './limits/rate-limit.entity';
import { RateLimit } from './limits/rate-limit';
import { UnknownAddresses } from './limits/unknown-addresses';
import { WrongKeyLimit } from './limits/wrong-key-limit';

/** What every route passes, in this order: origin, access, limits, what a row was; then the fields; at the end one filter. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([RateLimitEntity, RequestKeyEntity]), DiscoveryModule, ScheduleModule.forRoot()],
  providers: [
    Housekeeping,
    KeyHolders,
    Networks,
    MemoryRateLimiter,
    RateLimit,
    RouteCheck,
    StaffGuard,
    UnknownAddresses,
    { provide: Pace, useClass: IntegrationPace },
    { provide: WrongKeys, useClass: WrongKeyLimit },
    { provide: APP_GUARD, useClass: OriginGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: LimitGuard },
    { provide: APP_GUARD, useExisting: RowsBefore },
    { provide: APP_PIPE, useClass: CheckedPipe },
    { provide: APP_FILTER, useClass: RefusalFilter },
  ],
  exports: [KeyHolders, MemoryRateLimiter, Networks, RateLimit, UnknownAddresses],
})
export class HttpModule {}
