import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { AuditEntity } from '@arogya/domain/audit/events';
import { AUDITED, AuditedInterceptor, type AuditedRead } from './audited.interceptor';

/** Calls of this route are audited, with the number of records seen. Changes of records need no such line. */
export const Audited = (action: AuditedRead['action'], entity: AuditEntity): MethodDecorator =>
  applyDecorators(SetMetadata(AUDITED, { action, entity } satisfies AuditedRead), UseInterceptors(AuditedInterceptor));
