import { useAddReleaseKeyMutation, useReleasesQuery, type AddReleaseKey, type NewReleaseKey } from '@arogya/api/releases';
import { ROLE_BADGES, ROLES } from '@arogya/domain/access';
import { keyRoles, keyRules } from '@arogya/domain/releases/key-rules';
import { ADD_KEY, KEY_FAILED, KEY_ROLES_HINT } from '@arogya/domain/releases/texts';
import { useSubmit } from '@arogya/platform';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { NumberInput } from '@arogya/ui/form/number-input';
import { Form, Input, Modal, Select } from 'antd';

const FORM = 'release-key';
const SOME_ROLES = keyRoles();
const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_BADGES[value].label }));

interface AddKeyDialogProps {
  readonly onMade: (made: NewReleaseKey) => void;
  readonly onClose: () => void;
}

/** A key for one micro-frontend, pages of some roles, and one team. */
export function AddKeyDialog({ onMade, onClose }: AddKeyDialogProps) {
  const [form] = Form.useForm<AddReleaseKey>();
  const [submit, busy] = useSubmit();
  const [addKey] = useAddReleaseKeyMutation();
  const { data, isFetching } = useReleasesQuery();
  const options = (data?.live ?? []).map(({ name }) => ({ value: name, label: name }));
  const save = async (values: AddReleaseKey): Promise<void> => {
    const done = await submit(() => addKey({ addReleaseKey: values }), { failure: KEY_FAILED, form });
    if (!done.ok) return;
    onClose();
    onMade(done.data);
  };
  return (
    <Modal
      open
      title={ADD_KEY}
      footer={<FormFoot form={FORM} submit={ADD_KEY} busy={busy} onCancel={onClose} />}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <RuleForm<AddReleaseKey> form={form} id={FORM} initialValues={{ days: 90 }} busy={busy} onSubmit={save}>
        <RuleField name="label" label="Used by" rule={keyRules.label} hint="A team or its pipeline; it stands beside what was shipped">
          <Input autoComplete="off" />
        </RuleField>
        <RuleField name="mfe" label="Ships" rule={keyRules.mfe}>
          <Select options={options} loading={isFetching} placeholder="Choose a micro-frontend" />
        </RuleField>
        <RuleField name="roles" label="Pages for" rule={SOME_ROLES} hint={KEY_ROLES_HINT}>
          <Select mode="multiple" options={ROLE_OPTIONS} placeholder="Choose roles" />
        </RuleField>
        <RuleField name="days" label="Days" rule={keyRules.days} hint="For how long it is good; 90 days when left empty">
          <NumberInput min={1} max={366} />
        </RuleField>
      </RuleForm>
    </Modal>
  );
}
