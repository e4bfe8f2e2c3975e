import { useCreateViewMutation } from '@arogya/api/views';
import type { ScreenName } from '@arogya/domain/views/screens';
import { SAVE, SAVE_VIEW, VIEW_FAILED, VIEW_SAVED } from '@arogya/domain/views/texts';
import { useAttemptKey, useSubmit } from '@arogya/platform';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { Button, Form } from 'antd';
import { ViewFields, type ViewValues } from './view-fields';

interface SaveViewProps {
  readonly screen: ScreenName;
  /** What is shown now. */
  readonly query: string;
}

/** Saves what is shown now under a name. */
export function SaveView({ screen, query }: SaveViewProps) {
  const [form] = Form.useForm<ViewValues>();
  const [create] = useCreateViewMutation();
  const [submit, busy] = useSubmit();
  const [key, renewKey] = useAttemptKey();
  const save = async (values: ViewValues): Promise<void> => {
    const done = await submit(() => create({ 'Idempotency-Key': key, createSavedView: { screen, query, ...values } }), {
      success: VIEW_SAVED,
      failure: VIEW_FAILED,
      form,
    });
    if (done.ok || done.failure.status !== 0) renewKey();
    if (done.ok) form.resetFields();
  };
  return (
    <section>
      <h3>{SAVE_VIEW}</h3>
      <RuleForm form={form} busy={busy} initialValues={{ name: '', sharedWith: 'me' }} onSubmit={save}>
        <ViewFields />
        <Button type="primary" htmlType="submit" loading={busy}>
          {SAVE}
        </Button>
      </RuleForm>
    </section>
  );
}
