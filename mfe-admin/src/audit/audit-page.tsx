import './audit.css';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { PageHeader } from '@arogya/platform';
import { AuditList } from './audit-list';
import { ChainBadge } from './chain-badge';

/** Who did what, for administrators. */
export const AuditPage = () => (
  <>
    <PageHeader />
    <ChainBadge />
    <AuditList />
    <KeysHelp />
  </>
);
