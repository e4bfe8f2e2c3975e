import { useRollBackReleaseMutation, type LiveRelease } from '@arogya/api/releases';
import { END_TRIAL, GO_BACK, releaseText, TAKE_BACK_FAILED, TAKEN_BACK } from '@arogya/domain/releases/texts';
import { note } from '@arogya/domain/rule';
import { useSubmit } from '@arogya/platform';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Input, Modal } from 'antd';

const FORM = 'take-back';
const WHY = note(200);

interface WhyValues {
  readonly why?: string;
}

interface TakeBackDialogProps {
  readonly live: LiveRelease;
  readonly onClose: () => void;
}

/** Ends a trial, or goes back to what was live before: with the reason, which the history keeps. */
export function TakeBackDialog({ live: { name, stable, canary }, onClose }: TakeBackDialogProps) {
  const [form] = Form.useForm<WhyValues>();
  const [submit, busy] = useSubmit();
  const [rollBack] = useRollBackReleaseMutation();
  const action = canary ? END_TRIAL : GO_BACK;
  const save = async ({ why }: WhyValues): Promise<void> => {
    const options = { success: TAKEN_BACK, failure: TAKE_BACK_FAILED, form };
    const done = await submit(() => rollBack({ mfe: name, rollBack: { why: why || null } }), options);
    if (done.ok) onClose();
  };
  const text = canary
    ? `Everybody gets ${releaseText(stable)} on their next reload, those who try ${canary} too.`
    : `Everybody gets what was live before ${releaseText(stable)} on their next reload.`;
  return (
    <Modal
      open
      title={`${action}: ${name}`}
      footer={<FormFoot form={FORM} submit={action} busy={busy} onCancel={onClose} />}
      onCancel={onClose}
    >
      <p>{text}</p>
      <RuleForm<WhyValues> form={form} id={FORM} busy={busy} onSubmit={save}>
        <RuleField name="why" label="What was wrong" rule={WHY}>
          <Input autoComplete="off" maxLength={200} />
        </RuleField>
      </RuleForm>
    </Modal>
  );
}
