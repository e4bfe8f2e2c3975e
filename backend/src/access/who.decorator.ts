import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import type { Actor, StaffRequest, Visitor as Caller } from './actor';

const requestOf = (context: ExecutionContext): StaffRequest => context.switchToHttp().getRequest<StaffRequest>();

/** The signed-in actor of a route under `@Access`. */
export const Who = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = requestOf(context);
  if (!actor) throw new Refusal('signedOut');
  return actor;
});

/** Request id and network of the caller, for routes under `@Public`. */
export const Visitor = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { id, network = '' } = requestOf(context);
  return { requestId: String(id), network };
});
