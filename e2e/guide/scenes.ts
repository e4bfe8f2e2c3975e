import { addDays, dayOf, DEFAULT_ZONE, WEEKDAYS } from '@arogya/domain/clock';
import type { ChapterName } from '@arogya/domain/guide/chapters';
import type { Locator, Page } from '@playwright/test';
import { Api } from '../api';
import { AppointmentForm } from '../appointment-form';
import type { Opening } from '../browser';
import { see, takeOption } from '../look';
import { newPerson, type Doctor, type Person } from '../people';
import type { TestData } from '../test-data';
import { optionWith, type Scene } from './walk';

/** What a walk has: browsers, and records that it makes for itself. */
export interface World {
  readonly open: (path: string, opening?: Opening) => Promise<Page>;
  readonly made: TestData;
  readonly origin: string;
  /** Whom the chapter is about, where its sections go on with one another. */
  readonly patient: Person;
}

type Scenes = Readonly<Record<string, (world: World) => Promise<Scene>>>;

const SEARCH = 'Search patient, phone or AD number';

/** A day with free times, and the third of them: the first may be the one that is moved. */
const dayAndTime = (title: 'Book New Appointment' | 'Edit Appointment' = 'Book New Appointment') => ({
  'Appointment date': (page: Page) => new AppointmentForm(page, title).chooseDay(1),
  'Appointment time': (page: Page) => new AppointmentForm(page, title).chooseFree(2),
});

const listOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog').last().getByRole('combobox', { name });

/** What is typed into a field that opens a list, and the first that the list offers. */
const first =
  (label: string, words: string) =>
  async (page: Page): Promise<void> => {
    const list = listOf(page, new RegExp(`^${label}`, 'u'));
    await list.fill(words);
    await takeOption(list, optionWith(page, words));
  };

/** Opens a list and takes what has these words. */
const chooses =
  (label: string, words: string) =>
  async (page: Page): Promise<void> => {
    const list = listOf(page, label);
    await list.click();
    await takeOption(list, optionWith(page, words));
  };

const doctorOf = (fullName: string) => ({
  Doctor: (page: Page) => new AppointmentForm(page, 'Book New Appointment').chooseDoctor({ fullName }),
});

/** Types into the search of Ctrl+K, and waits until it has found somebody. */
const finds =
  (words: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('combobox', { name: 'Search screens and records' }).fill(words);
    await see(page.getByRole('option', { selected: true }).filter({ hasText: words }));
  };

/** Somebody with an appointment in the days to come, and a browser of an agent. */
async function appointment({ open, made }: World): Promise<Scene> {
  const { name } = await made.appointment();
  return { page: await open('/', { as: 'agent' }), who: name, choices: { [SEARCH]: name, ...dayAndTime('Edit Appointment') } };
}

const aPatientCalls: Scenes = {
  'Book the appointment': async ({ open, made }) => {
    const [{ name, phone }, { fullName }] = [await made.patient(), await made.doctor('Dr. Nandini', WEEKDAYS)];
    const choices = { 'Phone Number': phone, 'Patient Name': name, ...doctorOf(fullName), ...dayAndTime() };
    return { page: await open('/', { as: 'agent' }), choices };
  },
  'Confirm it later': appointment,
};

const yourNextLead: Scenes = {
  'With three keys': async ({ open, made }) => {
    const [, { fullName }] = [await made.lead(), await made.doctor('Dr. Nandini', WEEKDAYS)];
    return { page: await open('/', { as: 'agent' }), choices: { ...doctorOf(fullName), ...dayAndTime() } };
  },
  'Somebody calls and does not book yet': async ({ open }) => {
    const { name, phone } = newPerson('Suresh');
    const choices = {
      'Patient Name': name,
      'Phone Number': phone,
      City: first('City', 'Pune'),
      Specialty: first('Specialty', 'Cardiology'),
    };
    return { page: await open('/', { as: 'agent' }), choices };
  },
};

const anEnquiryComesIn: Scenes = {
  'From the first call to the patient': async ({ open, made }) => {
    const { patientName } = await made.lead();
    return { page: await open('/', { as: 'admin' }), who: patientName };
  },
  'How did the month go?': async ({ open }) => ({ page: await open('/', { as: 'hospital' }) }),
};

const needsAttention: Scenes = {
  'Work through the list': async ({ open }) => ({ page: await open('/', { as: 'agent' }) }),
};

const lateMovedOrCancelled: Scenes = {
  'What the patient does': async ({ open, made, patient }) => {
    const { name, phone } = patient;
    const page = await open((await made.appointmentLink({ name, phone })).path, { width: 390 });
    return { page, choices: { 'Last 4 digits of your phone': phone.slice(-4) } };
  },
  'What you read': async ({ open, patient: { name } }) => ({
    page: await open('/', { as: 'agent' }),
    choices: { [SEARCH]: name },
  }),
  'They call you instead': appointment,
  'The link is lost': async ({ open, made }) => {
    const { name, phone } = newPerson('Meera');
    await made.appointmentLink({ name, phone });
    return { page: await open('/', { as: 'agent' }), who: name, choices: { [SEARCH]: name } };
  },
};

const theDoctorIsIll: Scenes = {
  'Mark the leave': async ({ open, made }) => {
    const doctor = await made.doctor('Dr. Nandini', WEEKDAYS);
    await made.appointment(3, { doctor, day: addDays(dayOf(Date.now(), DEFAULT_ZONE), 1) });
    return {
      page: await open('/', { as: 'admin' }),
      choices: { 'Search screens and records': finds(doctor.fullName.replace('Dr. ', '')) },
    };
  },
};

const closeForDiwali: Scenes = {
  'Enter the day': async ({ open }) => ({ page: await open('/', { as: 'hospital' }), choices: { Day: '+40', Name: 'Diwali' } }),
  'Open after all': async ({ open }) => ({ page: await open('/', { as: 'hospital' }), who: 'Diwali' }),
};

const printThePoster: Scenes = {
  'Print it': async ({ open }) => {
    const page = await open('/', { as: 'hospital' });
    await page.evaluate(() => (window.print = () => undefined));
    return { page };
  },
  'Try it, and pass it on': async ({ open }) => {
    const page = await open('/', { as: 'hospital' });
    return copying(page);
  },
  'On your own website': async ({ open }) => {
    const address = 'Addresses of your website';
    const type = (page: Page): Promise<void> => page.getByRole('combobox', { name: address }).fill('https://www.lotuscare.in');
    return { ...(await copying(await open('/', { as: 'hospital' }))), choices: { [address]: type } };
  },
};

async function copying(page: Page): Promise<Scene> {
  await page.context().grantPermissions(['clipboard-write']);
  return { page };
}

const theDoctorsDay: Scenes = {
  'From patient to patient': async ({ open }) => {
    const page = await open('/', { as: 'doctor' });
    // At any hour of the day the picture is that of its end, with nobody who comes next.
    await page.clock.setFixedTime(`${dayOf(Date.now(), DEFAULT_ZONE)}T23:50:00+05:30`);
    await page.reload();
    return { page, choices: { Feedback: 'Rest for two days.' } };
  },
  'You are away': async ({ open }) => ({ page: await open('/', { as: 'doctor' }) }),
};

const setUpAHospital: Scenes = {
  'The hospital': async ({ open }) => {
    const choices = { 'Hospital name': newPerson('Clinic').name, City: first('City', 'Pune') };
    return { page: await open('/', { as: 'admin' }), choices };
  },
  'A doctor': async ({ open, made }) => {
    const [{ name, phone }, hospital] = [newPerson('Leela'), await made.hospital()];
    const fields = { 'Full name': name, Phone: phone, Email: 'leela@example.in', 'License number': `MMC ${phone.slice(-5)}` };
    const choices = { ...fields, Specialty: first('Specialty', 'Cardiology'), Hospital: first('Hospital', hospital.name) };
    return { page: await open('/', { as: 'admin' }), choices };
  },
  'Somebody at the counter': async ({ open }) => {
    const [firstName = '', lastName = ''] = newPerson('Ravi').name.split(' ');
    const account = { Email: `${lastName}@example.in`, Username: lastName.toLowerCase(), Password: 'a river without a name 7' };
    const choices = { 'First name': firstName, 'Last name': lastName, ...account, Role: chooses('Role', 'Agent') };
    return { page: await open('/', { as: 'admin' }), choices };
  },
};

const whoLooked: Scenes = {
  'Of one patient': async ({ open, made }) => {
    const { name } = await made.patient();
    return { page: await open('/', { as: 'admin' }), who: name, choices: { 'Search name, phone or email': name } };
  },
  'Of one colleague': async ({ open }) => ({ page: await open('/', { as: 'admin' }), choices: { 'Search by username or name': 'agent' } }),
  'Has anybody tampered with it?': async ({ open }) => ({ page: await open('/', { as: 'admin' }) }),
};

const aPatientAsksMe: Scenes = {
  'Can I have my messages in Hindi?': async (world) => {
    const { name } = await world.made.appointment(1, { doctor: await ownDoctor(world) });
    return {
      page: await world.open('/', { as: 'hospital' }),
      who: name,
      choices: { [SEARCH]: name, 'Language of messages': chooses('Language of messages', 'Hindi') },
    };
  },
  'Can your pages speak Hindi?': async ({ open }) => ({
    page: await open('/', { as: 'hospital' }),
    choices: { Preview: (page) => see(page.getByRole('link', { name: 'Preview: Hindi, Pages' })) },
  }),
};

/** A doctor of the hospital of the account `hospital`. */
async function ownDoctor({ made, origin }: World): Promise<Doctor> {
  const { hospitalId } = await (await Api.as(origin, 'hospital')).get<{ hospitalId: string }>('auth/user');
  return made.doctor('Dr. Nandini', WEEKDAYS, { hospitalId });
}

/** For each chapter and each of its sections with steps: who reads it, and what they type. The card of keys has none. */
export const SCENES: Readonly<Record<Exclude<ChapterName, 'keys'>, Scenes>> = {
  'a-patient-calls': aPatientCalls,
  'your-next-lead': yourNextLead,
  'an-enquiry-comes-in': anEnquiryComesIn,
  'needs-attention': needsAttention,
  'late-moved-or-cancelled': lateMovedOrCancelled,
  'the-doctor-is-ill': theDoctorIsIll,
  'close-for-diwali': closeForDiwali,
  'print-the-poster': printThePoster,
  'the-doctors-day': theDoctorsDay,
  'set-up-a-hospital': setUpAHospital,
  'who-looked-at-this-patient': whoLooked,
  'a-patient-asks-me': aPatientAsksMe,
};
