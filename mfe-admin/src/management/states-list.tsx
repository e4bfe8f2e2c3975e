import {
  useCreateStateMutation,
  useDeleteStateMutation,
  useRestoreStateMutation,
  useListStatesQuery,
  useUpdateStateMutation,
  type State,
} from '@arogya/api/reference';
import { DEFAULT_COUNTRY, stateRules } from '@arogya/domain/reference/rules';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Input } from 'antd';
import { commonColumns, nameColumn } from './entry-columns';
import { StatusField, WordsField } from './entry-fields';
import type { ReferenceList } from './reference-list';
import { trimmed } from './trimmed';

export interface StateValues {
  name: string;
  code: string;
  country: string;
  isActive: boolean;
}

/** The code is forced to upper case (docs/spec/forms.md). */
const CodeInput = ({ id, value, onChange }: { id?: string; value?: string; onChange?: (code: string) => void }) => (
  <Input
    {...(id ? { id } : {})}
    {...(value === undefined ? {} : { value })}
    autoComplete="off"
    spellCheck={false}
    onChange={(event) => onChange?.(event.target.value.toUpperCase())}
  />
);

const Fields = () => (
  <>
    <WordsField name="name" label="Name" rule={stateRules.name} />
    <RuleField name="code" label="Code" rule={stateRules.code}>
      <CodeInput />
    </RuleField>
    <WordsField name="country" label="Country" rule={stateRules.country} />
    <StatusField />
  </>
);

export const STATES_LIST: ReferenceList<State, StateValues> = {
  noun: 'state',
  one: 'State',
  many: 'States',
  search: 'Search name or code',
  columns: [
    nameColumn('State'),
    { key: 'code', title: 'Code', sort: true, width: 100, render: ({ code }) => code },
    { key: 'country', title: 'Country', sort: true, width: 160, render: ({ country }) => country },
    ...commonColumns<State>(),
  ],
  blank: { name: '', code: '', country: DEFAULT_COUNTRY, isActive: true },
  valuesOf: ({ name, code, country, isActive }) => ({ name, code, country, isActive }),
  Fields,
  useList: (view) => useListStatesQuery(view),
  useCalls: () => {
    const [create] = useCreateStateMutation();
    const [update] = useUpdateStateMutation();
    const [remove] = useDeleteStateMutation();
    const [restore] = useRestoreStateMutation();
    return {
      create: (values, key) => create({ 'Idempotency-Key': key, createState: trimmed(values) }),
      change: (id, values, match) => update({ id, ...match, updateState: trimmed(values) }),
      remove: (id) => remove({ id }),
      restore,
    };
  },
};
