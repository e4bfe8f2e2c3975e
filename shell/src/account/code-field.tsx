import { codeRules } from '@arogya/domain/auth/second-factor';
import { CODE_HINT, CODE_LABEL } from '@arogya/domain/auth/texts';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Input } from 'antd';

/** The code of an authenticator app; phones offer the one that they have just shown. */
export const CodeField = ({ hint = CODE_HINT }: { hint?: string }) => (
  <RuleField name="code" label={CODE_LABEL} rule={codeRules.code} hint={hint}>
    <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={40} />
  </RuleField>
);
