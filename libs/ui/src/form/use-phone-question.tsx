import { phoneDoubt } from '@arogya/domain/phones/doubt';
import { PHONE_RIGHT } from '@arogya/domain/phones/texts';
import { isBlank, isPhoneRule, type Rule } from '@arogya/domain/rule';
import { Button, Form, type FormItemProps } from 'antd';
import { useState, type ReactNode } from 'react';

type AntRule = NonNullable<FormItemProps['rules']>[number];

interface PhoneQuestion {
  readonly rules: readonly AntRule[];
  /** The answer, below a field that asks. */
  readonly answer: ReactNode;
}

const NOTHING: PhoneQuestion = { rules: [], answer: null };

/**
 * 'Is this right?' at the field of a phone that nobody can have, once it is typed; one that stood there before is not asked
 * about. Who says yes has it taken as it stands.
 */
export function usePhoneQuestion(name: string | (string | number)[], rule: Rule, isAsked: boolean): PhoneQuestion {
  const form = Form.useFormInstance();
  const [right, setRight] = useState('');
  const [asking, setAsking] = useState('');
  if (!isAsked || !isPhoneRule(rule)) return NOTHING;
  const doubtOf = (value: unknown, said: string): string | null => {
    if (isBlank(value) || rule.check(value) || value === said || !form.isFieldTouched(name)) return null;
    return phoneDoubt(String(value));
  };
  const validator = (_: unknown, value: unknown): Promise<void> => {
    const doubt = doubtOf(value, right);
    setAsking(doubt ? String(value) : '');
    return doubt ? Promise.reject(new Error(doubt)) : Promise.resolve();
  };
  const confirm = (): void => {
    setRight(asking);
    setAsking('');
    // The press has left the field, which asks once more: not any longer.
    form.setFields([{ name, errors: [], validating: false }]);
  };
  const answer = asking ? (
    <Button size="small" onClick={confirm}>
      {PHONE_RIGHT}
    </Button>
  ) : null;
  return { rules: [{ validator }], answer };
}
