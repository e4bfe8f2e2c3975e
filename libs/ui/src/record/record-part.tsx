import './record-parts.css';
import type { ReactNode } from 'react';
import { Facts } from './record-drawer';

interface RecordPartProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a record under its small title. */
export const RecordPart = ({ title, className = '', children }: RecordPartProps) => (
  <section className={`ad-record-part ${className}`}>
    <h3>{title}</h3>
    {children}
  </section>
);

export const FactsPart = ({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) => (
  <RecordPart title={title}>
    <Facts facts={facts} />
  </RecordPart>
);

/** Typed text, with its line breaks. */
export const written = (text: string | null): ReactNode => (text ? <span className="ad-written">{text}</span> : null);
