import type { Hospital, HospitalTotalsApiResponse, ListHospitalsApiResponse } from '@arogya/api/hospitals';
import { HOSPITAL_CREATED, HOSPITAL_DELETED } from '@arogya/domain/hospitals/texts';
import { REFUSALS } from '@arogya/domain/refusal';
import { ACCOUNT_REQUIRED } from '@arogya/domain/users/rules';
import { todayIn } from '@arogya/features/times/today';
import { del, fakeApi, get, post, problem, put } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HospitalsPage } from './hospitals-page';

const hospital: Hospital = {
  id: 'c0000000-0000-4000-8000-000000000001',
  name: 'Lotus Care Hospital',
  address: '12 MG Road',
  city: 'Pune',
  stateId: 's1',
  phone: '+91 55500 10900',
  email: 'desk@lotus.example.in',
  website: 'lotus.example.in',
  type: 'Clinic',
  accreditation: 'NABH',
  specialties: ['Cardiology'],
  bookingSlug: 'lotus-care-hospital',
  timeZone: 'Asia/Kolkata',
  isActive: true,
  version: 3,
  createdAt: '2026-01-05T10:00:00+05:30',
  updatedAt: '2026-01-05T10:00:00+05:30',
};
const state = { id: 's1', name: 'Maharashtra', code: 'MH' };
const api = fakeApi([
  get<ListHospitalsApiResponse>('/hospitals', [hospital], { total: 1 }),
  get<HospitalTotalsApiResponse>('/hospitals/totals', { total: 12, active: 11, inactive: 1 }),
  get('/states/active', [state]),
  get('/hospitals/booking-address', ({ query }) => ({
    bookingSlug: `${query.get('name')?.toLowerCase().replaceAll(' ', '-') ?? ''}-pune`,
  })),
  get('/cities/active', [{ id: 'x', name: 'Pune', state }]),
  get('/specialties/active', [{ id: 'p', name: 'Cardiology' }]),
  get('/doctors', [], { total: 3 }),
  get('/hospitals/:id/closures', []),
  get('/appointments', [], { total: 2 }),
]);
const draw = (path = '/hospitals') => renderPage(<HospitalsPage />, { path });
const menu = async (user: ReturnType<typeof draw>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Lotus Care Hospital' }));
  await user.click(await screen.findByText(item, { selector: '[role=menuitem] *' }));
};

it('lists hospitals with type, city, contact and booking link', async () => {
  draw();
  const table = within(await screen.findByRole('table', { name: 'Hospitals' }));
  for (const text of ['Lotus Care Hospital', 'Clinic', 'Pune', 'desk@lotus.example.in', 'Active'])
    expect(table.getByText(text)).toBeInTheDocument();
  expect(table.getByText('/book/lotus-care-hospital')).toHaveAttribute('href', '/book/lotus-care-hospital');
  expect(table.getByText('+91 55500 10900')).toHaveAttribute('href', 'tel:+915550010900');
});

it('filters by the totals, in the address, and asks the server', async () => {
  const { user, address } = draw();
  await user.click(await screen.findByRole('button', { name: /^Inactive/u }));
  expect(address()).toBe('/hospitals?active=false');
  await waitFor(() => expect(api.callsTo('GET', '/hospitals').at(-1)?.query.get('isActive')).toBe('false'));
});

it('offers QR Code, View Details, Edit and Delete', async () => {
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: 'Actions for Lotus Care Hospital' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['QR Code', 'View Details', 'Edit', 'Delete']);
});

it('opens the QR dialog of the hospital', async () => {
  api.use(
    get('/hospitals/:id/qr', {
      qrCode: 'data:image/png;base64,AA==',
      bookingUrl: 'https://care.example.in/book/lotus-care-hospital',
      embedOrigins: [],
    }),
  );
  const { user } = draw();
  await menu(user, 'QR Code');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('img', { name: /Lotus Care Hospital/u })).toBeInTheDocument();
  expect(dialog.getByText('https://care.example.in/book/lotus-care-hospital')).toBeInTheDocument();
});

it('keeps the details in the address', async () => {
  api.use(get('/hospitals/:id', hospital));
  const { user, address } = draw();
  await menu(user, 'View Details');
  expect(address()).toBe(`/hospitals?hospital=${hospital.id}`);
  expect(await screen.findByText('12 MG Road')).toBeInTheDocument();
});

it("offers a clinic in Pune the holidays of Maharashtra and not Goa's", async () => {
  api.use(get('/hospitals/:id', hospital));
  const { user } = draw(`/hospitals?hospital=${hospital.id}`);
  await user.click(await screen.findByRole('button', { name: 'Add closed days' }));
  await user.click(await screen.findByText('From the list'));
  const year = String(Number(todayIn(hospital.timeZone).slice(0, 4)) + 1);
  await user.click(screen.getByText(year));
  if (screen.queryByText(`There is no list for ${year} yet`)) return;
  expect(await screen.findByText('Holidays of all of India and of Maharashtra.')).toBeInTheDocument();
  expect(await screen.findByRole('checkbox', { name: /Maharashtra Day/u })).toBeEnabled();
  expect(screen.queryByRole('checkbox', { name: /Goa/u })).toBeNull();
});

it('asks before it deletes and says what follows', async () => {
  api.use(del('/hospitals/:id'));
  const { user } = draw();
  await menu(user, 'Delete');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('3 doctors become inactive.')).toBeInTheDocument();
  expect(await dialog.findByText('4 upcoming appointments are cancelled.')).toBeInTheDocument();
  expect(api.callsTo('DELETE')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(HOSPITAL_DELETED)).toBeInTheDocument();
  expect(api.callsTo('DELETE')[0]?.headers.get('If-Match')).toMatch(/^"\d+"$/u);
});

it('adds a hospital with its administrator, and says the sentences of the specification', async () => {
  const { user } = draw();
  await user.click((await screen.findAllByRole('button', { name: /Add Hospital/u }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText('Create administrator account', { selector: 'button' }));
  fireEvent.change(dialog.getByLabelText(/^Email/u), { target: { value: 'nobody' } });
  await user.click(dialog.getByRole('button', { name: 'Add Hospital' }));
  for (const sentence of ['Hospital name is required', 'City is required', 'Valid email is required', ACCOUNT_REQUIRED]) {
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
  }
  fireEvent.change(dialog.getByLabelText('Hospital name'), { target: { value: 'Sunrise' } });
  await user.click(dialog.getByLabelText('City'));
  fireEvent.click(await screen.findByTitle('Pune, Maharashtra'));
  fireEvent.change(dialog.getByLabelText(/^Email/u), { target: { value: '' } });
  fireEvent.change(dialog.getByLabelText('Username'), { target: { value: 'sunrise' } });
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'secret1' } });
  api.use(post('/hospitals', hospital));
  await user.click(dialog.getByRole('button', { name: 'Add Hospital' }));
  expect(await screen.findByText(HOSPITAL_CREATED)).toBeInTheDocument();
  expect(api.callsTo('POST')[0]?.body).toMatchObject({
    name: 'Sunrise',
    city: 'Pune',
    stateId: 's1',
    isActive: true,
    createUserAccount: true,
    username: 'sunrise',
    password: 'secret1',
  });
});

it('proposes the booking address of a new hospital by its name, until somebody writes another one', async () => {
  const { user } = draw();
  await user.click((await screen.findAllByRole('button', { name: /Add Hospital/u }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  const address = dialog.getByLabelText(/Booking address/u);
  fireEvent.change(dialog.getByLabelText('Hospital name'), { target: { value: 'Sunrise' } });
  await waitFor(() => expect(address).toHaveValue('sunrise-pune'), { timeout: 10_000 });
  fireEvent.change(address, { target: { value: 'Sunrise!' } });
  await user.click(dialog.getByRole('button', { name: 'Add Hospital' }));
  expect(await dialog.findByText(/^Please use small letters a to z/u)).toBeInTheDocument();
  fireEvent.change(address, { target: { value: 'sunrise' } });
  fireEvent.change(dialog.getByLabelText('Hospital name'), { target: { value: 'Sunset' } });
  await waitFor(() => expect(api.callsTo('GET', '/hospitals/booking-address')).toHaveLength(2), { timeout: 10_000 });
  await user.click(dialog.getByLabelText('City'));
  fireEvent.click(await screen.findByTitle('Pune, Maharashtra'));
  api.use(post('/hospitals', hospital));
  await user.click(dialog.getByRole('button', { name: 'Add Hospital' }));
  expect(await screen.findByText(HOSPITAL_CREATED)).toBeInTheDocument();
  expect(api.callsTo('POST')[0]?.body).toMatchObject({ name: 'Sunset', bookingSlug: 'sunrise' });
});

it('tells that somebody else has saved first, and keeps what was typed', async () => {
  const { user } = draw();
  await menu(user, 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Hospital name'), { target: { value: 'Lotus' } });
  api.use(
    problem('put', '/hospitals/:id', 409, REFUSALS.stale[1], { extra: { current: { ...hospital, version: 4, name: 'Lotus Hospital' } } }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save Hospital' }));
  expect(await dialog.findByText(/both changed the marked fields/u)).toBeInTheDocument();
  expect(dialog.getByLabelText('Hospital name')).toHaveValue('Lotus');
  api.use(put('/hospitals/:id', { ...hospital, version: 5 }));
  await user.click(dialog.getByRole('button', { name: 'Save Hospital' }));
  await waitFor(() => expect(api.callsTo('PUT')[1]?.headers.get('If-Match')).toBe('"4"'));
});
