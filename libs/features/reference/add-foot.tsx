import './add-entry.css';
import type { ReactElement, ReactNode } from 'react';

/** The choices of a select with something under them. */
export const withFoot =
  (foot: ReactNode) =>
  (choices: ReactElement): ReactElement => (
    <>
      {choices}
      <div className="ad-add-entry">{foot}</div>
    </>
  );
