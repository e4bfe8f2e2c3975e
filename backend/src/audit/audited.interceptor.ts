import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AuditAction, AuditEntity } from '@arogya/domain/audit/events';
import { Refusal } from '@arogya/domain/refusal';
import { isUuid } from '@arogya/domain/rule';
import type { FastifyRequest } from 'fastify';
import { catchError, concatMap, from, map, of, throwError, type Observable } from 'rxjs';
import { requestContextOf, type StaffRequest } from '../access/actor';
import type { RequestContext } from '../request-context';
import { AuditReads, type AuditedLook } from './audit-reads.service';
import { Audit, type AuditNote } from './audit.service';
import { shownBy } from './shown';

export const AUDITED = 'arogya:audited';

/** What a call that only reads writes to the audit log. */
export interface AuditedRead {
  readonly action: Extract<AuditAction, 'read' | 'listed' | 'looked_up' | 'exported'>;
  readonly entity: AuditEntity;
}

/** The single record of a route, if it has one. */
function one(context: ExecutionContext): Pick<AuditNote, 'entityId' | 'rows'> {
  const { id } = context.switchToHttp().getRequest<FastifyRequest<{ Params: Record<string, string | undefined> }>>().params;
  return isUuid(id) ? { entityId: id, rows: 1 } : {};
}

/** Writes who has read what under `@Audited`; of what leaves the installation, before it goes out. */
@Injectable()
export class AuditedInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: Audit,
    private readonly reads: AuditReads,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const read = this.reflector.get<AuditedRead>(AUDITED, context.getHandler());
    const who = requestContextOf(context.switchToHttp().getRequest<StaffRequest>());
    // A file that is already being sent could not be called back.
    if (read.action === 'exported') return from(this.audit.note({ ...read, ...one(context), who })).pipe(concatMap(() => next.handle()));
    return next.handle().pipe(
      catchError((error: unknown) => this.missed(read, error, who)),
      concatMap((answer: unknown) =>
        this.after({ ...read, ...shownBy(answer), ...(read.action === 'read' ? one(context) : {}), who }, answer),
      ),
    );
  }

  /** The answer, as soon as it may go. */
  private after(look: AuditedLook, answer: unknown): Observable<unknown> {
    const written = this.reads.add(look);
    return written === null ? of(answer) : from(written).pipe(map(() => answer));
  }

  /** Looking up a phone that no patient has counts as well. */
  private missed(read: AuditedRead, error: unknown, who: RequestContext): Observable<never> {
    const nobody = read.action === 'looked_up' && error instanceof Refusal && error.code === 'patientUnknown';
    if (!nobody) return throwError(() => error);
    return this.after({ ...read, rows: 0, who }, null).pipe(concatMap(() => throwError(() => error)));
  }
}
