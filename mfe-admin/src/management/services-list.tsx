import {
  useCreateServiceMutation,
  useDeleteServiceMutation,
  useRestoreServiceMutation,
  useListServicesQuery,
  useUpdateServiceMutation,
  type Service,
} from '@arogya/api/reference';
import { serviceRules } from '@arogya/domain/reference/rules';
import { commonColumns, nameColumn } from './entry-columns';
import { LongField, StatusField, WordsField } from './entry-fields';
import type { ReferenceList } from './reference-list';
import { trimmed } from './trimmed';

export interface ServiceValues {
  name: string;
  category: string;
  description: string;
  isActive: boolean;
}

const Fields = () => (
  <>
    <WordsField name="name" label="Name" rule={serviceRules.name} />
    <WordsField name="category" label="Category" rule={serviceRules.category} />
    <LongField name="description" label="Description" rule={serviceRules.description} />
    <StatusField />
  </>
);

export const SERVICES_LIST: ReferenceList<Service, ServiceValues> = {
  noun: 'service',
  one: 'Service',
  many: 'Services',
  search: 'Search name or category',
  columns: [
    nameColumn('Service', ({ description }) => description),
    { key: 'category', title: 'Category', sort: true, width: 180, render: ({ category }) => category ?? '—' },
    ...commonColumns<Service>(),
  ],
  blank: { name: '', category: '', description: '', isActive: true },
  valuesOf: ({ name, category, description, isActive }) => ({ name, category: category ?? '', description: description ?? '', isActive }),
  Fields,
  useList: (view) => useListServicesQuery(view),
  useCalls: () => {
    const [create] = useCreateServiceMutation();
    const [update] = useUpdateServiceMutation();
    const [remove] = useDeleteServiceMutation();
    const [restore] = useRestoreServiceMutation();
    return {
      create: (values, key) => create({ 'Idempotency-Key': key, createService: trimmed(values) }),
      change: (id, values, match) => update({ id, ...match, updateService: trimmed(values) }),
      remove: (id) => remove({ id }),
      restore,
    };
  },
};
