import { Injectable } from '@nestjs/common';
import type { AuditEntity } from '@arogya/domain/audit/events';
import type { Refusal } from '@arogya/domain/refusal';
import { isUuid } from '@arogya/domain/rule';
import { requestContextOf, type StaffRequest } from '../access/actor';
import { TooMany } from '../errors/too-many';
import type { RefusalLog } from '../errors/refusal-log';
import { auditedReadOf } from './audited-read';
import { AuditReads } from './audit-reads.service';
import { Audit, type AuditNote } from './audit.service';

/** Parts of a route's template that say which record it is about. */
const NOUNS: Readonly<Record<string, AuditEntity>> = {
  users: 'user',
  agent: 'user',
  hospitals: 'hospital',
  hospital: 'hospital',
  doctors: 'doctor',
  doctor: 'doctor',
  patients: 'patient',
  appointments: 'appointment',
  leads: 'lead',
  enquiries: 'enquiry',
  states: 'state',
  cities: 'city',
  services: 'service',
  specialties: 'specialty',
  integrations: 'integration',
  webhooks: 'webhook_endpoint',
};

/** The part before the id, else the first that names a noun: '/api/appointments/doctor/:id' is about a doctor. */
function entityOf(template: string): AuditEntity {
  const parts = template.split('/');
  const before = parts[parts.findIndex((part) => part.startsWith(':')) - 1] ?? '';
  return NOUNS[before] ?? parts.flatMap((part) => NOUNS[part] ?? [])[0] ?? 'call';
}

/** 403 of the permissions, and 404 where the scope of the caller ends. Whether such a record exists is not checked. */
function isDenied({ code }: Refusal, { actor }: StaffRequest): boolean {
  if (!actor) return false;
  return code === 'forbidden' || code === 'missingScope' || code === 'noHospital' || (code === 'notFound' && actor.scope === 'scoped');
}

/** The first call of a member of staff that a limit stops; those after it would only fill the log. */
const passedBefore = (refusal: Refusal, { actor }: StaffRequest): number | null =>
  actor && refusal instanceof TooMany ? refusal.passed : null;

/** What is audited of a refused call; null for mistakes, and for callers who are not signed in. */
function noteOf(refusal: Refusal, request: StaffRequest): AuditNote | null {
  const passed = passedBefore(refusal, request);
  if (passed === null && !isDenied(refusal, request)) return null;
  const template = request.routeOptions.url ?? '';
  const { id, agentId } = request.params as Record<string, string | undefined>;
  const record = id ?? agentId;
  return {
    action: 'refused',
    entity: entityOf(template),
    entityId: isUuid(record) ? record : null,
    operation: `${request.method} ${template}`,
    ...(passed === null ? {} : { rows: passed }),
    who: requestContextOf(request),
  };
}

@Injectable()
export class AuditedRefusals implements RefusalLog {
  constructor(
    private readonly audit: Audit,
    private readonly reads: AuditReads,
  ) {}

  write(refusal: Refusal, request: StaffRequest): Promise<void> | null {
    const read = auditedReadOf(request);
    // Looking up a phone that no patient has counts as well.
    if (read?.action === 'looked_up' && refusal.code === 'patientUnknown') {
      return this.reads.add({ ...read, rows: 0, who: requestContextOf(request) });
    }
    const note = noteOf(refusal, request);
    return note && this.audit.note(note);
  }
}
