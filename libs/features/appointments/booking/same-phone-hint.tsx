import type { SamePhone } from '@arogya/api/appointments';
import { can } from '@arogya/domain/access';
import { POSSIBLE_DUPLICATE, SAME_PHONE } from '@arogya/domain/patients/reported';
import { Link, useSession } from '@arogya/platform';
import { Alert } from 'antd';

/** A visitor is always entered as a new patient: this shows staff who may be the same person, or of the same family. */
export function SamePhoneHint({ others }: { others: readonly SamePhone[] }) {
  const { role } = useSession();
  if (others.length === 0) return null;
  const isTwin = others.some(({ sameName }) => sameName);
  const name = (one: SamePhone) =>
    can(role, 'patients:read') ? <Link to={`/patients?patient=${one.id}`}>{one.name}</Link> : <span>{one.name}</span>;
  return (
    <Alert
      className="ad-same-phone"
      type={isTwin ? 'warning' : 'info'}
      showIcon
      title={isTwin ? POSSIBLE_DUPLICATE : SAME_PHONE}
      description={
        <ul>
          {others.map((one) => (
            <li key={one.id}>{name(one)}</li>
          ))}
        </ul>
      }
    />
  );
}
