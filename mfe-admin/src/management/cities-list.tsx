import { LABEL_SEARCH } from '@arogya/ui/form/label-search';
import {
  useActiveStatesQuery,
  useCreateCityMutation,
  useDeleteCityMutation,
  useRestoreCityMutation,
  useListCitiesQuery,
  useUpdateCityMutation,
  type City,
  type CreateCity,
} from '@arogya/api/reference';
import { cityRules } from '@arogya/domain/reference/rules';
import { withKept } from '@arogya/features/reference/choices';
import { useAddLink } from '@arogya/features/reference/use-add-link';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Select } from 'antd';
import { commonColumns, nameColumn } from './entry-columns';
import { StatusField, WordsField } from './entry-fields';
import type { ReferenceList } from './reference-list';
import { trimmed } from './trimmed';

export interface CityValues {
  name: string;
  stateId: string | undefined;
  pincode: string;
  isActive: boolean;
}

const bodyOf = ({ stateId = '', ...values }: CityValues): CreateCity => ({ ...trimmed(values), stateId });

/** `row` is the city that is changed, whose state may be inactive by now. */
function Fields({ row }: { row: City | null }) {
  const { data, isFetching, refetch } = useActiveStatesQuery();
  const add = useAddLink('state', refetch);
  const active = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const options = withKept(active, row ? { value: row.stateId, label: row.state.name } : null);
  return (
    <>
      <WordsField name="name" label="Name" rule={cityRules.name} />
      <RuleField name="stateId" label="State" rule={cityRules.stateId}>
        <Select options={options} loading={isFetching} placeholder="Choose a state" showSearch={LABEL_SEARCH} {...add} />
      </RuleField>
      <WordsField name="pincode" label="Pincode" rule={cityRules.pincode} />
      <StatusField />
    </>
  );
}

export const CITIES_LIST: ReferenceList<City, CityValues> = {
  noun: 'city',
  one: 'City',
  many: 'Cities',
  search: 'Search name, state or pincode',
  columns: [
    nameColumn('City'),
    { key: 'state', title: 'State', sort: true, width: 180, render: ({ state }) => state.name },
    { key: 'pincode', title: 'Pincode', sort: true, width: 110, render: ({ pincode }) => pincode ?? '—' },
    ...commonColumns<City>(),
  ],
  blank: { name: '', stateId: undefined, pincode: '', isActive: true },
  valuesOf: ({ name, stateId, pincode, isActive }) => ({ name, stateId, pincode: pincode ?? '', isActive }),
  Fields,
  useList: (view) => useListCitiesQuery(view),
  useCalls: () => {
    const [create] = useCreateCityMutation();
    const [update] = useUpdateCityMutation();
    const [remove] = useDeleteCityMutation();
    const [restore] = useRestoreCityMutation();
    return {
      create: (values, key) => create({ 'Idempotency-Key': key, createCity: bodyOf(values) }),
      change: (id, values, match) => update({ id, ...match, updateCity: bodyOf(values) }),
      remove: (id) => remove({ id }),
      restore,
    };
  },
};
