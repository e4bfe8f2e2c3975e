import type { AuditAction, AuditEntity } from '@arogya/domain/audit/events';
import { isUuid } from '@arogya/domain/rule';
import type { FastifyRequest } from 'fastify';
import type { AuditNote } from './audit.service';

/** What a call that only reads writes to the audit log. */
export interface AuditedRead {
  readonly action: Extract<AuditAction, 'read' | 'listed' | 'looked_up' | 'exported'>;
  readonly entity: AuditEntity;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    audited?: AuditedRead;
  }
}

/** What `@Audited` says of the route of a request. */
export const auditedReadOf = ({ routeOptions }: FastifyRequest): AuditedRead | undefined => routeOptions.config.audited;

/** The single record of a route, if it has one. */
export function oneRecord({ params }: FastifyRequest): Pick<AuditNote, 'entityId' | 'rows'> {
  const { id } = params as Record<string, string | undefined>;
  return isUuid(id) ? { entityId: id, rows: 1 } : {};
}
