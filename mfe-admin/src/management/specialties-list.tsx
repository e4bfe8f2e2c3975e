import {
  useCreateSpecialtyMutation,
  useDeleteSpecialtyMutation,
  useRestoreSpecialtyMutation,
  useListSpecialtiesQuery,
  useUpdateSpecialtyMutation,
  type Specialty,
} from '@arogya/api/reference';
import { specialtyRules } from '@arogya/domain/reference/rules';
import { commonColumns, nameColumn } from './entry-columns';
import { LongField, StatusField, WordsField } from './entry-fields';
import type { ReferenceList } from './reference-list';
import { trimmed } from './trimmed';

export interface SpecialtyValues {
  name: string;
  department: string;
  description: string;
  isActive: boolean;
}

const Fields = () => (
  <>
    <WordsField name="name" label="Name" rule={specialtyRules.name} />
    <WordsField name="department" label="Department" rule={specialtyRules.department} />
    <LongField name="description" label="Description" rule={specialtyRules.description} />
    <StatusField />
  </>
);

export const SPECIALTIES_LIST: ReferenceList<Specialty, SpecialtyValues> = {
  noun: 'specialty',
  one: 'Specialty',
  many: 'Specialties',
  search: 'Search name or department',
  columns: [
    nameColumn('Specialty', ({ description }) => description),
    { key: 'department', title: 'Department', sort: true, width: 180, render: ({ department }) => department ?? '—' },
    ...commonColumns<Specialty>(),
  ],
  blank: { name: '', department: '', description: '', isActive: true },
  valuesOf: ({ name, department, description, isActive }) => ({
    name,
    department: department ?? '',
    description: description ?? '',
    isActive,
  }),
  Fields,
  useList: (view) => useListSpecialtiesQuery(view),
  useCalls: () => {
    const [create] = useCreateSpecialtyMutation();
    const [update] = useUpdateSpecialtyMutation();
    const [remove] = useDeleteSpecialtyMutation();
    const [restore] = useRestoreSpecialtyMutation();
    return {
      create: (values, key) => create({ 'Idempotency-Key': key, createSpecialty: trimmed(values) }),
      change: (id, values, match) => update({ id, ...match, updateSpecialty: trimmed(values) }),
      remove: (id) => remove({ id }),
      restore,
    };
  },
};
