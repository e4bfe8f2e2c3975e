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

type Fact = readonly [label: string, value: ReactNode];

/** The facts that are there. */
export const givenFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false);

/** The facts that are there under their title; nothing where there are none. */
export function FactsPart({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const given = givenFacts(facts);
  if (given.length === 0) return null;
  return (
    <RecordPart title={title}>
      <Facts facts={given} />
    </RecordPart>
  );
}

/** Typed text, with its line breaks. */
export const written = (text: string | null): ReactNode => (text ? <span className="ad-written">{text}</span> : null);
