import './rule-form.css';
import type { Rule } from '@arogya/domain/rule';
import { Form, type FormInstance, type FormItemProps } from 'antd';
import { createContext, use, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { usePhoneQuestion } from './use-phone-question';

type AntRule = NonNullable<FormItemProps['rules']>[number];

/** antd's validator for a domain rule: the same sentence as the server's. */
export const rulesOf = (rule: Rule): AntRule[] => [
  {
    validator: (_: unknown, value: unknown) => {
      const refusal = rule.check(value);
      return refusal ? Promise.reject(new Error(refusal)) : Promise.resolve();
    },
  },
];

/** Whether somebody has tried to submit the form: from then on each change is checked at once. */
const TriedContext = createContext(false);

interface RuleFieldProps {
  readonly name: string | (string | number)[];
  readonly label: ReactNode;
  readonly rule: Rule;
  /** One input with value and onChange. */
  readonly children: ReactElement;
  readonly hint?: ReactNode;
  readonly valuePropName?: string;
  /** Other fields whose change makes this one be checked again. */
  readonly dependencies?: FormItemProps['dependencies'];
  /** Whether a phone is only looked for: then nothing is asked about it. */
  readonly isLookup?: boolean;
}

/**
 * A field bound to a rule: label above, '(optional)' if it is, checked when it is left (or the form was submitted) and then
 * at each change.
 */
export function RuleField({ name, label, rule, children, hint, valuePropName, dependencies, isLookup = false }: RuleFieldProps) {
  const [left, setLeft] = useState(false);
  const question = usePhoneQuestion(name, rule, !isLookup);
  const tried = use(TriedContext);
  const shown = rule.optional ? (
    <>
      {label} <span className="ad-optional">(optional)</span>
    </>
  ) : (
    label
  );
  return (
    <div onBlur={() => setLeft(true)}>
      <Form.Item
        name={name}
        label={shown}
        rules={[...rulesOf(rule), ...question.rules]}
        extra={question.answer ?? hint}
        validateTrigger={left || tried ? ['onChange', 'onBlur'] : 'onBlur'}
        {...(valuePropName ? { valuePropName } : {})}
        {...(dependencies ? { dependencies } : {})}
      >
        {children}
      </Form.Item>
    </div>
  );
}

interface RuleFormProps<Values extends object> {
  readonly form: FormInstance<Values>;
  readonly onSubmit: (values: Values) => void | Promise<void>;
  readonly children: ReactNode;
  readonly initialValues?: Partial<Values>;
  /** While saving, a second submit does nothing. */
  readonly busy?: boolean;
  /** Lets a button outside the form submit it: <Button htmlType="submit" form={id}>. */
  readonly id?: string;
  readonly onChange?: (changed: Partial<Values>, all: Values) => void;
}

const CLASSES = { help: 'ad-form-help' } as const;

/** A form with the usual behaviour: focus on the first bad field, Ctrl+Enter saves, no second submit. */
export function RuleForm<Values extends object>({
  form,
  onSubmit,
  children,
  initialValues,
  busy = false,
  id,
  onChange,
}: RuleFormProps<Values>) {
  const [tried, setTried] = useState(false);
  const saveByKeys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // A form may stand in a dialog of another one.
    event.stopPropagation();
    form.submit();
  };
  return (
    <div onKeyDown={saveByKeys} role="presentation" className="ad-form">
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        classNames={CLASSES}
        scrollToFirstError={{ focus: true, block: 'center' }}
        noValidate
        onFinishFailed={() => setTried(true)}
        onFinish={(values) => {
          setTried(true);
          if (!busy) void onSubmit(values);
        }}
        {...(id ? { id, name: id } : {})}
        {...(initialValues ? { initialValues } : {})}
        {...(onChange ? { onValuesChange: onChange } : {})}
      >
        <TriedContext value={tried}>{children}</TriedContext>
      </Form>
    </div>
  );
}
