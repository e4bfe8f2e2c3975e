import type { ListAppointmentsApiResponse } from '@arogya/api/appointments';
import type { ListPatientsApiResponse, Patient, PhoneRows } from '@arogya/api/patients';
import { REFUSALS } from '@arogya/domain/refusal';
import { del, fakeApi, get, post, problem, put } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PatientsPage } from './patients-page';

const SYMPTOMS = 'Fever for three days, a dry cough at night and pain in both knees';
const patient = {
  id: 'ab12cd34-0000-4000-8000-000000000001',
  name: 'आशा Rao',
  phone: '+91 55500 10444',
  email: 'asha@example.in',
  age: 67,
  gender: 'female',
  address: null,
  location: 'Pune',
  symptoms: SYMPTOMS,
  notes: null,
  seenAt: '2026-01-05T10:00:00+05:30',
  version: 5,
  createdAt: '2026-01-05T10:00:00+05:30',
  updatedAt: '2026-01-05T10:00:00+05:30',
} as Patient;
const appointment = (id: string, appointmentDate: string, status: 'pending' | 'completed') => ({
  id,
  appointmentDate,
  status,
  doctor: { id: 'd', fullName: 'Meera Iyer', specialty: 'Cardiology', phone: '' },
  hospital: { id: 'h', name: 'Lotus Care Hospital', timeZone: 'Asia/Kolkata' },
});
const appointments = (rows: unknown[]) => get('/appointments', rows as ListAppointmentsApiResponse, { total: rows.length });
const api = fakeApi([
  get<ListPatientsApiResponse>('/patients', [patient], { total: 1 }),
  get<Patient>('/patients/:id', patient),
  appointments([appointment('v1', '2025-12-15T10:00:00+05:30', 'completed')]),
]);
const draw = (path = '/patients') => renderPage(<PatientsPage />, { path });
const menu = async (user: ReturnType<typeof draw>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${patient.name}` }));
  await user.click(await screen.findByText(item, { selector: '[role=menuitem] *' }));
  return within(await screen.findByRole('dialog'));
};

it('shows 8 characters of the id, the age category, and 50 characters of the symptoms with the whole on hover', async () => {
  draw();
  const table = within(await screen.findByRole('table', { name: 'Patients' }));
  for (const text of ['ab12cd34', '67', 'Senior', 'Female', 'Pune']) expect(table.getByText(text)).toBeInTheDocument();
  expect(table.getByRole('button', { name: `Copy the id of ${patient.name}` })).toBeInTheDocument();
  const cut = table.getByText(/…$/u);
  expect(cut.textContent?.replace('…', '').length).toBeLessThanOrEqual(50);
  expect(cut).toHaveAttribute('title', SYMPTOMS);
});

it('offers All, Male and Female, in the address and to the server', async () => {
  const { user, address } = draw('/patients?q=rao');
  await user.click(await screen.findByRole('combobox', { name: 'Gender' }));
  for (const gender of ['All', 'Female']) expect((await screen.findAllByTitle(gender)).length).toBeGreaterThan(0);
  expect(screen.queryByTitle('Other')).toBeNull();
  await user.click(await screen.findByTitle('Male'));
  expect(address()).toBe('/patients?q=rao&gender=male');
  await waitFor(() => {
    const query = api.callsTo('GET', '/patients').at(-1)?.query;
    expect(Object.fromEntries(query ?? [])).toMatchObject({ q: 'rao', gender: 'male' });
  });
});

it('keeps the details in the address, with the appointments of this patient', async () => {
  const { user, address } = draw();
  const drawer = await menu(user, 'View Details');
  expect(address()).toBe(`/patients?patient=${patient.id}`);
  expect(await drawer.findByText(SYMPTOMS)).toBeInTheDocument();
  expect(await drawer.findByText('15 Dec 2025, 10:00 AM')).toBeInTheDocument();
  expect(drawer.getByText('Completed')).toBeInTheDocument();
  expect(api.callsTo('GET', '/appointments')[0]?.query.get('patientId')).toBe(patient.id);
});

it('goes from a patient to the next one of the list by J', async () => {
  const next = { ...patient, id: 'ab12cd34-0000-4000-8000-000000000002', name: 'Ravi Rao' };
  api.use(
    get<ListPatientsApiResponse>('/patients', [patient, next], { total: 2 }),
    get<Patient>('/patients/:id', ({ path }) => (path.endsWith(next.id) ? next : patient)),
  );
  const { user, address } = draw();
  const drawer = await menu(user, 'View Details');
  await user.keyboard('j');
  expect(address()).toBe(`/patients?patient=${next.id}`);
  expect(await drawer.findByRole('heading', { name: /Ravi Rao/u })).toBeVisible();
});

it('changes a patient with the version that was read, and sends null for what was emptied', async () => {
  api.use(put('/patients/:id', { ...patient, version: 6 }));
  const { user } = draw();
  const dialog = await menu(user, 'Edit');
  fireEvent.change(dialog.getByLabelText(/^Email/u), { target: { value: '' } });
  fireEvent.change(dialog.getByLabelText(/^Age/u), { target: { value: '151' } });
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: ' ' } });
  await user.click(dialog.getByRole('button', { name: 'Save Patient' }));
  expect(await dialog.findByText('Name is required')).toBeInTheDocument();
  expect(await dialog.findByText('Age must be at most 150')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Asha Rao' } });
  fireEvent.change(dialog.getByLabelText(/^Age/u), { target: { value: '68' } });
  await user.click(dialog.getByRole('button', { name: 'Save Patient' }));
  expect(await screen.findByText('Patient updated successfully.')).toBeInTheDocument();
  expect(api.callsTo('PUT')[0]?.body).toMatchObject({ name: 'Asha Rao', age: 68, email: null, gender: 'female' });
  expect(api.callsTo('PUT')[0]?.headers.get('If-Match')).toBe('"5"');
});

it('tells a hospital administrator for whom their changes hold, and nobody else', async () => {
  const hint = 'What you change of phone, e-mail, symptoms and notes holds for your hospital and its appointments.';
  const { user, unmount } = draw();
  expect((await menu(user, 'Edit')).queryByText(hint)).toBeNull();
  unmount();
  api.use(get('/auth/user', makeUser({ role: 'hospital_admin', hospitalId: 'h1' })));
  const { user: manager } = draw();
  expect(await (await menu(manager, 'Edit')).findByText(hint)).toBeVisible();
});

it('asks before it deletes, and counts only the appointments to come', async () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const past = new Date(Date.now() - 3_600_000).toISOString();
  api.use(appointments([appointment('v1', soon, 'pending'), appointment('v2', past, 'pending')]), del('/patients/:id'));
  const { user } = draw();
  const dialog = await menu(user, 'Delete');
  expect(await dialog.findByText('2 upcoming appointments are cancelled.')).toBeInTheDocument();
  expect(api.callsTo('DELETE')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Patient deleted successfully.')).toBeInTheDocument();
  expect(api.callsTo('DELETE')[0]?.headers.get('If-Match')).toBe(`"${patient.version}"`);
});

it('deletes no patient whom somebody else has changed meanwhile, says so, and no longer asks', async () => {
  const current = { ...patient, version: patient.version + 1 };
  api.use(problem('delete', '/patients/:id', 409, REFUSALS.stale[1], { extra: { current } }));
  const { user } = draw();
  await user.click((await menu(user, 'Delete')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Changed meanwhile by somebody else, so nothing was changed.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says why a patient could not be deleted', async () => {
  api.use(problem('delete', '/patients/:id', 404, REFUSALS.notFound[1]));
  const { user } = draw();
  const dialog = await menu(user, 'Delete');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(REFUSALS.notFound[1])).toBeInTheDocument();
});

const SISTER = 'ab12cd34-0000-4000-8000-000000000002';
const rowOf = (id: string, name: string): PhoneRows['rows'][number] => ({
  kind: 'patient',
  id,
  name,
  email: null,
  createdAt: '2026-01-05T10:00:00+05:30',
  archived: false,
  appointments: 1,
  keptUntil: '2029-01-05',
});

describe('privacy', () => {
  const drawer = async () => within(await screen.findByRole('dialog'));

  it('an administrator downloads a copy, and erases only after having read what follows', async () => {
    const found: PhoneRows = {
      rows: [rowOf('ab12cd34-0000-4000-8000-000000000001', patient.name), rowOf(SISTER, 'Lata Rao')],
      messages: 2,
    };
    api.use(get('/privacy/by-phone/:phone', found), post('/privacy/erase', {}));
    const { user, address } = draw(`/patients?patient=${patient.id}`);
    const copy = (await screen.findByText('Download data')).closest('a');
    expect(copy).toHaveAttribute('href', `/api/patients/${patient.id}/export`);
    const log = screen.getByRole('link', { name: 'Who looked at this patient' });
    expect(log).toHaveAttribute('href', `/audit?entity=patient&entityId=${patient.id}&reads=1&system=1`);
    await user.click(screen.getByText('Erase…'));
    expect(await screen.findByRole('checkbox', { name: /^आशा Rao/u })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Lata Rao/u })).not.toBeChecked();
    expect(screen.getByText(/^This cannot be undone/u)).toBeInTheDocument();
    expect(screen.getByText(/kept without a name until 0?5 Jan 2029/u)).toBeInTheDocument();
    expect(api.callsTo('POST')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Erase for good' }));
    expect(await screen.findByText('The person’s data has been erased')).toBeInTheDocument();
    expect(api.callsTo('POST', '/privacy/erase')[0]?.body).toEqual({ phone: patient.phone, ids: [patient.id] });
    await waitFor(() => expect(address()).toBe('/patients'));
  });

  it('a person who is no patient is found by their number; nothing is chosen for the administrator', async () => {
    api.use(
      get('/privacy/by-phone/:phone', {
        rows: [{ ...rowOf(SISTER, 'Lata Rao'), kind: 'lead', appointments: 0, keptUntil: null }],
        messages: 0,
      }),
    );
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: 'Privacy request' }));
    await user.click(screen.getByRole('button', { name: 'Show all rows' }));
    expect(await screen.findByText('Valid phone number is required')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Phone'), '5550077123');
    await user.click(screen.getByRole('button', { name: 'Show all rows' }));
    const row = await screen.findByRole('checkbox', { name: /^Lata Rao/u });
    const erase = screen.getByRole('button', { name: 'Erase for good' });
    expect([row.matches(':checked'), erase]).toEqual([false, expect.objectContaining({ disabled: true })]);
    await user.click(row);
    expect(erase).toBeEnabled();
  });

  it('a hospital administrator is offered none of it', async () => {
    api.use(get('/auth/user', makeUser({ role: 'hospital_admin', hospitalId: 'h1' })));
    draw(`/patients?patient=${patient.id}`);
    await (await drawer()).findByRole('button', { name: /Edit$/u });
    expect(screen.queryByRole('link', { name: /Download data/u })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Erase…' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Privacy request' })).toBeNull();
    expect(screen.queryByText('Who looked at this patient')).toBeNull();
  });
});
