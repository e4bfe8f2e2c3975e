import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { AuditEntity } from '@arogya/domain/audit/events';
import { AUDITED, AuditedInterceptor, type AuditedRead } from './audited.interceptor';

/** Who calls this route is written down, with how many records they saw. What changes records needs no such line. */
export const Audited = (action: AuditedRead['action'], entity: AuditEntity): MethodDecorator =>
  applyDecorators(SetMetadata(AUDITED, { action, entity } satisfies AuditedRead), UseInterceptors(AuditedInterceptor));
