import './record-parts.css';
import type { ReactNode } from 'react';

/** The top of a record's drawer: its actions, then the name of the record. */
export const DrawerHead = ({ name, children }: { name: ReactNode; children?: ReactNode }) => (
  <>
    {children ? <div className="ad-drawer-actions">{children}</div> : null}
    <h2 className="ad-drawer-name">{name}</h2>
  </>
);
