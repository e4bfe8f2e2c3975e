import type { ListIntegrationsApiResponse } from '@arogya/api/integrations';
import { REFUSALS } from '@arogya/domain/refusal';
import { confirmation } from '@arogya/platform';
import { fakeApi, get, heldBack, post, problem, unreachable } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { takeOption } from '@arogya/testing/take-option';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IntegrationsPage } from './integrations-page';
import { CALLS, dialogOf, SITE, withIntegrations } from './testing/integrations';

const HOSPITAL = 'e0000000-0000-4000-8000-000000000001';

const api = fakeApi([
  ...withIntegrations(CALLS, SITE),
  get('/integrations/:id/webhooks', []),
  get('/hospitals/active', [{ id: HOSPITAL, name: 'Apollo', city: 'Pune' }]),
]);
const draw = (path = '/integrations') => renderPage(<IntegrationsPage />, { path });
const type = (dialog: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label, { selector: 'input' }), { target: { value } });

async function openForm(user: ReturnType<typeof draw>['user']): Promise<HTMLElement> {
  await user.click((await screen.findAllByRole('button', { name: /Add Integration/u }))[0] as HTMLElement);
  return dialogOf('Add Integration');
}

async function fill(user: ReturnType<typeof draw>['user'], dialog: HTMLElement): Promise<void> {
  type(dialog, 'Name', 'Website');
  type(dialog, 'Purpose', 'Leads of the website');
  type(dialog, 'Recipient', 'City Care Hospitals');
  await user.click(within(dialog).getByRole('checkbox', { name: /leads:read/u }));
}
const send = (user: ReturnType<typeof draw>['user'], dialog: HTMLElement, name = 'Add Integration') =>
  user.click(within(dialog).getByRole('button', { name }));

describe('the list of integrations', () => {
  it('names each with its hospital, its scopes, its last use, its good keys and whether it is on', async () => {
    draw();
    const row = within(await screen.findByRole('row', { name: /^Website/u }));
    for (const text of ['Apollo', 'leads:read, leads:write', '20 Nov 2026, 10:05 AM', '1', 'On']) expect(row.getByText(text)).toBeVisible();
    const other = within(screen.getByRole('row', { name: /^Call centre/u }));
    for (const text of ['All hospitals', 'Never', '0', 'Off']) expect(other.getByText(text)).toBeVisible();
  });

  it('shows that it is on its way', async () => {
    const answers = heldBack();
    api.use(get<ListIntegrationsApiResponse>('/integrations', [SITE], { until: answers.come }));
    draw();
    expect(await screen.findByRole('status', { name: /Loading/u })).toBeInTheDocument();
    answers.letCome();
    expect(await screen.findByText('Website')).toBeInTheDocument();
  });

  it('leads to the guide and to the API while it is empty', async () => {
    api.use(get<ListIntegrationsApiResponse>('/integrations', []));
    draw();
    expect(await screen.findByText('No integrations yet')).toBeVisible();
    expect(screen.getByText(/docs\/integrators\/first-call\.md/u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the API' })).toHaveAttribute('href', '/api/docs?urls.primaryName=For%20integrations');
  });

  it('says why it cannot be fetched, and offers Retry', async () => {
    api.use(problem('get', '/integrations', 503, 'The service is not available right now. Please try again in a moment.'));
    draw();
    expect(await screen.findByText(/not available right now/u)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Retry/u })).toBeInTheDocument();
  });

  it('says so without a network', async () => {
    api.use(unreachable('get', '/integrations'));
    draw();
    expect(await screen.findByRole('button', { name: /Retry/u })).toBeInTheDocument();
  });

  it('opens one by the keyboard, with its purpose, its recipient and a sentence for each scope', async () => {
    const { user, address } = draw();
    (await screen.findByRole('row', { name: /^Website/u })).focus();
    await user.keyboard('{Enter}');
    const drawer = within(await dialogOf('Website'));
    for (const text of ['Leads of the website', 'City Care Hospitals', 'Changes and deletes leads.'])
      expect(drawer.getByText(text)).toBeVisible();
    expect(address()).toBe(`/integrations?integration=${SITE.id}`);
  });

  it('asks the server for the search, the order and the page of the address', async () => {
    const { user, address } = draw('/integrations?q=web&sort=-name&page=2');
    await screen.findByText('Website');
    expect(Object.fromEntries(api.callsTo('GET', '/integrations')[0]?.query ?? [])).toMatchObject({ q: 'web', sort: '-name', page: '2' });
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(address()).toBe('/integrations?sort=-name');
  });

  it('turns its pages where there are more than fit on one', async () => {
    api.use(get<ListIntegrationsApiResponse>('/integrations', [CALLS, SITE], { total: 120 }));
    const { user } = draw();
    await user.click(await screen.findByTitle('2'));
    await waitFor(() => expect(api.callsTo('GET', '/integrations').at(-1)?.query.get('page')).toBe('2'));
  });

  it('opens one that is on no page by its link', async () => {
    api.use(get<ListIntegrationsApiResponse>('/integrations', [CALLS], { total: 51 }));
    draw(`/integrations?integration=${SITE.id}`);
    expect(within(await dialogOf('Website')).getByText('Leads of the website')).toBeVisible();
  });

  it('says of a link to one that is not there that it is not', async () => {
    api.use(problem('get', '/integrations/:id', 404, REFUSALS.notFound[1]));
    draw('/integrations?integration=a0000000-0000-4000-8000-000000000009');
    expect(await screen.findByText(REFUSALS.notFound[1])).toBeVisible();
  });
});

describe('a new integration', () => {
  it('needs a name, a purpose, a recipient and a scope', async () => {
    const { user } = draw();
    const dialog = await openForm(user);
    await send(user, dialog);
    for (const text of [
      'Please enter a name',
      'Please say what it is for',
      'Please say who receives the data',
      'Please choose at least one scope',
    ])
      expect(await within(dialog).findByText(text)).toBeVisible();
    expect(api.callsTo('POST', '/integrations')).toEqual([]);
  });

  it('is sent as it was filled in, and open then', async () => {
    api.use(post('/integrations', SITE));
    const { user, address } = draw();
    const dialog = await openForm(user);
    await fill(user, dialog);
    await takeOption(user, within(dialog).getByRole('combobox', { name: /Hospital/u }), /^Apollo, Pune$/u);
    await user.type(within(dialog).getByRole('combobox', { name: /Networks/u }), '203.0.113.0/24,');
    await send(user, dialog);
    expect(await screen.findByText('The integration is there. Make a key for it next.')).toBeVisible();
    expect(api.callsTo('POST', '/integrations')[0]?.body).toEqual({
      name: 'Website',
      purpose: 'Leads of the website',
      recipient: 'City Care Hospitals',
      hospitalId: HOSPITAL,
      scopes: ['leads:read'],
      perMinute: 600,
      networks: ['203.0.113.0/24'],
    });
    await waitFor(() => expect(address()).toBe(`/integrations?integration=${SITE.id}`));
  });

  it("shows the server's refusal at its field, and keeps what was typed", async () => {
    const message = 'A network is an address or a range in CIDR notation, such as 203.0.113.0/24';
    api.use(problem('post', '/integrations', 400, message, { errors: { networks: message } }));
    const { user } = draw();
    const dialog = await openForm(user);
    await fill(user, dialog);
    await send(user, dialog);
    expect(await within(dialog).findByText(message)).toBeVisible();
    expect(within(dialog).getByLabelText('Name', { selector: 'input' })).toHaveValue('Website');
  });

  it('asks for a fresh proof where the last was long ago, and sends the same again', async () => {
    const done = confirmation.askWith(() => {
      api.use(post('/integrations', SITE));
      return Promise.resolve(true);
    });
    api.use(problem('post', '/integrations', 403, REFUSALS.confirmNeeded[1], { extra: { type: 'urn:arogyadesk:confirmNeeded' } }));
    const { user } = draw();
    const dialog = await openForm(user);
    await fill(user, dialog);
    await send(user, dialog);
    expect(await screen.findByText('The integration is there. Make a key for it next.')).toBeVisible();
    const [first, second] = api.callsTo('POST', '/integrations');
    expect(second?.body).toEqual(first?.body);
    done();
  });
});
