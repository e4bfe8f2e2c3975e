import { REFERENCE_FAILED } from '@arogya/domain/reference/texts';
import { StaleNewsAlert } from '@arogya/features/versions/stale-news-alert';
import { useSaveRecord } from '@arogya/features/versions/use-save-record';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Modal } from 'antd';
import { useMemo } from 'react';
import type { Entry, ReferenceList } from './reference-list';

const FORM = 'entry';

interface EntryFormDialogProps<Row extends Entry, Values extends object> {
  readonly list: ReferenceList<Row, Values>;
  readonly open: boolean;
  /** null: a new entry. */
  readonly row: Row | null;
  readonly onClose: () => void;
}

function useSaveEntry<Row extends Entry, Values extends object>({ list, row, onClose }: EntryFormDialogProps<Row, Values>) {
  const [form] = Form.useForm<Values>();
  const { create, change } = list.useCalls();
  const saving = useSaveRecord<Row, Values>({
    form,
    record: row,
    valuesOf: list.valuesOf,
    create,
    change,
    success: row ? `${list.one} updated` : `${list.one} created`,
    failure: REFERENCE_FAILED[list.noun][row ? 'update' : 'create'],
    onSaved: onClose,
  });
  return { form, ...saving };
}

/** Add or edit an entry. It stays mounted, so that a draft survives closing; give it a `key` per record and version. */
export function EntryFormDialog<Row extends Entry, Values extends object>(props: EntryFormDialogProps<Row, Values>) {
  const { list, open, row, onClose } = props;
  const { form, save, saving, news } = useSaveEntry(props);
  const initial = useMemo(() => (row ? list.valuesOf(row) : list.blank), [list, row]);
  const footer = <FormFoot form={FORM} submit={row ? `Save ${list.one}` : `Add ${list.one}`} busy={saving} onCancel={onClose} />;
  return (
    <Modal open={open} title={`${row ? 'Edit' : 'Add'} ${list.one}`} footer={footer} onCancel={onClose} mask={{ closable: false }}>
      <StaleNewsAlert news={news} />
      <RuleForm<Values> form={form} id={FORM} initialValues={initial} busy={saving} onSubmit={save}>
        <list.Fields row={row} />
      </RuleForm>
    </Modal>
  );
}
