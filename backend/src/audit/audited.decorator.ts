import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { AuditEntity } from '@arogya/domain/audit/events';
import { AuditedExport } from './audited-export.interceptor';
import type { AuditedRead } from './audited-read';

/**
 * Calls of this route are audited, with the number of records seen: what is exported before it goes out, all else as it is answered
 * (audited-answers.ts). Changes of records need no such line.
 */
export const Audited = (action: AuditedRead['action'], entity: AuditEntity): MethodDecorator =>
  applyDecorators(
    RouteConfig({ audited: { action, entity } satisfies AuditedRead }),
    ...(action === 'exported' ? [UseInterceptors(AuditedExport)] : []),
  );
