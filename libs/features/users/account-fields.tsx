import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { forNewName, usernameFault } from '@arogya/domain/users/names';
import { ACCOUNT_REQUIRED, accountRules } from '@arogya/domain/users/rules';
import { passwordHint, strictly } from '@arogya/domain/auth/password';
import { useSession } from '@arogya/platform';
import { FormSection, WideField } from '@arogya/ui/form/form-section';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Alert, Form, Input, Switch, type FormInstance } from 'antd';

/** The part of a doctor's or a hospital's form that creates an account. */
export interface AccountValues {
  createUserAccount: boolean;
  username: string;
  password: string;
}

export const NO_ACCOUNT: AccountValues = { createUserAccount: false, username: '', password: '' };

/** What is sent: username and password only when an account is wanted. */
export const accountBody = ({ createUserAccount, username, password }: AccountValues) =>
  createUserAccount ? { createUserAccount, username: username.trim(), password } : { createUserAccount: false };

const USERNAME = forNewName(accountRules.username, usernameFault);

/** The eye of the password is a button: at least 24 px (WCAG 2.2, target size). */
const LARGE = { display: 'inline-grid', placeItems: 'center', minWidth: 24, minHeight: 24 } as const;

/** The combined sentence, while username or password has an error. */
function Incomplete({ getFieldError }: Pick<FormInstance, 'getFieldError'>) {
  if (getFieldError('username').length + getFieldError('password').length === 0) return null;
  return (
    <WideField>
      <Alert type="error" showIcon role="alert" title={ACCOUNT_REQUIRED} className="ad-form-alert" />
    </WideField>
  );
}

/** A switch, off by default, that shows username and password. `label` is 'Create user account' or the like. */
export function AccountFields({ label, hint }: { label: string; hint: string }) {
  const strict = useSession().user?.strictPasswords ?? false;
  const on = Form.useWatch<boolean | undefined>('createUserAccount') === true;
  const toggle = (
    <Form.Item name="createUserAccount" valuePropName="checked" noStyle>
      <Switch aria-label={label} />
    </Form.Item>
  );
  return (
    <FormSection title={label} hint={hint} extra={toggle}>
      {on ? (
        <>
          <Form.Item noStyle shouldUpdate>
            {({ getFieldError }) => <Incomplete getFieldError={getFieldError} />}
          </Form.Item>
          <RuleField name="username" label="Username" rule={USERNAME}>
            <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </RuleField>
          <RuleField
            name="password"
            label="Password"
            rule={strictly(accountRules.password, 'doctor', strict)}
            hint={passwordHint('doctor', strict)}
          >
            <Input.Password
              autoComplete="new-password"
              iconRender={(shown) => <span style={LARGE}>{shown ? <EyeOutlined /> : <EyeInvisibleOutlined />}</span>}
            />
          </RuleField>
        </>
      ) : null}
    </FormSection>
  );
}
