import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { StaffRequest } from './actor';
import { LIMITED } from './limited.decorator';
import { LIMITS, type LimitName } from './limits';
import { RateLimit } from './rate-limit';
import { StaffPace } from './staff-pace';

/** Runs after the access guard: staff calls are paced per user, limited routes per address. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limit: RateLimit,
    private readonly pace: StaffPace,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<StaffRequest>();
    if (request.actor) this.pace.take(request.actor.id);
    const name = this.reflector.get<LimitName | undefined>(LIMITED, context.getHandler());
    if (name) await this.limit.take(`${name}:${request.actor?.id ?? request.ip}`, LIMITS[name]);
    return true;
  }
}
