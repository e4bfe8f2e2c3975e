import './form-section.css';
import { Form, Switch } from 'antd';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  readonly title: string;
  /** One line on what the section is for. */
  readonly hint?: ReactNode;
  /** A switch or button at the right of the title. */
  readonly extra?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of a long form: its heading, and its fields in two columns where there is space. */
export function FormSection({ title, hint, extra, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="ad-form-section" aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
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

/** The switch at a section's title that says whether the record is active; bound to the form's `isActive`. */
export const ActiveSwitch = () => (
  <span className="ad-switch-label">
    <span aria-hidden="true">Active</span>
    <Form.Item name="isActive" valuePropName="checked" noStyle>
      <Switch aria-label="Active" />
    </Form.Item>
  </span>
);

/** For the Modal of a long form: title and buttons stay visible and the fields scroll; in a low window all of it does. */
export const LONG_FORM = {
  width: 760,
  style: { top: 24 },
  mask: { closable: false },
  classNames: { body: 'ad-long-form' },
} as const;
