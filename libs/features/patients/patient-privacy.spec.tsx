import type { Patient, PhoneRows } from '@arogya/api/patients';
import { REFUSALS } from '@arogya/domain/refusal';
import { confirmation } from '@arogya/platform';
import { fakeApi, get, problem } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PatientPrivacy } from './patient-privacy';

const patient = { id: 'ab12cd34-0000-4000-8000-000000000001', name: 'Lata Rao', phone: '+91 55500 10444' } as Patient;
const found: PhoneRows = {
  rows: [
    {
      ...{ kind: 'lead', id: 'ab12cd34-0000-4000-8000-000000000002', name: 'Lata Rao', email: null, archived: false },
      ...{ createdAt: '2026-01-05T10:00:00+05:30', appointments: 0, keptUntil: null },
    },
  ],
  messages: 0,
};
const NEEDED = { extra: { type: 'urn:arogyadesk:confirmNeeded' } };
const api = fakeApi();
const draw = () => renderPage(<PatientPrivacy patient={patient} onErased={() => undefined} />);

it('a copy is downloaded only after a fresh proof of who asks for it', async () => {
  let proved = false;
  const done = confirmation.askWith(() => {
    if (proved) api.use(get('/auth/confirmed', null));
    return Promise.resolve(proved);
  });
  const opened: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.getAttribute('href') ?? '');
  });
  api.use(problem('get', '/auth/confirmed', 403, REFUSALS.confirmNeeded[1], NEEDED));
  draw();
  const copy = (await screen.findByText('Download data')).closest('a') as HTMLElement;
  fireEvent.click(copy);
  expect(await screen.findByText(REFUSALS.confirmNeeded[1])).toBeInTheDocument();
  expect(opened).toEqual([]);
  proved = true;
  fireEvent.click(copy);
  await waitFor(() => expect(opened).toEqual([`/api/patients/${patient.id}/export`]));
  click.mockRestore();
  done();
});

it('the rows of a number are shown only after it, in the dialog that asked for them', async () => {
  const done = confirmation.askWith(() => {
    api.use(get('/privacy/by-phone/:phone', found));
    return Promise.resolve(true);
  });
  api.use(problem('get', '/privacy/by-phone/:phone', 403, REFUSALS.confirmNeeded[1], NEEDED));
  const { user } = draw();
  await user.click(await screen.findByText('Erase…'));
  expect(await screen.findByRole('checkbox', { name: /^Lata Rao/u })).toBeChecked();
  expect(api.callsTo('GET').filter(({ path }) => path.startsWith('/privacy/by-phone/'))).toHaveLength(2);
  done();
});
