import type { ListMessagesApiResponse, OutboxMessage } from '@arogya/api/messages';
import { fakeApi, get, post, problem } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { OutboxPage } from './outbox-page';

const message: OutboxMessage = {
  id: 'a0000000-0000-4000-8000-000000000001',
  channel: 'sms',
  recipient: '+915550010001',
  template: 'code',
  subject: 'Your one-time code',
  text: '042179 is your ArogyaDesk code.',
  at: '2026-11-24T04:35:00.000Z',
  state: 'kept',
};
const api = fakeApi([get<ListMessagesApiResponse>('/messages', [message], { total: 1 })]);
const draw = (path = '/outbox') => renderPage(<OutboxPage />, { path });
const asked = () => Object.fromEntries(api.callsTo('GET', '/messages').at(-1)?.query ?? []);

it('shows to whom, by what and with which words', async () => {
  draw();
  expect(await screen.findByText('042179 is your ArogyaDesk code.')).toBeInTheDocument();
  for (const text of ['+91 55500 10001', 'SMS', 'One-time code']) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('Not sent')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Resend/u })).toBeNull();
});

it('sends what was perhaps sent again when somebody says so', async () => {
  const unknown: OutboxMessage = { ...message, state: 'unknown', subject: 'Appointment AD-7 is booked' };
  api.use(get<ListMessagesApiResponse>('/messages', [unknown], { total: 1 }), post('/messages/:id/resend', null, { status: 204 }));
  const { user } = draw();
  await screen.findByText('Perhaps sent');
  await user.click(screen.getByRole('button', { name: 'Resend: Appointment AD-7 is booked, +915550010001' }));
  await waitFor(() => expect(api.callsTo('POST', `/messages/${message.id}/resend`)).toHaveLength(1));
  expect(await screen.findByText('The message is sent again.')).toBeInTheDocument();
});

it('is filtered by the address, and a filter that cannot be meant is left out', async () => {
  draw('/outbox?template=reminder&q=asha');
  await waitFor(() => expect(asked()).toMatchObject({ template: 'reminder', q: 'asha' }));
  draw('/outbox?template=else');
  await waitFor(() => expect(asked()['template']).toBeUndefined());
});

it('is fetched again on demand', async () => {
  const { user } = draw();
  await screen.findByText('One-time code');
  const before = api.callsTo('GET', '/messages').length;
  await user.click(screen.getByRole('button', { name: /Refresh/u }));
  await waitFor(() => expect(api.callsTo('GET', '/messages').length).toBe(before + 1));
});

it('says that there is nothing yet, and that a filter hides everything', async () => {
  api.use(get('/messages', [], { total: 0 }));
  const { unmount } = draw();
  expect(await screen.findByText('No messages yet')).toBeInTheDocument();
  unmount();
  draw('/outbox?q=nobody');
  expect(await screen.findByText(/Clear/u)).toBeInTheDocument();
});

it('says when it cannot be fetched', async () => {
  api.use(problem('get', '/messages', 503, 'The service is not available right now. Please try again in a moment.'));
  draw();
  expect(await screen.findByText(/not available right now/u)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Retry/u })).toBeInTheDocument();
});
