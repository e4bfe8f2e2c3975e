import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { concatMap, from, type Observable } from 'rxjs';
import { requestContextOf, type StaffRequest } from '../access/actor';
import { Audit } from './audit.service';
import { auditedReadOf, oneRecord } from './audited-read';

/** Writes down what leaves the installation before it goes out: a file that is already being sent could not be called back. */
@Injectable()
export class AuditedExport implements NestInterceptor {
  constructor(private readonly audit: Audit) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<StaffRequest>();
    const read = auditedReadOf(request);
    if (!read) throw new Error('An export without @Audited');
    return from(this.audit.note({ ...read, ...oneRecord(request), who: requestContextOf(request) })).pipe(concatMap(() => next.handle()));
  }
}
