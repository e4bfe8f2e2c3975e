import './stat-trio.css';
import type { ReactNode } from 'react';
import { StatRow } from './stat-card';

/** Three cards in one row, also on a phone, where they are smaller and go without icons. */
export const StatTrio = ({ children }: { children: ReactNode }) => (
  <div className="ad-stat-trio">
    <StatRow>{children}</StatRow>
  </div>
);
