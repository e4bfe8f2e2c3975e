import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { tap, type Observable } from 'rxjs';
import { ChangeFeed } from './change-feed';
import { EventWake } from './event-wake';

/** Rooms whose changes nobody else's screen shows. */
const QUIET: ReadonlySet<string> = new Set(['auth', 'notifications', 'health', 'events']);

/** Rooms whose changes stand in `events`. */
const TOLD_BY_EVENTS: ReadonlySet<string> = new Set(['appointments']);

/** The room of a route template: '/api/appointments/:id' → 'appointments'. */
const roomOf = (template: string | undefined): string => template?.split('/')[2] ?? '';

function textIn(answer: unknown, name: string): string | null {
  const value = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : null;
  return typeof value === 'string' ? value : null;
}

/** After every call that has changed something, tells the open screens which room it was. */
@Injectable()
export class ChangedInterceptor implements NestInterceptor {
  constructor(
    private readonly feed: ChangeFeed,
    private readonly wake: EventWake,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method, routeOptions, params } = context.switchToHttp().getRequest<FastifyRequest>();
    const room = roomOf(routeOptions.url);
    if (method === 'GET' || method === 'HEAD' || QUIET.has(room) || routeOptions.url?.includes('/hold')) return next.handle();
    return next
      .handle()
      .pipe(tap((answer: unknown) => this.tell(room, textIn(params, 'id') ?? textIn(answer, 'id'), textIn(answer, 'hospitalId'))));
  }

  private tell(topic: string, id: string | null, hospitalId: string | null): void {
    if (TOLD_BY_EVENTS.has(topic)) this.wake.wake();
    else this.feed.publish({ topic, id, hospitalId });
  }
}
