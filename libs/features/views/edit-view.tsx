import { useUpdateViewMutation, type SavedView } from '@arogya/api/views';
import { REPLACE_FILTERS, SAVE, VIEW_FAILED, VIEW_SAVED } from '@arogya/domain/views/texts';
import { useSubmit } from '@arogya/platform';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { Button, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { ViewFields, type ViewValues } from './view-fields';

interface EditViewProps {
  readonly view: SavedView;
  /** What is shown now. */
  readonly here: string;
  readonly onDone: () => void;
}

/** Another name, other readers, or what is shown now in place of its filters. */
export function EditView({ view, here, onDone }: EditViewProps) {
  const { id, version, name, sharedWith, query } = view;
  const [form] = Form.useForm<ViewValues>();
  const [update] = useUpdateViewMutation();
  const [submit, busy] = useSubmit();
  const [replaces, setReplaces] = useState(false);
  const save = async (values: ViewValues): Promise<void> => {
    const updateSavedView = { ...values, ...(replaces ? { query: here } : {}) };
    const { ok } = await submit(() => update({ id, 'If-Match': `"${version}"`, updateSavedView }), {
      success: VIEW_SAVED,
      failure: VIEW_FAILED,
      form,
    });
    if (ok) onDone();
  };
  return (
    <li className="ad-view-edit">
      <RuleForm form={form} busy={busy} initialValues={{ name, sharedWith }} onSubmit={save}>
        <ViewFields />
        {query === here ? null : (
          <Checkbox checked={replaces} onChange={({ target }) => setReplaces(target.checked)}>
            {REPLACE_FILTERS}
          </Checkbox>
        )}
        <div className="ad-view-foot ad-foot">
          <Button onClick={onDone}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            {SAVE}
          </Button>
        </div>
      </RuleForm>
    </li>
  );
}
