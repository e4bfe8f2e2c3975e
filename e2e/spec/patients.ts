import { rowsOf } from './row';
import type { Stage } from './stage';
import { columns, dialog, menu, hasChoices, press, shows, takes, type } from './steps';

const PLACES = ['Patient edit form', 'Success messages'];
const row = rowsOf('admin', '/patients', PLACES);
const ownRow = rowsOf(
  'admin',
  async (stage: Stage) => {
    stage.name = (await stage.made.patient()).name;
    return `/patients?q=${encodeURIComponent(stage.name)}`;
  },
  PLACES,
);

export const PATIENTS = [
  row([], [shows('Patients Management'), columns('Patients', 'Patient', 'Contact', 'Age', 'Gender', 'Location', 'Symptoms', 'Actions')]),
  row([], [menu('View Details', 'Edit', 'Delete')]),
  row([], [hasChoices('Gender', 'All', 'Male', 'Female')]),
  ownRow(['Name is required'], [takes('Edit'), dialog('Edit Patient'), type('Name', ''), press('Save Patient')]),
  ownRow(['Patient updated successfully.'], [takes('Edit'), dialog('Edit Patient'), type('Location', 'Nashik'), press('Save Patient')]),
  ownRow(['Patient deleted successfully.'], [takes('Delete'), press('Delete')]),
];
