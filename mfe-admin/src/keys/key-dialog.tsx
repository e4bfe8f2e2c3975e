import { ADD_KEY, KEY_FAILED } from '@arogya/domain/keys/texts';
import type { Rule } from '@arogya/domain/rule';
import { useSubmit } from '@arogya/platform';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { NumberInput } from '@arogya/ui/form/number-input';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Modal } from 'antd';
import type { ReactNode } from 'react';

interface KeyDialogProps<Values extends object, Made> {
  readonly id: string;
  readonly initialValues: Partial<Values>;
  readonly days: Rule;
  readonly make: (values: Values) => Promise<unknown> & { unwrap: () => Promise<Made> };
  /** Closes it, too. */
  readonly onMade: (made: Made) => void;
  readonly onClose: () => void;
  /** The fields above the days. */
  readonly children: ReactNode;
}

/** The form of a new key: who uses it, for how long it is good, and what else its kind asks. */
export function KeyDialog<Values extends object, Made>({
  id,
  initialValues,
  days,
  make,
  onMade,
  onClose,
  children,
}: KeyDialogProps<Values, Made>) {
  const [form] = Form.useForm<Values>();
  const [submit, busy] = useSubmit();
  const save = async (values: Values): Promise<void> => {
    const done = await submit(() => make(values), { failure: KEY_FAILED, form });
    if (done.ok) onMade(done.data);
  };
  return (
    <Modal
      open
      title={ADD_KEY}
      footer={<FormFoot form={id} submit={ADD_KEY} busy={busy} onCancel={onClose} />}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <RuleForm<Values> form={form} id={id} initialValues={initialValues} busy={busy} onSubmit={save}>
        {children}
        <RuleField name="days" label="Days" rule={days} hint="For how long it is good; 90 days when left empty">
          <NumberInput min={1} max={366} />
        </RuleField>
      </RuleForm>
    </Modal>
  );
}
