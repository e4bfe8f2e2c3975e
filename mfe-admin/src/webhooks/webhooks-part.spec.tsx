import type { ListWebhooksApiResponse } from '@arogya/api/webhooks';
import type { Integration } from '@arogya/api/integrations';
import { fakeApi, get, heldBack, post, problem, unreachable } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IntegrationsPage } from '../integrations/integrations-page';
import { CALLS, dialogOf, SITE, withIntegrations } from '../integrations/testing/integrations';
import { NEW_WEBHOOK, PATH, RESTORED, WEBHOOK } from './testing/webhooks';

const READER: Integration = { ...SITE, id: CALLS.id, name: 'Form', scopes: ['leads:create'] };
const api = fakeApi([...withIntegrations(SITE, READER), get<ListWebhooksApiResponse>('/integrations/:id/webhooks', [WEBHOOK, RESTORED])]);
const none = () => api.use(get<ListWebhooksApiResponse>('/integrations/:id/webhooks', []));
const draw = ({ id }: Integration = SITE) => renderPage(<IntegrationsPage />, { path: `/integrations?integration=${id}` });
type User = ReturnType<typeof draw>['user'];

describe('the webhooks of an integration', () => {
  it('stand with their host, their state, their last success, and why nothing is sent', async () => {
    draw();
    const [first, second] = (await screen.findAllByRole('button', { name: /^Open /u })).map((button) => button.closest('li'));
    expect(first).toHaveTextContent(/^hooks\.example\.com Active.*Last success: 20 Nov 2026, 10:05 AM/u);
    expect(second).toHaveTextContent(/^crm\.example\.com Paused.*Last success: Never.*a copy calls nobody/u);
    // What stands behind the host may be a secret.
    expect(first).not.toHaveTextContent('of=website');
  });

  it('say that they are on their way', async () => {
    const answers = heldBack();
    api.use(get<ListWebhooksApiResponse>('/integrations/:id/webhooks', [WEBHOOK], { until: answers.come }));
    draw();
    await dialogOf('Website');
    expect(await screen.findByRole('status', { name: /Loading/u })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add Webhook' })).toBeNull();
    answers.letCome();
    expect(await screen.findByRole('button', { name: 'Open hooks.example.com' })).toBeVisible();
  });

  it('say that there are none, and what one is for', async () => {
    none();
    draw();
    expect(await screen.findByText('No webhooks yet')).toBeVisible();
    expect(screen.getByText(/tells the server of the integration what has changed/u)).toBeVisible();
  });

  it('cannot be added to an integration that reads nothing', async () => {
    none();
    draw(READER);
    expect(await screen.findByText(/Give it such a scope first/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add Webhook/u })).toBeNull();
  });

  it.each([
    ['the server cannot answer', () => api.use(problem('get', '/integrations/:id/webhooks', 503, 'Not available right now.'))],
    ['somebody may not see them', () => api.use(problem('get', '/integrations/:id/webhooks', 403, 'Not for you.'))],
    ['there is no network', () => api.use(unreachable('get', '/integrations/:id/webhooks'))],
  ])('say so when %s, and offer Retry', async (_, answer) => {
    answer();
    draw();
    expect(within(await dialogOf('Website')).getByText('Web server')).toBeVisible();
    expect(await screen.findByRole('button', { name: /Retry/u })).toBeVisible();
  });
});

describe('a new webhook', () => {
  async function openForm(user: User): Promise<HTMLElement> {
    await user.click(await screen.findByRole('button', { name: /Add Webhook$/u }));
    return dialogOf('Add Webhook');
  }
  const type = (dialog: HTMLElement, url: string) => fireEvent.change(within(dialog).getByLabelText('Address'), { target: { value: url } });
  const send = (user: User, dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: 'Add Webhook' }));

  it('needs an address and a type, of records alone that the integration reads', async () => {
    const { user } = draw();
    const dialog = await openForm(user);
    expect(within(dialog).getByRole('checkbox', { name: 'Leads' })).not.toBeChecked();
    expect(within(dialog).queryByRole('checkbox', { name: 'Patients' })).toBeNull();
    await send(user, dialog);
    for (const text of [/Please enter the address/u, 'Please choose at least one type'])
      expect(await within(dialog).findByText(text)).toBeVisible();
    type(dialog, 'http://user:name@hooks.example.com');
    expect(await within(dialog).findByText(/Take the name and password out/u)).toBeVisible();
    expect(api.callsTo('POST')).toEqual([]);
  });

  it('is told of a whole kind of record, or of single types of it', async () => {
    const { user } = draw();
    const dialog = await openForm(user);
    const box = (name: string) => within(dialog).getByRole('checkbox', { name });
    await user.click(box('lead.assigned'));
    expect(box('Leads')).toBePartiallyChecked();
    await user.click(box('Leads'));
    for (const one of ['lead.created', 'lead.assigned', 'Leads']) expect(box(one)).toBeChecked();
    await user.click(box('lead.created'));
    expect(box('Leads')).toBePartiallyChecked();
    await user.click(box('Leads'));
    await user.click(box('Leads'));
    expect(box('lead.created')).not.toBeChecked();
  });

  it('is sent as it was filled in, and its secret is shown once, to be copied', async () => {
    api.use(post('/integrations/:id/webhooks', NEW_WEBHOOK));
    const { user } = draw();
    const dialog = await openForm(user);
    type(dialog, ' https://hooks.example.com/leads ');
    await user.click(within(dialog).getByRole('checkbox', { name: 'lead.created' }));
    await send(user, dialog);
    const shown = await dialogOf('Secret of hooks.example.com');
    expect(api.callsTo('POST', PATH)[0]?.body).toEqual({ url: 'https://hooks.example.com/leads', types: ['lead.created'] });
    await user.click(within(shown).getByRole('button', { name: /Copy Secret$/u }));
    expect(await navigator.clipboard.readText()).toBe('whsec_shown_once');
    await user.click(within(shown).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('whsec_shown_once')).toBeNull());
  });

  it("shows the server's refusal at its field, and keeps what was typed", async () => {
    const message = 'This address is in a private network, where webhooks are not sent';
    api.use(problem('post', '/integrations/:id/webhooks', 400, message, { errors: { url: message } }));
    const { user } = draw();
    const dialog = await openForm(user);
    type(dialog, 'https://10.0.0.1/');
    await user.click(within(dialog).getByRole('checkbox', { name: 'lead.created' }));
    await send(user, dialog);
    expect(await within(dialog).findByText(message)).toBeVisible();
    expect(within(dialog).getByLabelText('Address')).toHaveValue('https://10.0.0.1/');
  });
});
