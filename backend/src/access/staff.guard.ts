import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { Refusal } from '@arogya/domain/refusal';
import { POLL } from './access.decorator';
import { Authenticator, type Account, type GuardedRequest } from './authenticator';

/** Lets members of staff in, who then stand in `request.account`. */
@Injectable()
export class StaffGuard extends AuthGuard('staff') {
  constructor(private readonly authenticator: Authenticator) {
    super({ property: 'account' });
  }

  /** The request with what the strategy needs to know of it (backend/src/auth/staff.strategy.ts). */
  override getRequest(context: ExecutionContext): GuardedRequest {
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    request.authenticator = this.authenticator;
    request.prolong = Reflect.getMetadata(POLL, context.getHandler()) !== true;
    return request;
  }

  override handleRequest<Found = Account>(error: unknown, account: Found | false | null | undefined): Found {
    if (error) throw error instanceof Error ? error : new Error('Authentication failed');
    if (!account) throw new Refusal('signedOut');
    return account;
  }
}
