import { ROLE_BADGES, isRole } from '@arogya/domain/access';

/** The role in the colour of the specification; a missing one is an agent's, an unknown one muted. */
export function RoleBadge({ role }: { role: string | null }) {
  const known = role ?? 'agent';
  const badge = isRole(known) ? ROLE_BADGES[known] : { label: known, tone: 'muted' };
  return (
    <span className="ad-badge" data-tone={badge.tone}>
      {badge.label}
    </span>
  );
}
