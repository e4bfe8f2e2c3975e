import './audit.css';
import { AUDIT_SUBTITLE, AUDIT_TITLE } from '@arogya/domain/audit/texts';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { PageHeader } from '@arogya/platform';
import { AuditList } from './audit-list';
import { ChainBadge } from './chain-badge';

/** Who did what, for administrators. */
export const AuditPage = () => (
  <>
    <PageHeader title={AUDIT_TITLE} subtitle={AUDIT_SUBTITLE} />
    <ChainBadge />
    <AuditList />
    <KeysHelp />
  </>
);
