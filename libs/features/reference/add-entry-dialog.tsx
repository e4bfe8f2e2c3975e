import {
  useActiveStatesQuery,
  useCreateCityMutation,
  useCreateServiceMutation,
  useCreateSpecialtyMutation,
  type City,
  type Service,
  type Specialty,
} from '@arogya/api/reference';
import { cityRules, specialtyRules } from '@arogya/domain/reference/rules';
import { ENTRY_NAMES, REFERENCE_FAILED } from '@arogya/domain/reference/texts';
import { useAttemptKey, useSubmit } from '@arogya/platform';
import { useAddLink } from './use-add-link';
import { CHOICE_SEARCH } from './choices';
import { focusOnOpen } from '@arogya/ui/form/focus-on-open';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Input, Modal, Select } from 'antd';

export type AddedNoun = 'city' | 'service' | 'specialty';
/** The state is that of a city. */
export interface NewEntry {
  readonly name: string;
  readonly stateId: string | null;
}

interface Values {
  readonly name: string;
  readonly stateId?: string;
}

/** One call for each kind of entry; the key is the same while the person tries again. */
function useCreate(noun: AddedNoun): (values: Values, key: string) => Promise<City | Service | Specialty> {
  const [city] = useCreateCityMutation();
  const [service] = useCreateServiceMutation();
  const [specialty] = useCreateSpecialtyMutation();
  return ({ name, stateId = '' }, key) => {
    if (noun === 'city') return city({ 'Idempotency-Key': key, createCity: { name, stateId } }).unwrap();
    if (noun === 'service') return service({ 'Idempotency-Key': key, createService: { name } }).unwrap();
    return specialty({ 'Idempotency-Key': key, createSpecialty: { name } }).unwrap();
  };
}

function StateField() {
  const { data, isFetching, refetch } = useActiveStatesQuery();
  const add = useAddLink('state', refetch);
  const options = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <RuleField name="stateId" label="State" rule={cityRules.stateId}>
      <Select options={options} loading={isFetching} placeholder="Choose a state" showSearch={CHOICE_SEARCH} {...add} />
    </RuleField>
  );
}

interface AddEntryDialogProps {
  readonly noun: AddedNoun;
  readonly onAdded: (added: NewEntry) => void;
  readonly onClose: () => void;
}

/** Adds what a select does not offer yet, without leaving the form that it is in. */
export function AddEntryDialog({ noun, onAdded, onClose }: AddEntryDialogProps) {
  const [form] = Form.useForm<Values>();
  const [submit, busy] = useSubmit();
  const [key] = useAttemptKey();
  const create = useCreate(noun);
  const { one, added } = ENTRY_NAMES[noun];
  const id = `add-${noun}`;
  const save = async (values: Values): Promise<void> => {
    const done = await submit(() => create(values, key), { success: added, failure: REFERENCE_FAILED[noun].create, form });
    if (!done.ok) return;
    onAdded({ name: done.data.name, stateId: values.stateId ?? null });
    onClose();
  };
  const footer = <FormFoot form={id} submit={`Add ${one}`} busy={busy} onCancel={onClose} />;
  return (
    <Modal open title={`Add ${one}`} footer={footer} onCancel={onClose} afterOpenChange={focusOnOpen(`${id}_name`)}>
      <RuleForm<Values> form={form} id={id} busy={busy} onSubmit={save}>
        <RuleField name="name" label="Name" rule={specialtyRules.name}>
          <Input autoComplete="off" />
        </RuleField>
        {noun === 'city' ? <StateField /> : null}
      </RuleForm>
    </Modal>
  );
}
