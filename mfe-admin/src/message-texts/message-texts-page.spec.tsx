import type { ListMessageTemplatesApiResponse, MessageTemplate } from '@arogya/api/messages';
import { fakeApi, get, problem, put } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { MessageTextsPage } from './message-texts-page';

const ID = '1107161234567890123';
const english: MessageTemplate = {
  ...{ template: 'reminder', form: 'link', language: 'en', segments: 2, warnings: ['It takes 3 SMS'] },
  ...{ text: '{#alphanumeric#}: reminder. {#url#}', preview: 'Lotus Care: reminder. https://desk.example.in/a/1' },
  ...{ dltTemplateId: null, dltHeader: null, providerName: null, variable: null, version: 0 },
};
const named: MessageTemplate = { ...english, template: 'code', form: 'plain', text: '{#numeric#}', variable: 'SMS_DLT_TEMPLATE_CODE' };
const hindi: MessageTemplate = { ...english, language: 'hi', text: '{#alphanumeric#}: कल', dltTemplateId: ID, version: 3 };
const texts: ListMessageTemplatesApiResponse = { idsNeeded: true, templates: [english, named, hindi] };
const api = fakeApi([get<ListMessageTemplatesApiResponse>('/message-templates', texts)]);
const draw = (path = '/message-texts') => renderPage(<MessageTextsPage />, { path });

it('shows each text of a language as it is registered, and by which id', async () => {
  draw();
  expect(await screen.findByText('{#alphanumeric#}: reminder. {#url#}')).toBeInTheDocument();
  for (const text of ['Reminder, with link', 'Not registered', 'One-time code', 'From SMS_DLT_TEMPLATE_CODE'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(/a text without one is not sent/u)).toBeInTheDocument();
  expect(screen.queryByText(ID)).toBeNull();
});

it('shows another language at its address and at a press', async () => {
  const { user } = draw('/message-texts?language=hi');
  expect(await screen.findByText('{#alphanumeric#}: कल')).toHaveAttribute('lang', 'hi');
  expect(screen.getByText(ID)).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'Language' }));
  await user.click(await screen.findByTitle('English'));
  expect(await screen.findByText('{#alphanumeric#}: reminder. {#url#}')).toBeInTheDocument();
});

it('takes an id with what was read, after a preview and what to know of the text', async () => {
  api.use(put('/message-templates', { ...english, dltTemplateId: ID, version: 1 }));
  const { user } = draw();
  await user.click(await screen.findByText('Reminder, with link'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Reminder, with link')).toBeInTheDocument();
  expect(within(dialog).getByText('Lotus Care: reminder. https://desk.example.in/a/1')).toBeInTheDocument();
  expect(within(dialog).getByText('It takes 3 SMS')).toBeInTheDocument();
  const field = within(dialog).getByLabelText(/^Id \(DLT\)/u);
  await user.type(field, '12');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('The id has 19 digits, such as 1107161234567890123')).toBeInTheDocument();
  expect(api.callsTo('PUT', '/message-templates')).toHaveLength(0);
  await user.clear(field);
  await user.type(field, ` ${ID} `);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [call] = api.callsTo('PUT', '/message-templates');
  expect(call?.body).toMatchObject({ template: 'reminder', form: 'link', language: 'en', dltTemplateId: ` ${ID} ` });
  expect(call?.headers.get('if-match')).toBe('"0"');
});

it('says when somebody else has entered another one meanwhile, and takes what this person decides', async () => {
  const other = { ...english, dltTemplateId: '1107161234567890124', version: 1 };
  api.use(problem('put', '/message-templates', 409, 'Somebody else has changed this', { extra: { current: other } }));
  const { user } = draw();
  await user.click(await screen.findByText('Reminder, with link'));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/^Id \(DLT\)/u), ID);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/You both changed the marked fields/u)).toBeInTheDocument();
  api.use(put('/message-templates', { ...english, dltTemplateId: ID, version: 2 }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsTo('PUT', '/message-templates')).toHaveLength(2));
  expect(api.callsTo('PUT', '/message-templates')[1]?.headers.get('if-match')).toBe('"1"');
});

it('says that no ids are needed where no operator demands them', async () => {
  api.use(get('/message-templates', { ...texts, idsNeeded: false }));
  draw();
  expect(await screen.findByText(/Texts are sent without ids/u)).toBeInTheDocument();
});

it('says when the texts cannot be fetched', async () => {
  api.use(problem('get', '/message-templates', 503, 'The service is not available right now. Please try again in a moment.'));
  draw();
  expect(await screen.findByText(/not available right now/u)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Retry/u })).toBeInTheDocument();
});
