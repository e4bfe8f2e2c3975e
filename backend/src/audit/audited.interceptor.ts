import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AuditAction, AuditEntity } from '@arogya/domain/audit/events';
import { Refusal } from '@arogya/domain/refusal';
import { isUuid } from '@arogya/domain/rule';
import type { FastifyRequest } from 'fastify';
import { catchError, concatMap, from, map, throwError, type Observable } from 'rxjs';
import { requestContextOf, type StaffRequest } from '../access/actor';
import type { RequestContext } from '../request-context';
import { Page } from '../paging/page';
import { Audit, type AuditNote } from './audit.service';

export const AUDITED = 'arogya:audited';

/** What a call that only reads writes to the audit log. */
export interface AuditedRead {
  readonly action: Extract<AuditAction, 'read' | 'listed' | 'looked_up' | 'exported'>;
  readonly entity: AuditEntity;
}

/** How many records an answer shows and, if it is a single one, which. */
function seen(answer: unknown): Pick<AuditNote, 'entityId' | 'rows'> {
  const shown = answer instanceof Page ? (answer.rows as unknown) : answer;
  if (Array.isArray(shown)) return { rows: shown.length };
  const id = typeof shown === 'object' && shown !== null && 'id' in shown ? shown.id : null;
  return { entityId: typeof id === 'string' ? id : null, rows: 1 };
}

/** The single record of a route, if it has one. */
function one(context: ExecutionContext): Pick<AuditNote, 'entityId' | 'rows'> {
  const { id } = context.switchToHttp().getRequest<FastifyRequest<{ Params: Record<string, string | undefined> }>>().params;
  return isUuid(id) ? { entityId: id, rows: 1 } : {};
}

/** Writes who has read what under `@Audited`, before they get the answer. */
@Injectable()
export class AuditedInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: Audit,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const read = this.reflector.get<AuditedRead>(AUDITED, context.getHandler());
    const who = requestContextOf(context.switchToHttp().getRequest<StaffRequest>());
    // A file that is already being sent could not be called back.
    if (read.action === 'exported') return from(this.audit.note({ ...read, ...one(context), who })).pipe(concatMap(() => next.handle()));
    return next.handle().pipe(
      catchError((error: unknown) => this.missed(read, error, who)),
      concatMap((answer: unknown) => from(this.audit.note({ ...read, ...seen(answer), who })).pipe(map(() => answer))),
    );
  }

  /** Looking up a phone that no patient has counts as well. */
  private missed(read: AuditedRead, error: unknown, who: RequestContext): Observable<never> {
    const nobody = read.action === 'looked_up' && error instanceof Refusal && error.code === 'patientUnknown';
    if (!nobody) return throwError(() => error);
    return from(this.audit.note({ ...read, rows: 0, who })).pipe(concatMap(() => throwError(() => error)));
  }
}
