import './status-tag.css';
import { TAGS, type TagColours } from '@arogya/domain/palette';
import type { CSSProperties } from 'react';

/** Label and colours of a status, from the status maps of @arogya/domain. */
export interface StatusLook extends TagColours {
  readonly label: string;
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

const ACTIVE: StatusLook = { label: 'Active', ...TAGS.done };
const INACTIVE: StatusLook = { label: 'Inactive', ...TAGS.over };

export const ActiveTag = ({ active }: { active: boolean }) => <StatusTag look={active ? ACTIVE : INACTIVE} />;
