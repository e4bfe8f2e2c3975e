import './record-parts.css';
import type { ReactNode } from 'react';

/** The top of a record's drawer: what can be done, then whose record it is. */
export const DrawerHead = ({ name, children }: { name: ReactNode; children?: ReactNode }) => (
  <>
    {children ? <div className="ad-drawer-actions">{children}</div> : null}
    <h2 className="ad-drawer-name">{name}</h2>
  </>
);
