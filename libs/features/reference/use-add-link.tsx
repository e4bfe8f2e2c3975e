import { PlusOutlined } from '@ant-design/icons';
import { can, type Action } from '@arogya/domain/access';
import { Link, useSession, useUrlRecord } from '@arogya/platform';
import { useEffect } from 'react';
import { withFoot } from './add-foot';

interface Target {
  readonly label: string;
  readonly to: string;
  readonly action: Action;
}

/** Where each is added; '?add=1' opens the form there. */
const TARGETS = {
  hospital: { label: 'Add Hospital', to: '/hospitals?add=1', action: 'hospitals:manage' },
  doctor: { label: 'Add Doctor', to: '/doctors?add=1', action: 'doctors:write' },
  user: { label: 'Add User', to: '/users?add=1', action: 'users:manage' },
  state: { label: 'Add State', to: '/management?tab=states&add=1', action: 'reference:manage' },
} as const satisfies Record<string, Target>;

/**
 * '+ Add …' under the choices of a select, where adding takes a form of its own: in another tab, so that nothing typed here is
 * lost. `refetch` asks for the choices again when the person comes back.
 */
export function useAddLink(what: keyof typeof TARGETS, refetch: () => unknown) {
  const { role } = useSession();
  const { label, to, action } = TARGETS[what];
  if (!can(role, action)) return {};
  const again = (): void => window.addEventListener('focus', () => void refetch(), { once: true });
  return {
    popupRender: withFoot(
      <Link className="ad-add-link" to={to} target="_blank" onMouseDown={(event) => event.preventDefault()} onClick={again}>
        <PlusOutlined aria-hidden="true" /> {label}
      </Link>,
    ),
  };
}

/** Opens the form of a page whose address says '?add=1', once. */
export function useAddByAddress(add: () => void): void {
  const [wanted, , clear] = useUrlRecord('add');
  useEffect(() => {
    if (wanted === null) return;
    clear();
    add();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each such address, whatever else is rendered again
  }, [wanted]);
}
