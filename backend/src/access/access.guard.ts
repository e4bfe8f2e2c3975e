import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Refusal } from '@arogya/domain/refusal';
import { Config } from '../config';
import { BEFORE_OWN_PASSWORD, scopeOf, type Action } from '@arogya/domain/access';
import type { FastifyReply } from 'fastify';
import { scopeFor } from '@arogya/domain/hospital-agents';
import { ACCESS, CONFIRMED, PUBLIC, type AccessRule } from './access.decorator';
import { assertScope, type StaffRequest } from './actor';
import { Authenticator, type Account, type GuardedRequest } from './authenticator';
import { BY_KEY, INTEGRATION_KEY, integrationKeyIn, keyIn, KeyHolders, Pace, type KeyPrefix } from './key-holders';
import { Networks } from './networks';
import { StaffGuard } from './staff.guard';
import { requiredStepOf } from './required-steps';

/** Closed by default: lets a request pass when its route is public, or when the caller's role has the route's action. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly staff: StaffGuard,
    private readonly networks: Networks,
    private readonly authenticator: Authenticator,
    private readonly keys: KeyHolders,
    private readonly pace: Pace,
    private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<StaffRequest & GuardedRequest>();
    const network = (request.network = this.networks.of(request.ip));
    const rule = this.reflector.get<AccessRule | undefined>(ACCESS, context.getHandler());
    if (rule === PUBLIC) return true;
    if (rule === undefined) throw new Refusal('forbidden');
    const integrationKey = integrationKeyIn(request);
    if (integrationKey !== null) return this.admit(context, integrationKey, network, rule);
    if (await this.hasKey(context, request, network)) return true;
    await this.staff.canActivate(context);
    const account = request.account as Account;
    const scope = scopeFor(account, rule);
    // Set before the check, so that a refused call is audited with its user. Without the action it counts as scoped.
    request.actor = { ...account, scope: scope ?? 'scoped', requestId: String(request.id), network };
    const missing = BEFORE_OWN_PASSWORD.has(rule) ? null : requiredStepOf(account, this.config.secondFactorRoles);
    if (missing) throw new Refusal(missing);
    if (scope === null) throw new Refusal('forbidden');
    if (scope === 'scoped' && account.role === 'hospital_admin' && account.hospitalId === null) throw new Refusal('noHospital');
    if (this.reflector.get<boolean | undefined>(CONFIRMED, context.getHandler())) await this.authenticator.assertConfirmed(account.session);
    return true;
  }

  /** Lets an integration in by its key, which decides alone: whoever is signed in beside it does not count. */
  private async admit(context: ExecutionContext, key: string, network: string, action: Action): Promise<true> {
    const http = context.switchToHttp();
    const request = http.getRequest<StaffRequest>();
    const actor = await this.keys.actorOf({ key, requestId: String(request.id), network, address: request.ip }, INTEGRATION_KEY);
    if (!actor) throw new Refusal('badKey');
    request.actor = actor;
    // Before the check: a call that is refused counts as any other, and says what is left.
    this.pace.take(actor, http.getResponse<FastifyReply>());
    if (scopeOf(actor.role, action) === null) throw new Refusal('forbidden');
    assertScope(actor, action);
    return true;
  }

  /** Whether the route may be called by a key, and this call comes with one; throws when it is no good. */
  private async hasKey(context: ExecutionContext, request: StaffRequest, network: string): Promise<boolean> {
    const kind = this.reflector.get<KeyPrefix | undefined>(BY_KEY, context.getHandler());
    const key = kind ? keyIn(request) : null;
    if (!kind || key === null) return false;
    const actor = await this.keys.actorOf({ key, requestId: String(request.id), network, address: request.ip }, kind);
    if (!actor) throw new Refusal('signedOut', { message: 'This key does not exist, has expired or was revoked.' });
    request.actor = actor;
    return true;
  }
}
