import { SetMetadata } from '@nestjs/common';
import type { AuditAction, AuditEntity } from '@arogya/domain/audit/events';

export const AUDITED = 'arogya:audited';

/** What a call that only reads leaves in the audit log. */
export interface AuditedRead {
  readonly action: Extract<AuditAction, 'read' | 'listed' | 'looked_up' | 'exported'>;
  readonly entity: AuditEntity;
}

/** Who calls this route is written down, with how many records he saw. What changes records needs no such line. */
export const Audited = (action: AuditedRead['action'], entity: AuditEntity): MethodDecorator =>
  SetMetadata(AUDITED, { action, entity } satisfies AuditedRead);
