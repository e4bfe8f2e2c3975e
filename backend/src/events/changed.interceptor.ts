import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { tap, type Observable } from 'rxjs';
import { ChangeFeed } from './change-feed';

/** Rooms whose changes nobody else's screen shows. */
const QUIET: ReadonlySet<string> = new Set(['auth', 'notifications', 'health', 'events']);

/** The room of a route template: '/api/appointments/:id' → 'appointments'. */
const roomOf = (template: string | undefined): string => template?.split('/')[2] ?? '';

function hospitalOf(answer: unknown): string | null {
  const id = typeof answer === 'object' && answer !== null && 'hospitalId' in answer ? answer.hospitalId : null;
  return typeof id === 'string' ? id : null;
}

/** After every call that has changed something, tells the open screens which room it was. */
@Injectable()
export class ChangedInterceptor implements NestInterceptor {
  constructor(private readonly feed: ChangeFeed) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method, routeOptions } = context.switchToHttp().getRequest<FastifyRequest>();
    const room = roomOf(routeOptions.url);
    if (method === 'GET' || method === 'HEAD' || QUIET.has(room) || routeOptions.url?.includes('/hold')) return next.handle();
    return next.handle().pipe(tap((answer) => this.feed.publish({ topic: room, hospitalId: hospitalOf(answer) })));
  }
}
