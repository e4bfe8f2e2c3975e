import { fails } from './failures';
import { rowsOf, type Step } from './row';
import type { Stage } from './stage';
import { choose, columns, dialog, menu, press, shows, takes, type } from './steps';

const PLACES = ['Doctor Management (/doctors)', 'Doctor form', 'Specific failures', 'Success messages'];
const row = rowsOf('admin', '/doctors', PLACES);
const own = async (stage: Stage): Promise<string> => {
  stage.name = (await stage.made.doctor()).fullName;
  return `/doctors?q=${encodeURIComponent(stage.name)}`;
};
const ownRow = rowsOf('admin', own, PLACES);
const adding = [press('Add Doctor'), dialog('Add Doctor Profile')];
const withAccount: Step = async (stage) => (await stage.top()).getByRole('switch', { name: 'Create user account' }).click();
/** The last of a long list is rendered once it is searched for. */
const lastOf =
  (label: string): Step =>
  async (stage) =>
    (await stage.top()).getByRole('combobox', { name: label }).first().fill('Other (');

export const newDoctor: Step[] = [
  type('Full name', () => `Dr. Farah ${Date.now()}`),
  type('Specialty', 'Dermatology'),
  type('Phone', '+91 98450 12345'),
  type('Email', 'farah@example.in'),
  type('License number', 'MC/12345'),
];

export const DOCTORS = [
  row([], [shows('Doctor Management'), columns('Doctors', 'Doctor', 'Specialty', 'Hospital', 'Contact', 'Status', 'Actions')]),
  row([], [menu('View Details', 'Edit', 'Mark leave', 'Delete')]),
  row(['No doctors found'], [], { at: '/doctors?q=nobody-has-this-name' }),
  row(['Failed to fetch doctors'], [], { before: [fails('GET', 'doctors')] }),
  row(
    [
      'Full name is required',
      'Valid email is required',
      'Valid phone number is required',
      'Specialty is required',
      'Hospital name is required',
      'City is required',
      'License number is required',
    ],
    [...adding, press('Add Doctor')],
  ),
  row(
    [
      'Username must be at least 3 characters when creating user account',
      'Password must be at least 6 characters when creating user account',
      'Username (min 3 chars) and password (min 6 chars) are required when creating user account',
    ],
    [...adding, withAccount, press('Add Doctor')],
  ),
  row(['Other (Type manually)'], [...adding, lastOf('Hospital')]),
  row(
    ['Doctor profile created successfully.'],
    [
      ...adding,
      ...newDoctor,
      choose('Hospital', 'Other (Type manually)'),
      type('Hospital name', 'Own practice'),
      choose('City', 'Pune'),
      press('Add Doctor'),
    ],
  ),
  ownRow(
    ['Doctor profile updated successfully.'],
    [takes('Edit'), dialog('Edit Doctor Profile'), type('License number', 'MC/99999'), press('Save Profile')],
  ),
  ownRow(
    [
      'Are you sure you want to delete Dr. {name}? This action cannot be undone. All appointments and associated data will also be affected.',
    ],
    [takes('Delete')],
  ),
  ownRow(['Failed to delete doctor.'], [takes('Delete'), press('Delete')], { before: [fails('DELETE', 'doctors/*')] }),
  ownRow(['Doctor deleted successfully.'], [takes('Delete'), press('Delete')]),
];
