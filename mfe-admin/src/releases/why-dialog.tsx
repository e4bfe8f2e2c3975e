import { note } from '@arogya/domain/rule';
import { useSubmit } from '@arogya/platform';
import { focusOnOpen } from '@arogya/ui/form/focus-on-open';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Input, Modal } from 'antd';

const FORM = 'why';
const WHY = note(200);

interface WhyValues {
  readonly why?: string;
}

type Submit = ReturnType<typeof useSubmit>[0];

interface WhyDialogProps {
  /** The micro-frontend. */
  readonly name: string;
  readonly action: string;
  /** What follows from it. */
  readonly text: string;
  readonly label: string;
  readonly send: (why: string | null) => ReturnType<Parameters<Submit>[0]>;
  readonly done: string;
  readonly failed: string;
  readonly onClose: () => void;
}

/** Asks for the reason of something that people will notice; the history keeps it. */
export function WhyDialog({ name, action, text, label, send, done, failed, onClose }: WhyDialogProps) {
  const [form] = Form.useForm<WhyValues>();
  const [submit, busy] = useSubmit();
  const save = async ({ why }: WhyValues): Promise<void> => {
    const saved = await submit(() => send(why || null), { success: done, failure: failed, form });
    if (saved.ok) onClose();
  };
  return (
    <Modal
      afterOpenChange={focusOnOpen(`${FORM}_why`)}
      open
      title={`${action}: ${name}`}
      footer={<FormFoot form={FORM} submit={action} busy={busy} onCancel={onClose} />}
      onCancel={onClose}
    >
      <p>{text}</p>
      <RuleForm<WhyValues> form={form} id={FORM} busy={busy} onSubmit={save}>
        <RuleField name="why" label={label} rule={WHY}>
          <Input autoComplete="off" maxLength={200} />
        </RuleField>
      </RuleForm>
    </Modal>
  );
}
