import type { ActiveHospitalsApiResponse } from '@arogya/api/hospitals';
import { DOCTOR_CREATED, DOCTOR_UPDATED, OTHER_HOSPITAL } from '@arogya/domain/doctors/texts';
import { REFUSALS } from '@arogya/domain/refusal';
import { ACCOUNT_REQUIRED } from '@arogya/domain/users/rules';
import { fakeApi, get, post, problem, put } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DoctorFormDialog, type DoctorFormDialogProps } from './doctor-form-dialog';
import { HOSPITAL, makeDoctor } from './testing/make-doctor';

const STATE_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const state = { id: STATE_ID, name: 'Maharashtra', code: 'MH' };
const api = fakeApi([
  get('/doctors/:id/calendar', { hours: {}, dayHours: [], leaves: [] }),
  get<ActiveHospitalsApiResponse>('/hospitals/active', [HOSPITAL]),
  get('/cities/active', [
    { id: 'x', name: 'Pune', state },
    { id: 'y', name: 'Mumbai', state },
  ]),
  get('/specialties/active', [{ id: 'p', name: 'Cardiology' }]),
  get('/services/active', [{ id: 'v', name: 'ECG' }]),
]);
const close = jest.fn();
const draw = (props: Partial<DoctorFormDialogProps> = {}) => {
  const { user } = renderPage(<DoctorFormDialog open doctor={null} onClose={close} {...props} />);
  return { user, save: () => user.click(screen.getByText(props.doctor ? 'Save Profile' : 'Add Doctor')) };
};
type User = ReturnType<typeof draw>['user'];

/** Types or pastes like a person. */
function type(label: string, value: string): void {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

async function choose(user: User, label: string, option: string): Promise<void> {
  await user.click(screen.getByLabelText(label));
  fireEvent.click(await screen.findByTitle(option));
}

function typeProfile(): void {
  type('Full name', 'Asha Verma');
  type('Specialty', 'Cardiology');
  type('Phone', '+91 55500 10009');
  type('Email', 'asha@example.in');
  type('License number', 'MH-1');
}

async function fill(user: User): Promise<void> {
  typeProfile();
  await choose(user, 'City', 'Pune, Maharashtra');
}

it('says each sentence of the specification at its field', async () => {
  const { save } = draw();
  await save();
  for (const sentence of [
    'Full name is required',
    'Valid email is required',
    'Valid phone number is required',
    'Specialty is required',
    'Hospital name is required',
    'City is required',
    'License number is required',
  ])
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(api.callsTo('POST')).toHaveLength(0);
});

it('starts with the hours of the specification and sends the whole profile', async () => {
  const { user, save } = draw();
  await fill(user);
  await choose(user, 'Hospital', 'Lotus Care Hospital, Pune');
  api.use(post('/doctors', makeDoctor()));
  await save();
  expect(await screen.findByText(DOCTOR_CREATED)).toBeInTheDocument();
  expect(api.callsTo('POST')[0]?.body).toMatchObject({
    fullName: 'Asha Verma',
    hospitalId: HOSPITAL.id,
    hospitalName: HOSPITAL.name,
    city: 'Pune',
    isActive: true,
    timeSlots: ['09:00-12:00', '14:00-17:00'],
    consultationMinutes: 15,
    createUserAccount: false,
  });
  expect(api.callsTo('POST')[0]?.body).not.toHaveProperty('password');
  expect(close).toHaveBeenCalled();
});

it("reveals a free-text hospital for 'Other (Type manually)' and sends the typed name without an id", async () => {
  const { user, save } = draw();
  expect(screen.queryByLabelText('Hospital name')).not.toBeInTheDocument();
  await fill(user);
  await choose(user, 'Hospital', OTHER_HOSPITAL);
  await save();
  expect(await screen.findByText('Hospital name is required')).toBeInTheDocument();
  type('Hospital name', 'Verma Clinic');
  api.use(post('/doctors', makeDoctor()));
  await save();
  await waitFor(() => expect(api.callsTo('POST')[0]?.body).toMatchObject({ hospitalId: null, hospitalName: 'Verma Clinic' }));
});

it("fixes a hospital administrator's own hospital", async () => {
  const { save } = draw({ own: HOSPITAL });
  expect(screen.getByText('Lotus Care Hospital')).toBeInTheDocument();
  expect(screen.queryByText(OTHER_HOSPITAL)).not.toBeInTheDocument();
  typeProfile();
  type('Specialty', 'Yoga');
  api.use(post('/doctors', makeDoctor()));
  await save();
  await waitFor(() =>
    expect(api.callsTo('POST')[0]?.body).toMatchObject({ hospitalId: HOSPITAL.id, hospitalName: HOSPITAL.name, specialty: 'Yoga' }),
  );
});

it('asks for an account only when it is switched on, with the sentences and the combined one', async () => {
  const { user, save } = draw();
  expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Create user account', { selector: 'button' }));
  type('Username', 'av');
  type('Password', '12345');
  await save();
  expect(await screen.findByText('Username must be at least 3 characters when creating user account')).toBeInTheDocument();
  expect(screen.getByText('Password must be at least 6 characters when creating user account')).toBeInTheDocument();
  expect(screen.getByText(ACCOUNT_REQUIRED)).toBeInTheDocument();
  type('Username', 'averma');
  type('Password', '123456');
  await waitFor(() => expect(screen.queryByText(ACCOUNT_REQUIRED)).not.toBeInTheDocument());
});

it('refuses hours that overlap', async () => {
  const { user, save } = draw({ doctor: makeDoctor() });
  await user.click(screen.getByText('Add hours'));
  type('Hours 2, from', '11:00');
  await save();
  expect(await screen.findByText('Time ranges must not overlap')).toBeInTheDocument();
  expect(api.callsTo('PUT')).toHaveLength(0);
});

it('toggles working days in the order of the week', async () => {
  const { user, save } = draw({ doctor: makeDoctor() });
  await user.click(screen.getByLabelText('Sunday'));
  await user.click(screen.getByLabelText('Monday'));
  api.use(put('/doctors/:id', makeDoctor({ version: 5 })));
  await save();
  expect(await screen.findByText(DOCTOR_UPDATED)).toBeInTheDocument();
  expect(api.callsTo('PUT')[0]?.body).toMatchObject({ workingDays: ['Tuesday', 'Sunday'] });
  expect(api.callsTo('PUT')[0]?.headers.get('If-Match')).toBe('"4"');
});

it('joins what somebody else saved meanwhile and saves again with the new version', async () => {
  const { save } = draw({ doctor: makeDoctor() });
  type('Phone', '+91 55500 19999');
  api.use(problem('put', '/doctors/:id', 409, REFUSALS.stale[1], { extra: { current: makeDoctor({ version: 5, city: 'Mumbai' }) } }));
  await save();
  expect(await within(screen.getByRole('dialog')).findByText(/Save again to keep both/u)).toBeInTheDocument();
  api.use(put('/doctors/:id', makeDoctor({ version: 6 })));
  await save();
  await waitFor(() => expect(api.callsTo('PUT')).toHaveLength(2));
  expect(api.callsTo('PUT')[1]?.headers.get('If-Match')).toBe('"5"');
  expect(api.callsTo('PUT')[1]?.body).toMatchObject({ phone: '+91 55500 19999', city: 'Mumbai' });
});

it("shows the server's sentence at its field", async () => {
  const { save } = draw({ doctor: makeDoctor() });
  api.use(problem('put', '/doctors/:id', 400, 'Please check the marked fields.', { errors: { licenseNumber: 'This licence is unknown' } }));
  await save();
  expect(await screen.findByText('This licence is unknown')).toBeInTheDocument();
});

it('a city that is missing is added from the form, which takes it', async () => {
  api.use(
    get('/states/active', [state]),
    post('/cities', { id: 'z', name: 'Lonavala', stateId: STATE_ID }),
    get('/cities/active', [{ id: 'z', name: 'Lonavala', state }]),
  );
  const { user } = draw();
  await user.click(screen.getByLabelText('City'));
  fireEvent.click(await screen.findByText('Add City'));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
  const dialog = within(screen.getAllByRole('dialog').at(-1) as HTMLElement);
  await user.type(dialog.getByLabelText('Name'), 'Lonavala');
  await user.click(dialog.getByLabelText('State'));
  fireEvent.click(await screen.findByTitle('Maharashtra'));
  await user.click(dialog.getByRole('button', { name: 'Add City' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(api.callsTo('POST', '/cities')[0]?.body).toEqual({ name: 'Lonavala', stateId: STATE_ID });
  await waitFor(() => expect(document.querySelector('.ant-select-content[title="Lonavala, Maharashtra"]')).not.toBeNull());
  expect(api.callsTo('POST', '/doctors')).toHaveLength(0);
});
