import type { Appointment, AppointmentLink } from '@arogya/api/appointments';
import { fakeApi, get, post, problem, put } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { LinkPart } from './link-part';
import { APPOINTMENT, makeAppointment } from '../testing/make-appointment';

const PATH = `/appointments/${APPOINTMENT}`;
const link = (token: string): AppointmentLink => ({ address: `https://care.example.in/a/${token}`, endsAt: '2026-12-08T09:45:00+05:30' });
const api = fakeApi([
  get<AppointmentLink>(`${PATH}/link`, link('before')),
  post<AppointmentLink>(`${PATH}/link`, link('after'), { status: 200 }),
  put<Appointment>(PATH, makeAppointment({ language: 'hi', version: 4 })),
]);

const draw = (of: Partial<Appointment> = {}, role: 'admin' | 'agent' | 'doctor' | 'hospital_admin' = 'admin') => {
  api.use(get('/auth/user', makeUser({ role, hospitalId: role === 'hospital_admin' ? makeAppointment().hospitalId : null })));
  return renderPage(<LinkPart appointment={makeAppointment(of)} />, { path: '/appointments' });
};
const factOf = async (name: string): Promise<string | null> => (await screen.findByText(name)).nextElementSibling?.textContent ?? null;

describe('what the patient has said by the link', () => {
  it('stands with when it was said, at the clock of the hospital, and how often they have moved it', async () => {
    draw({ said: { coming: '2026-11-30T02:30:00.000Z', late: { minutes: 20, at: '2026-11-30T03:35:00.000Z' }, moves: 2 } });
    expect(await factOf('Coming')).toBe('Said 30 Nov 2026, 8:00 AM');
    expect(await factOf('20 min late')).toBe('Said 30 Nov 2026, 9:05 AM');
    expect(await factOf('Moved by the patient')).toBe('Twice');
  });

  it('says why they cancelled', async () => {
    draw({ status: 'cancelled', said: { cancel: 'cannotCome' } });
    expect(await factOf('Cancelled')).toBe('By the patient: cannot come');
  });

  it('is nothing where nothing was said', async () => {
    draw();
    expect(await factOf('Moved by the patient')).toBe('Never');
    expect(screen.queryByText(/^Said/u)).toBeNull();
  });
});

describe('the language of the messages', () => {
  it('is saved as it is chosen, against the version that was read', async () => {
    const { user } = draw({}, 'agent');
    await user.click(await screen.findByRole('combobox', { name: 'Language of messages' }));
    await user.click(await screen.findByText('Hindi', { selector: '.ant-select-item-option-content' }));
    expect(await screen.findByText('Language changed')).toBeInTheDocument();
    const [call] = api.callsTo('PUT', PATH);
    expect([call?.body, call?.headers.get('if-match')]).toEqual([{ language: 'hi' }, '"3"']);
  });

  it('goes back to the one of the patient', async () => {
    const { user } = draw({ language: 'ta' });
    await user.click(await screen.findByRole('combobox', { name: 'Language of messages' }));
    await user.click(await screen.findByText('As the patient', { selector: '.ant-select-item-option-content' }));
    await waitFor(() => expect(api.callsTo('PUT', PATH)[0]?.body).toEqual({ language: null }));
  });
});

describe('the link', () => {
  it('is fetched, and its look recorded, only when somebody asks for it', async () => {
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: 'Show link' }));
    expect(await screen.findByText('https://care.example.in/a/before')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: "QR code of the patient's link" })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Copy link/u })).toBeInTheDocument();
    expect(api.callsTo('POST', `${PATH}/link`)).toHaveLength(0);
  });

  it('is not fetched by looking at the record', async () => {
    draw();
    await screen.findByRole('button', { name: 'Show link' });
    expect(api.callsTo('GET', `${PATH}/link`)).toHaveLength(0);
  });

  it('is replaced after a question, and the new one is shown', async () => {
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: 'New link' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('The link that the patient has now stops working at once.')).toBeInTheDocument();
    api.use(get<AppointmentLink>(`${PATH}/link`, link('after')));
    await user.click(question.getByRole('button', { name: 'New link' }));
    expect(await screen.findByText('https://care.example.in/a/after')).toBeInTheDocument();
    expect(api.callsTo('POST', `${PATH}/link`)).toHaveLength(1);
  });

  it('stays as it is when nobody wants another one', async () => {
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: 'New link' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(api.callsTo('POST', `${PATH}/link`)).toHaveLength(0);
  });

  it('that has ended says so', async () => {
    api.use(problem('get', `${PATH}/link`, 409, 'This appointment has no link any more.'));
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: 'Show link' }));
    expect(await screen.findByText('This appointment has no link any more.')).toBeInTheDocument();
  });
});

it('is for those who may show it: a doctor has no part of it, nor has an appointment without a hospital', async () => {
  const doctor = draw({}, 'doctor');
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(screen.queryByText("Patient's link")).toBeNull();
  doctor.unmount();
  draw({ hospital: null, hospitalId: null });
  await waitFor(() => expect(api.calls).toHaveLength(2));
  expect(screen.queryByText("Patient's link")).toBeNull();
});
