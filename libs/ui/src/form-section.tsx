import './form-section.css';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  readonly title: string;
  /** One line on what the section is for. */
  readonly hint?: ReactNode;
  /** A switch or button at the right of the title. */
  readonly extra?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of a long form: its heading, and its fields in two columns where there is room. */
export function FormSection({ title, hint, extra, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="ad-form-section" aria-labelledby={id}>
      <header>
        <div>
          <h3 id={id}>{title}</h3>
          {hint ? <p>{hint}</p> : null}
        </div>
        {extra}
      </header>
      {children ? <div className="ad-form-grid">{children}</div> : null}
    </section>
  );
}

/** A field that takes the whole width of its section. */
export const WideField = ({ children }: { children: ReactNode }) => <div className="ad-form-wide">{children}</div>;
