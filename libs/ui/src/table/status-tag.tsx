import './status-tag.css';
import type { CSSProperties } from 'react';

/** Label and colours of a status, from the status maps of @arogya/domain. */
export interface StatusLook {
  readonly label: string;
  readonly text: string;
  readonly tint: string;
}

/** A status as text and colour: `<StatusTag look={APPOINTMENT_STATUS[appointment.status]} />`. */
export function StatusTag({ look }: { look: StatusLook }) {
  const colours = { '--ad-tag-text': look.text, '--ad-tag-tint': look.tint } as CSSProperties;
  return (
    <span className="ad-tag" style={colours}>
      {look.label}
    </span>
  );
}

const ACTIVE: StatusLook = { label: 'Active', text: '#237804', tint: '#F6FFED' };
const INACTIVE: StatusLook = { label: 'Inactive', text: '#595959', tint: '#F5F5F5' };

export const ActiveTag = ({ active }: { active: boolean }) => <StatusTag look={active ? ACTIVE : INACTIVE} />;
