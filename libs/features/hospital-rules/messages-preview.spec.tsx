import type { MessagePreview } from '@arogya/api/hospitals';
import { REFUSALS } from '@arogya/domain/refusal';
import { fakeApi, get, problem } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, within } from '@testing-library/react';
import { MessagesPreview } from './messages-preview';
import { LOTUS } from './testing/make-settings';

const PATH = `/hospitals/${LOTUS}/rules/messages`;
const TEXT = 'Lotus Care Hospital: अपॉइंटमेंट AD-100001';
const api = fakeApi([get<MessagePreview[]>(PATH, [{ template: 'confirmation', label: 'Confirmation', text: TEXT }])]);

async function open() {
  const { user } = renderPage(<MessagesPreview language="hi" hospitalId={LOTUS} />, { path: '/hospital-settings' });
  await user.click(screen.getByRole('button', { name: 'Preview: Hindi, Messages' }));
  return within(await screen.findByRole('dialog', { name: 'Messages in Hindi' }));
}

it('shows each message with the data of the hospital, in the language', async () => {
  const dialog = await open();
  expect(await dialog.findByText(TEXT)).toHaveAttribute('lang', 'hi');
  expect(dialog.getByText('Confirmation')).toBeInTheDocument();
  expect(api.callsTo('GET', PATH)[0]?.query.get('language')).toBe('hi');
});

it('asks for nothing before it is opened', () => {
  renderPage(<MessagesPreview language="hi" hospitalId={LOTUS} />, { path: '/hospital-settings' });
  expect(api.callsTo('GET', PATH)).toHaveLength(0);
});

it('can be tried again where it failed', async () => {
  api.use(problem('get', PATH, 503, REFUSALS.unavailable[1]));
  expect(await (await open()).findByRole('button', { name: /Retry/u })).toBeInTheDocument();
});
