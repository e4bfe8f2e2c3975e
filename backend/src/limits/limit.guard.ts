import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { StaffRequest } from '../access/actor';
import { LIMITED } from './limited.decorator';
import { limitKey, LIMITS, type Limit, type LimitName } from './limits';
import { MemoryRateLimiter } from './memory-rate-limiter';
import { RateLimit } from './rate-limit';

/** Runs after the access guard: limits staff calls per user, and limited routes per network. Those of integrations it has counted. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limit: RateLimit,
    private readonly limiter: MemoryRateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { actor, network = '' } = context.switchToHttp().getRequest<StaffRequest>();
    if (actor && !actor.integration) this.limiter.take(limitKey('staff', actor.id), LIMITS.staff);
    const name = this.reflector.get<LimitName | undefined>(LIMITED, context.getHandler());
    if (!name) return true;
    const [key, limit]: [string, Limit] = [limitKey(name, actor?.id ?? network), LIMITS[name]];
    if (limit.inMemory) this.limiter.take(key, limit);
    else await this.limit.take(key, limit);
    return true;
  }
}
