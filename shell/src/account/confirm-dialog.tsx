import { useConfirmIdentityMutation } from '@arogya/api/auth';
import { confirmRules } from '@arogya/domain/auth/second-factor';
import { CONFIRM_FAILED, CONFIRM_TITLE, CONFIRM_WHY } from '@arogya/domain/auth/texts';
import { useSubmit, type SessionUser } from '@arogya/platform';
import { focusOnOpen } from '@arogya/ui/form/focus-on-open';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Input, Modal } from 'antd';
import { CodeField } from './code-field';
import { eye } from './password-eye';

const FORM = 'confirm';
/** Above the dialog whose button was pressed, though it stands in a drawer in a drawer; toasts stay above all. */
const ABOVE = 1900;

interface Values {
  password: string;
  code?: string;
}

interface ConfirmDialogProps {
  readonly user: SessionUser;
  readonly open: boolean;
  /** Whether the user has proved who they are. */
  readonly onDone: (proved: boolean) => void;
}

/** Asks for the password again, and for a code where a second factor is on. */
export function ConfirmDialog({ user, open, onDone }: ConfirmDialogProps) {
  const [form] = Form.useForm<Values>();
  const [submit, busy] = useSubmit();
  const [confirmIdentity] = useConfirmIdentityMutation();
  const save = async ({ password, code }: Values): Promise<void> => {
    const start = () => confirmIdentity({ confirmation: { password, ...(code ? { code } : {}) } });
    const done = await submit(start, { failure: CONFIRM_FAILED, form });
    if (done.ok) onDone(true);
  };
  const withCode = user.secondFactor === 'on';
  return (
    <Modal
      afterOpenChange={focusOnOpen(`${FORM}_password`)}
      open={open}
      title={CONFIRM_TITLE}
      footer={<FormFoot form={FORM} submit="Confirm" busy={busy} onCancel={() => onDone(false)} />}
      onCancel={() => onDone(false)}
      closable={!busy}
      zIndex={ABOVE}
      width={440}
      destroyOnHidden
    >
      <p>{CONFIRM_WHY}</p>
      <RuleForm<Values> form={form} id={FORM} busy={busy} onSubmit={save}>
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <RuleField name="password" label="Password" rule={confirmRules.password}>
          <Input.Password autoComplete="current-password" maxLength={200} iconRender={eye} />
        </RuleField>
        {withCode ? <CodeField /> : null}
      </RuleForm>
    </Modal>
  );
}
