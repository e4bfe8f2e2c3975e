import type {
  AffectedProposalsApiResponse,
  CalendarChangeDetails,
  CalendarChangeSummary,
  DoctorCalendarApiResponse,
} from '@arogya/api/calendars';
import type { Doctor, GetDoctorApiResponse, ListDoctorsApiResponse } from '@arogya/api/doctors';
import { DOCTOR_DELETED, DOCTOR_UPDATED, NO_DOCTORS_FOUND } from '@arogya/domain/doctors/texts';
import { makeAffected, makeChange, makeChanged } from '@arogya/features/calendars/testing/make-change';
import { del, fakeApi, get, post, problem, put } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { DoctorsPage } from './doctors-page';
import { HOSPITAL, makeDoctor } from './testing/make-doctor';

const doctor = makeDoctor();
const api = fakeApi([
  get<ListDoctorsApiResponse>('/doctors', [doctor], { total: 1 }),
  get<GetDoctorApiResponse>('/doctors/:id', { ...doctor, upcomingAppointments: 3 }),
  get<DoctorCalendarApiResponse>('/doctors/:id/calendar', { hours: {}, dayHours: [], leaves: [] }),
  get('/hospitals/active', [HOSPITAL]),
  get('/cities/active', [{ id: 'x', name: 'Pune', state: { id: 's1', name: 'Maharashtra', code: 'MH' } }]),
  get('/specialties/active', [{ id: 'p', name: 'Cardiology' }]),
  get('/services/active', [{ id: 'v', name: 'ECG' }]),
]);
const draw = (path = '/doctors') => renderPage(<DoctorsPage />, { path });
const menu = async (user: ReturnType<typeof draw>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Dr. Meera Iyer' }));
  await user.click(await screen.findByText(item, { selector: '[role=menuitem] *' }));
};
const lastQuery = () => api.callsTo('GET', '/doctors').at(-1)?.query;

it('lists doctors in the columns of the specification', async () => {
  const { user } = draw();
  const table = within(await screen.findByRole('table', { name: 'Doctors' }));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Doctor', 'Specialty', 'Hospital', 'Contact', 'Status', 'Actions']);
  for (const text of ['Dr. Meera Iyer', 'Cardiology', HOSPITAL.name, 'Active', 'meera.iyer@example.in'])
    expect(table.getByText(text)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Actions for Dr. Meera Iyer' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'View Details',
    'Edit',
    'Mark leave',
    'Delete',
  ]);
});

it('two doctors of one name are distinguished by a screen reader, in the table and in what is done with them', async () => {
  const other = makeDoctor({
    id: 'd0000000-0000-4000-8000-000000000002',
    fullName: 'Dr. Meera Iyer',
    specialty: 'Dermatology',
    city: 'Nashik',
  });
  api.use(get<ListDoctorsApiResponse>('/doctors', [doctor, other], { total: 2 }));
  draw();
  const buttons = await screen.findAllByRole('button', { name: /^Actions for Dr\. Meera Iyer/u });
  const names = ['Cardiology, Lotus Care Hospital, Pune', 'Dermatology, Lotus Care Hospital, Nashik'];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(names.map((name) => `Actions for Dr. Meera Iyer, ${name}`));
});

it('asks the server what the address says, and clears the filters', async () => {
  const { user, address } = draw('/doctors?q=mee&specialty=Cardiology&city=Pune');
  await screen.findByRole('table', { name: 'Doctors' });
  expect(Object.fromEntries(lastQuery() ?? [])).toMatchObject({ q: 'mee', specialty: 'Cardiology', city: 'Pune' });
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(address()).toBe('/doctors');
  await waitFor(() => expect(lastQuery()?.has('city')).toBe(false));
});

it('puts a chosen specialty into the address', async () => {
  const { user, address } = draw();
  await user.click(await screen.findByRole('combobox', { name: 'Specialty' }));
  await user.click(await screen.findByTitle('Cardiology'));
  expect(address()).toBe('/doctors?specialty=Cardiology');
});

it('says that there is no doctor, and that doctors could not be fetched', async () => {
  api.use(get<ListDoctorsApiResponse>('/doctors', [], { total: 0 }));
  const { unmount } = draw();
  expect(await screen.findByText(NO_DOCTORS_FOUND)).toBeInTheDocument();
  unmount();
  api.use(problem('get', '/doctors', 500, ''));
  draw();
  expect(await screen.findByText('Failed to fetch doctors')).toBeInTheDocument();
});

it('keeps the details in the address and shows experience, days, hours and services', async () => {
  const { user, address } = draw();
  await menu(user, 'View Details');
  expect(address()).toBe(`/doctors?doctor=${doctor.id}`);
  const drawer = within(await screen.findByRole('dialog'));
  for (const text of ['12 years', 'Mon–Tue', '9:00 AM–12:00 PM', 'ECG']) expect(await drawer.findByText(text)).toBeInTheDocument();
});

it('leaves experience out where it is not known', async () => {
  api.use(get<GetDoctorApiResponse>('/doctors/:id', { ...doctor, experience: null, upcomingAppointments: 0 }));
  draw(`/doctors?doctor=${doctor.id}`);
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('License number')).toBeInTheDocument();
  expect(drawer.queryByText('Experience')).toBeNull();
});

it('asks before it deletes, in the words of the specification, and counts what is affected', async () => {
  api.use(del('/doctors/:id'));
  const { user } = draw();
  await menu(user, 'Delete');
  const dialog = within(await screen.findByRole('dialog'));
  const text =
    'Are you sure you want to delete Dr. Meera Iyer? This action cannot be undone. All appointments and associated data will also be affected.';
  expect(dialog.getByText(text)).toBeInTheDocument();
  expect(await dialog.findByText('3 upcoming appointments are cancelled and their patients are informed.')).toBeInTheDocument();
  expect(api.callsTo('DELETE')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(DOCTOR_DELETED)).toBeInTheDocument();
  expect(api.callsTo('DELETE')[0]?.headers.get('If-Match')).toBe('"4"');
});

it('says that the doctor could not be deleted, and keeps asking', async () => {
  api.use(problem('delete', '/doctors/:id', 500, ''));
  const { user } = draw();
  await menu(user, 'Delete');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete doctor.')).toBeInTheDocument();
  expect(screen.getByText('Delete doctor')).toBeInTheDocument();
});

it('deactivates instead of deleting, with the version that was read', async () => {
  api.use(put('/doctors/:id', { ...doctor, isActive: false }));
  const { user } = draw();
  await menu(user, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'deactivate the doctor instead' }));
  expect(await screen.findByText(DOCTOR_UPDATED)).toBeInTheDocument();
  expect(api.callsTo('DELETE')).toHaveLength(0);
  expect(api.callsTo('PUT')[0]).toMatchObject({ body: { isActive: false } });
  expect(api.callsTo('PUT')[0]?.headers.get('If-Match')).toBe('"4"');
});

const change = makeChange({ kind: 'inactive' });
const withOpen = () =>
  api.use(
    put<Doctor>('/doctors/:id', { ...doctor, version: 5, isActive: false, openChangeId: change.id }),
    get<CalendarChangeSummary[]>('/calendar-changes', [change]),
    get<AffectedProposalsApiResponse>('/calendar-changes/:id/proposals', { appointments: [makeAffected()], more: false }),
    post<CalendarChangeDetails>('/calendar-changes/:id/decisions', makeChanged({ ready: 1 }), { status: 200 }),
  );

it('decides about each appointment before the doctor is deleted, and goes on asking', async () => {
  withOpen();
  const { user } = draw();
  await menu(user, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Decide about each first' }));
  expect(await screen.findByRole('heading', { name: 'Dr. Meera Iyer is inactive' })).toBeInTheDocument();
  expect(api.callsTo('PUT')[0]).toMatchObject({ body: { isActive: false } });
  api.use(get<GetDoctorApiResponse>('/doctors/:id', { ...doctor, isActive: false, upcomingAppointments: 0 }));
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('No upcoming appointments are affected.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'deactivate the doctor instead' })).toBeNull();
  expect(api.callsTo('DELETE')).toHaveLength(0);
  api.use(del('/doctors/:id'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(DOCTOR_DELETED)).toBeInTheDocument();
  expect(api.callsTo('DELETE')[0]?.headers.get('If-Match')).toBe('"5"');
});

it('shows what needs a decision once a doctor is deactivated', async () => {
  withOpen();
  const { user } = draw();
  await menu(user, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'deactivate the doctor instead' }));
  expect(await screen.findByText('1 to reassign')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows what needs a decision once the profile is saved', async () => {
  withOpen();
  const { user } = draw();
  await menu(user, 'Edit');
  await user.click(await screen.findByRole('button', { name: 'Save Profile' }));
  expect(await screen.findByText(DOCTOR_UPDATED)).toBeInTheDocument();
  expect(await screen.findByText('1 to reassign')).toBeInTheDocument();
});
