import { see } from '../look';
import { newPerson } from '../people';
import { AppointmentForm } from '../appointment-form';
import { answers } from './failures';
import { rowsOf, type Step } from './row';
import type { Stage } from './stage';
import { columns, dialog, menu, press, shows, takes, type } from './steps';

const PLACES = ['Appointment Management (/appointments)', 'Staff appointment booking form', 'Specific failures', 'Success messages'];
const row = rowsOf('admin', '/appointments', PLACES);
const ownRow = rowsOf(
  'admin',
  async (stage: Stage) => {
    stage.name = (await stage.made.appointment()).name;
    return `/appointments?q=${encodeURIComponent(stage.name)}`;
  },
  PLACES,
);
const formOf = ({ page }: Stage): AppointmentForm => new AppointmentForm(page, 'Book New Appointment');
/** The dialog gives the focus to the phone once it is open. */
const readyToType: Step = async (stage) => see(formOf(stage).field('Phone Number').and(stage.page.locator(':focus')));
const opening: Step[] = [press('Book Appointment'), readyToType];
/** Before the page is opened: the dialog has the list of doctors by then. */
const makesDoctor =
  (workingDays?: readonly string[]): Step =>
  async (stage) => {
    stage.name = (await stage.made.doctor('Dr. Monisha', workingDays)).fullName;
  };
const choosesDoctor: Step = (stage) => formOf(stage).chooseDoctor({ fullName: stage.name });
const onTuesday: Step = (stage) =>
  formOf(stage)
    .day(/^Tuesday/u)
    .click();
const someTime: Step = async (stage) => {
  const form = formOf(stage);
  await choosesDoctor(stage);
  await form.chooseDay(2);
  await form.chooseFree();
};
const newPatient = [type('Phone Number', () => newPerson('Uma').phone), type('Patient Name', () => newPerson('Uma').name)];
const knownPatient: Step = async (stage) => {
  const { phone } = await stage.made.patient();
  await type('Phone Number', phone)(stage);
};

export const APPOINTMENTS = [
  row(
    ['All Appointments'],
    [
      shows("Today's Appointments", 'Pending Confirmations', 'Completed Today', 'Cancelled', 'Book Appointment'),
      columns('All Appointments', 'Patient', 'Doctor', 'Date & Time', 'Status', 'Source', 'Actions'),
    ],
    { at: '/appointments?when=all' },
  ),
  ownRow([], [menu('Edit', 'Confirm', 'Mark Complete', 'Cancel Appointment', 'Delete')]),
  row(['No appointments found'], [], { at: '/appointments?q=nobody-has-this-name' }),
  row(['Please select a doctor first'], opening),
  row(['Please select a date first'], [...opening, choosesDoctor], { before: [makesDoctor(['Monday'])] }),
  row(['No slots available for selected date'], [...opening, choosesDoctor, onTuesday], { before: [makesDoctor(['Monday'])] }),
  row(
    [
      'Patient name is required',
      'Valid phone number is required',
      'Doctor selection is required',
      'Appointment date is required',
      'Appointment time is required',
    ],
    [...opening, press('Book Appointment')],
  ),
  row(['Patient Found', 'Pre-filled patient information from existing records.'], [...opening, knownPatient]),
  row(['New Patient'], [...opening, ...newPatient]),
  row(['Appointment booked successfully.'], [...opening, ...newPatient, someTime, press('Book Appointment')], {
    before: [makesDoctor()],
  }),
  row(['Unable to fetch patient Id'], [...opening, ...newPatient, someTime, press('Book Appointment')], {
    before: [makesDoctor(), answers('POST', 'patients', { status: 201, json: {} })],
  }),
  ownRow(['Appointment status updated successfully.'], [takes('Confirm')]),
  ownRow(
    ['Appointment updated successfully.'],
    [takes('Edit'), dialog('Edit Appointment'), type('Notes', 'Brings the reports'), press('Save Changes')],
  ),
  ownRow(['Appointment deleted successfully.'], [takes('Delete'), press('Delete')]),
];
