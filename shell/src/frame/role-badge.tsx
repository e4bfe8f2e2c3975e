import { ROLE_BADGES, isRole } from '@arogya/domain/access';

/** The role in its colour (docs/spec/roles.md); a missing role counts as agent, an unknown one is muted. */
export function RoleBadge({ role }: { role: string | null }) {
  const known = role ?? 'agent';
  const badge = isRole(known) ? ROLE_BADGES[known] : { label: known, tone: 'muted' };
  return (
    <span className="ad-badge" data-tone={badge.tone}>
      {badge.label}
    </span>
  );
}
