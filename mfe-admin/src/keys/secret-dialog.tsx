import './keys.css';
import { useSubmit } from '@arogya/platform';
import { LONG_FORM } from '@arogya/ui/form/form-section';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { CopyButton } from '@arogya/ui/record/copy-button';
import { Button, Form, Modal } from 'antd';
import { useState, type ReactNode } from 'react';

/** A key or another secret that has just been made, with what is said of it. */
export interface NewSecret {
  readonly title: string;
  readonly secret: string;
  /** Why it is copied now. */
  readonly text: string;
  /** 'Copy Key'. */
  readonly copyLabel: string;
  /** How it is used, below it. */
  readonly use?: ReactNode;
}

interface SecretDialogProps<Values extends object, Made> {
  readonly id: string;
  /** What the dialog is called while it asks, and the button that makes the secret. */
  readonly title: string;
  /** Said when it fails and the server has no sentence of its own. */
  readonly failure: string;
  readonly initialValues?: Partial<Values>;
  readonly make: (values: Values) => Promise<unknown> & { unwrap: () => Promise<Made> };
  readonly secretOf: (made: Made) => NewSecret;
  readonly onClose: () => void;
  /** For a form of many fields. */
  readonly wide?: boolean;
  /** The fields of the form; without any it is a question. */
  readonly children: ReactNode;
}

/** Whoever works by keys or hears the page goes on here, once. */
const takeFocus = (node: HTMLElement | null): void => node?.focus();

const Shown = ({ secret, text, copyLabel, use }: NewSecret) => (
  <div className="ad-new-key" tabIndex={-1} ref={takeFocus}>
    <p>{text}</p>
    <code>{secret}</code>
    <CopyButton text={secret} label={copyLabel} wide />
    {use}
  </div>
);

/**
 * A form that makes a secret, and then the secret itself, which is shown this once: in the same dialog, so that nothing opens and
 * moves under somebody's press. Then it is closed by its button alone.
 */
export function SecretDialog<Values extends object, Made>(props: SecretDialogProps<Values, Made>) {
  const { id, title, failure, initialValues = {}, make, secretOf, onClose, wide = false, children } = props;
  const [form] = Form.useForm<Values>();
  const [submit, busy] = useSubmit();
  const [shown, setShown] = useState<NewSecret | null>(null);
  const save = async (values: Values): Promise<void> => {
    const done = await submit(() => make(values), { failure, form });
    if (done.ok) setShown(secretOf(done.data));
  };
  const done = (
    <Button type="primary" onClick={onClose}>
      Done
    </Button>
  );
  return (
    <Modal
      open
      title={shown?.title ?? title}
      footer={shown ? done : <FormFoot form={id} submit={title} busy={busy} onCancel={onClose} />}
      onCancel={onClose}
      closable={!shown}
      keyboard={!shown}
      {...(wide ? { ...LONG_FORM, width: 560 } : {})}
      mask={{ closable: false }}
    >
      {shown ? (
        <Shown {...shown} />
      ) : (
        <RuleForm<Values> form={form} id={id} initialValues={initialValues} busy={busy} onSubmit={save}>
          {children}
        </RuleForm>
      )}
    </Modal>
  );
}
