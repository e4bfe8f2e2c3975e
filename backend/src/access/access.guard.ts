import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Refusal } from '@arogya/domain/refusal';
import { BEFORE_OWN_PASSWORD, scopeOf } from '@arogya/domain/access';
import { ACCESS, PUBLIC, type AccessRule } from './access.decorator';
import type { StaffRequest } from './actor';
import type { Account, Asked } from './authenticator';
import { Networks } from './networks';
import { StaffGuard } from './staff.guard';

/** Closed by default: lets a request pass when its route is public, or when the caller's role has the route's action. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly staff: StaffGuard,
    private readonly networks: Networks,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<StaffRequest & Asked>();
    const network = (request.network = this.networks.of(request.ip));
    const rule = this.reflector.get<AccessRule | undefined>(ACCESS, context.getHandler());
    if (rule === PUBLIC) return true;
    if (rule === undefined) throw new Refusal('forbidden');
    await this.staff.canActivate(context);
    const account = request.account as Account;
    const scope = scopeOf(account.role, rule);
    // Set before the check, so that a refused call is audited with its user. Without the action it counts as scoped.
    request.actor = { ...account, scope: scope ?? 'scoped', requestId: String(request.id), network };
    if (account.mustChangePassword && !BEFORE_OWN_PASSWORD.has(rule)) throw new Refusal('passwordToChange');
    if (scope === null) throw new Refusal('forbidden');
    if (scope === 'scoped' && account.role === 'hospital_admin' && account.hospitalId === null) throw new Refusal('noHospital');
    return true;
  }
}
