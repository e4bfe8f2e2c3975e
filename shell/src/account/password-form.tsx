import { useChangePasswordMutation, type CurrentUser } from '@arogya/api/auth';
import { passwordHint, strictly } from '@arogya/domain/auth/password';
import { NOT_REPEATED, ownPasswordRules, sameAsPresent } from '@arogya/domain/auth/rules';
import { CHANGE_PASSWORD_FAILED, PASSWORD_CHANGED } from '@arogya/domain/auth/texts';
import type { Rule } from '@arogya/domain/rule';
import { useSubmit, type SessionUser } from '@arogya/platform';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Input, type FormInstance } from 'antd';
import { CodeField } from './code-field';
import { eye } from './password-eye';

interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  repeated: string;
  /** Asked for where a second factor is on. */
  code?: string;
}

const { currentPassword: CURRENT, newPassword: NEW } = ownPasswordRules;

/** Checks of a password against the other fields of the form. */
const rulesOf = (form: FormInstance<PasswordValues>, least: Rule): { chosen: Rule; repeated: Rule } => {
  const typed = (name: keyof PasswordValues): string => form.getFieldValue(name) as string;
  return {
    chosen: { ...NEW, check: (value) => least.check(value) ?? sameAsPresent(typed('currentPassword'), String(value)) },
    repeated: { ...NEW, check: (value) => (value === typed('newPassword') ? null : NOT_REPEATED) },
  };
};

const FIELDS = [
  ['currentPassword', 'Current password', 'current-password'],
  ['newPassword', 'New password', 'new-password'],
  ['repeated', 'Repeat new password', 'new-password'],
] as const;

interface PasswordFormProps {
  readonly id: string;
  readonly user: SessionUser;
  readonly onDone: (user: CurrentUser) => void;
  readonly onBusy: (busy: boolean) => void;
}

/** Present and new password, and the code where a second factor is on. The username is there for password managers. */
export function PasswordForm({ id, user, onDone, onBusy }: PasswordFormProps) {
  const { username, role, strictPasswords, secondFactor } = user;
  const [form] = Form.useForm<PasswordValues>();
  const [submit, saving] = useSubmit();
  const [changePassword] = useChangePasswordMutation();
  const { chosen, repeated } = rulesOf(form, strictly(NEW, role, strictPasswords));
  const rules = { currentPassword: CURRENT, newPassword: chosen, repeated };
  const save = async ({ currentPassword, newPassword, code }: PasswordValues): Promise<void> => {
    onBusy(true);
    const start = () => changePassword({ ownPassword: { currentPassword, newPassword, ...(code ? { code } : {}) } });
    const done = await submit(start, { success: PASSWORD_CHANGED, failure: CHANGE_PASSWORD_FAILED, form });
    onBusy(false);
    if (done.ok) onDone(done.data);
  };
  return (
    <RuleForm<PasswordValues> form={form} id={id} busy={saving} onSubmit={save}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {FIELDS.map(([name, label, autoComplete]) => (
        <RuleField
          key={name}
          name={name}
          label={label}
          rule={rules[name]}
          hint={name === 'newPassword' ? passwordHint(role, strictPasswords) : undefined}
          dependencies={name === 'repeated' ? ['newPassword'] : name === 'newPassword' ? ['currentPassword'] : []}
        >
          <Input.Password autoComplete={autoComplete} maxLength={200} iconRender={eye} />
        </RuleField>
      ))}
      {secondFactor === 'on' ? <CodeField /> : null}
    </RuleForm>
  );
}
