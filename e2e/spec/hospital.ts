import { answers } from './failures';
import { newDoctor } from './doctors';
import { rowsOf, type Step } from './row';
import { choose, dialog, press, shows } from './steps';

const row = rowsOf('hospital', '/hospital-dashboard', [
  'Hospital dashboard (/hospital-dashboard)',
  'Business constants',
  'Success messages',
]);

/** A day with six appointments, whatever the demo's day is like. */
const fullDay: Step = async (stage) => {
  const cookies = await stage.page.context().cookies();
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const answer = await fetch(`${stage.origin}/api/hospital/appointments?pageSize=6`, { headers });
  await answers('GET', 'appointments/today', { json: await answer.json(), total: 6 })(stage);
};

export const HOSPITAL = [
  row([], [shows('Total Appointments', "Today's Appointments", 'Active Doctors', 'Confirmed Today')]),
  row([], [shows("Today's Schedule", 'Hospital Doctors', 'Hospital Appointments', 'Edit Profile')]),
  row(['+{n} more'], [], { before: [fullDay] }),
  row([], [press(/^Edit Profile/u), dialog('Edit Doctor Profile')]),
  row(
    ['Doctor added successfully.'],
    [press('Add Doctor'), dialog('Add Doctor Profile'), ...newDoctor, choose('City', 'Pune'), press('Add Doctor')],
  ),
];
