import './users-page.css';
import { ROLE_BADGES, type Role } from '@arogya/domain/access';

/** The role in its colour (docs/spec/roles.md). */
export const RoleTag = ({ role }: { role: Role }) => (
  <span className="ad-role" data-tone={ROLE_BADGES[role].tone}>
    {ROLE_BADGES[role].label}
  </span>
);
