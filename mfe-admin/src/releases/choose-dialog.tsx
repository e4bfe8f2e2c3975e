import { useChooseReleaseMutation, useTryReleaseMutation, type LiveRelease, type Release } from '@arogya/api/releases';
import { CHOOSE_FAILED, CHOOSE_RELEASE, RELEASE_CHOSEN, TRIAL_BEGUN, TRY_FAILED } from '@arogya/domain/releases/texts';
import { useSubmit } from '@arogya/platform';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { Alert, Form, Modal } from 'antd';
import { useState } from 'react';
import { ChooseFields } from './choose-fields';
import { choiceOf, isWithdrawn, problemOf, type ChooseValues } from './choose-values';

const FORM = 'choose-release';

/** So that a test can see it. */
export const page = { reload: (): void => location.reload() };

interface ChooseDialogProps {
  readonly live: LiveRelease;
  /** Those of this micro-frontend, newest first. */
  readonly releases: readonly Release[];
  readonly onClose: () => void;
}

/** Makes a release live, for everybody or for some. */
export function ChooseDialog({ live: { name }, releases, onClose }: ChooseDialogProps) {
  const [form] = Form.useForm<ChooseValues>();
  const [submit, busy] = useSubmit();
  const [choose] = useChooseReleaseMutation();
  const [tryRelease] = useTryReleaseMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const tryHere = async (id: string): Promise<void> => {
    const done = await submit(() => tryRelease({ mfe: name, tryRelease: { id } }), { failure: TRY_FAILED, form });
    if (done.ok) page.reload();
  };
  const save = async (values: ChooseValues): Promise<void> => {
    const found = problemOf(values);
    setProblem(found);
    if (found) return;
    if (values.who === 'me') return tryHere(values.id);
    const success = values.who === 'some' ? TRIAL_BEGUN : RELEASE_CHOSEN;
    const done = await submit(() => choose({ mfe: name, chooseRelease: choiceOf(values, isWithdrawn(releases, values.id)) }), {
      success,
      failure: CHOOSE_FAILED,
      form,
    });
    if (done.ok) onClose();
  };
  return (
    <Modal
      open
      title={`${CHOOSE_RELEASE}: ${name}`}
      footer={<FormFoot form={FORM} submit="Make Live" busy={busy} onCancel={onClose} />}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      {problem ? <Alert type="error" showIcon title={problem} role="alert" /> : null}
      <RuleForm<ChooseValues> form={form} id={FORM} initialValues={{ who: 'everybody' }} busy={busy} onSubmit={save}>
        <ChooseFields releases={releases} />
      </RuleForm>
    </Modal>
  );
}
