import type { AuditEntry } from '@arogya/api/audit';
import { isRole } from '@arogya/domain/access';
import { isAuditEntity } from '@arogya/domain/audit/events';
import { auditSentence, ENTITY_LABELS, fieldLabel, logOfPerson, OTHER_LABELS, recordPath } from '@arogya/domain/audit/texts';
import { Link } from '@arogya/platform';
import { CopyButton } from '@arogya/ui/record/copy-button';
import type { Column } from '@arogya/ui/table/data-table';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatDay, formatTime, shortId } from '@arogya/ui/look/formats';
import { PersonCell } from '@arogya/ui/table/person-cell';
import { RoleTag } from '../users/role-tag';

const OTHERS: Readonly<Record<string, string>> = OTHER_LABELS;
const actorName = ({ username, role }: AuditEntry): string => username ?? OTHERS[role] ?? role;

const When = ({ at }: AuditEntry) => (
  <time dateTime={at} title={at}>
    <span className="ad-audit-day">{formatDay(at, DEFAULT_ZONE)}</span>{' '}
    <span className="ad-audit-time">{formatTime(at, DEFAULT_ZONE)}</span>
  </time>
);

function Who(entry: AuditEntry) {
  const name = actorName(entry);
  if (entry.actorId === null) return <PersonCell name={name} />;
  return (
    <Link className="ad-audit-who" to={logOfPerson(entry.actorId)} aria-label={`All that ${name} did`}>
      <PersonCell name={name} />
    </Link>
  );
}

/** The present name of the record; without one its kind and the beginning of its id. */
export function recordName({ entity, entityId, entityName }: AuditEntry): string {
  const kind = isAuditEntity(entity) ? ENTITY_LABELS[entity] : entity;
  return entityName ?? (entityId ? `${kind} ${shortId(entityId)}` : kind);
}

const What = (entry: AuditEntry) => <span className="ad-audit-what">{auditSentence(entry)}</span>;

function RecordCell(entry: AuditEntry) {
  if (!entry.entityId) return '—';
  const path = recordPath(entry.entity, entry.entityId);
  return path ? (
    <Link className="ad-audit-record" to={path}>
      {recordName(entry)}
    </Link>
  ) : (
    recordName(entry)
  );
}

function Request({ requestId }: AuditEntry) {
  if (!requestId) return '—';
  return (
    <span className="ad-audit-request">
      <code>{shortId(requestId)}</code>
      <CopyButton text={requestId} label="Copy request id" />
    </span>
  );
}

export const auditRowName = (entry: AuditEntry): string => `${actorName(entry)} ${auditSentence(entry)}`;

const fieldNames = ({ fields }: AuditEntry): string => fields.map(fieldLabel).join(', ');

export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
  { key: 'at', title: 'When', sort: true, width: 125, render: When },
  { key: 'who', title: 'Who', width: 145, render: Who },
  { key: 'role', title: 'Role', card: 'hidden', width: 120, render: ({ role }) => (isRole(role) ? <RoleTag role={role} /> : OTHERS[role]) },
  { key: 'what', title: 'What', width: 215, card: 'title', render: What },
  { key: 'record', title: 'Record', width: 150, brief: (entry) => (entry.entityId ? <RecordCell {...entry} /> : null), render: RecordCell },
  { key: 'fields', title: 'Fields', width: 145, brief: fieldNames, render: (entry) => fieldNames(entry) || '—' },
  { key: 'request', title: 'Request', card: 'hidden', width: 120, render: Request },
];
