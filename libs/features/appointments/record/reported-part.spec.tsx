import type { ReportedPatient } from '@arogya/api/appointments';
import { fakeApi, get, post, problem } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { ReportedPart } from './reported-part';
import { makeAppointment, APPOINTMENT } from '../testing/make-appointment';

const PATH = `/appointments/${APPOINTMENT}/reported`;
const appointment = makeAppointment({ reported: { age: 35, gender: 'male', email: 'asha@example.in' }, source: 'public' });
const compared: ReportedPatient = {
  reported: [
    { field: 'age', onFile: '34', reported: '35' },
    { field: 'gender', onFile: null, reported: 'male' },
  ],
  samePhone: [],
};
const api = fakeApi([get(PATH, compared), post(`${PATH}/accept`, makeAppointment()), post(`${PATH}/dismiss`, makeAppointment())]);

const draw = (role: 'admin' | 'agent' | 'doctor' = 'admin', shown = appointment) => {
  api.use(get('/auth/user', makeUser({ role })));
  return renderPage(<ReportedPart appointment={shown} />, { path: '/appointments' });
};

describe('what a patient reported when booking', () => {
  it('stands beside the record, field by field', async () => {
    draw();
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['FieldOn fileReported', 'Age3435', 'Gender—Male']);
  });

  it('is accepted with one tap, against the version that was read', async () => {
    const { user } = draw('agent');
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('The patient record has been updated')).toBeInTheDocument();
    expect(api.callsTo('POST', `${PATH}/accept`)).toHaveLength(1);
    expect(api.callsTo('POST', `${PATH}/dismiss`)).toHaveLength(0);
    expect(api.callsTo('POST', `${PATH}/accept`)[0]?.headers.get('if-match')).toBe('"3"');
  });

  it('is dismissed with one tap', async () => {
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('The patient record was not changed')).toBeInTheDocument();
  });

  it('says who has dealt with it before', async () => {
    api.use(problem('post', `${PATH}/accept`, 409, 'What the patient reported has already been dealt with.'));
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('What the patient reported has already been dealt with.')).toBeInTheDocument();
  });

  it('that differs in nothing can only be dismissed', async () => {
    api.use(get(PATH, { reported: [], samePhone: [] }));
    draw();
    expect(await screen.findByText('Everything matches the record.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('can be tried again when it could not be loaded', async () => {
    api.use(problem('get', PATH, 500, 'Something went wrong on our side. Please try again.'));
    draw();
    expect(await screen.findByRole('button', { name: /Retry/u })).toBeInTheDocument();
  });

  it('is only read by a doctor', async () => {
    draw('doctor');
    expect(await screen.findByText('asha@example.in')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    expect(api.callsTo('GET', PATH)).toHaveLength(0);
  });
});

describe('the hint at a possible duplicate', () => {
  const twin = { id: 'b0000000-0000-4000-8000-000000000009', name: 'Asha Rao', sameName: true };

  it('leads to the patient of the same phone and name', async () => {
    api.use(get(PATH, { reported: [], samePhone: [twin] }));
    draw('admin', makeAppointment({ source: 'public' }));
    expect(await screen.findByText('Possible duplicate: same phone and name')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', `/patients?patient=${twin.id}`);
    expect(screen.queryByText('Reported by the patient when booking')).toBeNull();
  });

  it('names the family, without a link for whom it would lead nowhere', async () => {
    api.use(get(PATH, { reported: [], samePhone: [{ ...twin, name: 'Ravi', sameName: false }] }));
    draw('agent', makeAppointment({ source: 'public' }));
    expect(await screen.findByText('Other patients with this phone number')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is not asked for an appointment that staff have booked', async () => {
    draw('admin', makeAppointment());
    await waitFor(() => expect(api.callsTo('GET', PATH)).toHaveLength(0));
  });
});
