import './person.css';
import type { ReactNode } from 'react';
import { initialsOf } from '@arogya/domain/letters';

/** A person's initials, name and a second line, e.g. in a table. */
export function PersonCell({ name, detail }: { name: string; detail?: ReactNode }) {
  return (
    <span className="ad-person">
      <span className="ad-avatar" aria-hidden="true">
        {initialsOf(name) || '?'}
      </span>
      <span className="ad-person-text">
        <span className="ad-person-name" title={name}>
          {name}
        </span>
        {detail ? <span className="ad-person-detail">{detail}</span> : null}
      </span>
    </span>
  );
}
