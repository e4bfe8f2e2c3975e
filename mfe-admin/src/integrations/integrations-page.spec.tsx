import type { Integration, IntegrationKey, ListIntegrationsApiResponse, NewIntegrationKey } from '@arogya/api/integrations';
import { REFUSALS } from '@arogya/domain/refusal';
import { confirmation } from '@arogya/platform';
import { fakeApi, get, heldBack, post, problem, put, unreachable } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { takeOption } from '@arogya/testing/take-option';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IntegrationsPage } from './integrations-page';

const AT = '2026-11-20T04:35:00.000Z';
const KEY: IntegrationKey = {
  id: 'b0000000-0000-4000-8000-000000000001',
  label: 'Web server',
  createdAt: AT,
  createdBy: 'admin',
  expiresAt: '2999-01-01T00:00:00.000Z',
  revokedAt: null,
  usedAt: AT,
};
const REVOKED: IntegrationKey = { ...KEY, id: 'b0000000-0000-4000-8000-000000000002', label: 'Old server', revokedAt: AT, usedAt: null };
const SITE: Integration = {
  id: 'a0000000-0000-4000-8000-000000000001',
  name: 'Website',
  purpose: 'Leads of the website',
  recipient: 'City Care Hospitals',
  hospital: { id: 'h', name: 'Apollo' },
  scopes: ['leads:read', 'leads:write'],
  perMinute: 600,
  networks: [],
  isActive: true,
  keys: [KEY, REVOKED],
  version: 3,
  createdAt: AT,
  updatedAt: AT,
};
const CALLS: Integration = {
  ...SITE,
  id: 'a0000000-0000-4000-8000-000000000002',
  name: 'Call centre',
  hospital: null,
  isActive: false,
  keys: [],
};
const HOSPITAL = 'e0000000-0000-4000-8000-000000000001';

const api = fakeApi([
  get<ListIntegrationsApiResponse>('/integrations', [CALLS, SITE]),
  get('/hospitals/active', [{ id: HOSPITAL, name: 'Apollo', city: 'Pune' }]),
]);
/** In jsdom all dialogs of antd have the title of the first one as their name. */
const dialogOf = (title: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = screen.getAllByRole('dialog').find(({ textContent }) => textContent?.startsWith(title));
    if (!found) throw new Error(`There is no dialog ${title}`);
    return found;
  });
const draw = (path = '/integrations') => renderPage(<IntegrationsPage />, { path });
const drawOpen = ({ id, name }: Integration) => {
  const drawn = draw(`/integrations?integration=${id}`);
  return { ...drawn, drawer: () => dialogOf(name) };
};
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
    expect(screen.getByRole('link', { name: 'See the API' })).toHaveAttribute('href', '/api/docs');
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
    for (const text of ['Leads of the website', 'City Care Hospitals', 'Adds, changes and deletes leads.'])
      expect(drawer.getByText(text)).toBeVisible();
    expect(address()).toBe(`/integrations?integration=${SITE.id}`);
  });

  it('says of a link to one that is not there that it is not', async () => {
    draw('/integrations?integration=a0000000-0000-4000-8000-000000000009');
    expect(await screen.findByText('This integration is not there')).toBeVisible();
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

describe('an integration that is there', () => {
  it('is changed in all but its hospital, as it was read', async () => {
    api.use(put('/integrations/:id', SITE));
    const { user, drawer } = drawOpen(SITE);
    await user.click(within(await drawer()).getByRole('button', { name: /Edit$/u }));
    const dialog = await dialogOf('Edit Integration');
    expect(within(dialog).queryByRole('combobox', { name: /Hospital/u })).toBeNull();
    await user.click(within(dialog).getByRole('checkbox', { name: /patients:read/u }));
    await send(user, dialog, 'Save Integration');
    expect(await screen.findByText('The integration is saved.')).toBeVisible();
    const [call] = api.callsTo('PUT', `/integrations/${SITE.id}`);
    expect(call?.headers.get('If-Match')).toBe('"3"');
    expect(call?.body).toMatchObject({ name: 'Website', scopes: ['patients:read', 'leads:read', 'leads:write'] });
    expect(call?.body).not.toHaveProperty('hospitalId');
  });

  it('is switched off after a question', async () => {
    api.use(put('/integrations/:id', { ...SITE, isActive: false }));
    const { user, drawer } = drawOpen(SITE);
    await user.click(within(await drawer()).getByRole('button', { name: 'Switch Off' }));
    const question = await dialogOf('Switch Off');
    expect(within(question).getByText(/is refused from now on/u)).toBeVisible();
    expect(api.callsTo('PUT')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Switch Off' }));
    expect(await screen.findByText('Switched off. Its keys are refused.')).toBeVisible();
    expect(api.callsTo('PUT', `/integrations/${SITE.id}`)[0]?.body).toEqual({ isActive: false });
  });

  it('is switched on at once, and says so when somebody else was first', async () => {
    api.use(problem('put', '/integrations/:id', 409, 'Somebody else was faster', { extra: { current: { ...CALLS, version: 4 } } }));
    const { user, drawer } = drawOpen(CALLS);
    expect(within(await drawer()).getByText('It is switched off: none of its keys is good.')).toBeVisible();
    await user.click(within(await drawer()).getByRole('button', { name: 'Switch On' }));
    expect(await screen.findByText(/meanwhile/iu)).toBeVisible();
    expect(api.callsTo('PUT', `/integrations/${CALLS.id}`)[0]?.body).toEqual({ isActive: true });
  });
});

describe('its keys', () => {
  const NEW: NewIntegrationKey = { ...KEY, label: 'Second server', key: 'adi_shown_once' };

  it('stand with their end and their last use; one that is revoked cannot be revoked again', async () => {
    const { drawer } = drawOpen(SITE);
    const list = within(within(await drawer()).getByRole('list', { name: 'Keys' }));
    const [good, revoked] = list.getAllByRole('listitem');
    expect(good).toHaveTextContent(/^Web serverGood until 01 Jan 2999.*Last used: 20 Nov 2026/u);
    expect(revoked).toHaveTextContent(/^Old serverRevoked 20 Nov 2026.*Last used: Never/u);
    expect(list.getAllByRole('button')).toHaveLength(1);
  });

  it('are made beside those that are there, shown once, with a call that can be pasted', async () => {
    api.use(post('/integrations/:id/keys', NEW));
    const { user, drawer } = drawOpen(SITE);
    await user.click(within(await drawer()).getByRole('button', { name: 'Add Key' }));
    const dialog = await dialogOf('Add Key');
    await send(user, dialog, 'Add Key');
    expect(await within(dialog).findByText('Please say where the key is used')).toBeVisible();
    type(dialog, 'Used by', 'Second server');
    await send(user, dialog, 'Add Key');
    const shown = await dialogOf('Key of Second server for Website');
    expect(within(shown).getByText('adi_shown_once')).toBeVisible();
    const call = 'curl -H "Authorization: Bearer adi_shown_once" "http://localhost/api/leads?pageSize=5"';
    expect(within(shown).getByText(call)).toBeVisible();
    expect(api.callsTo('POST', `/integrations/${SITE.id}/keys`)[0]?.body).toEqual({ label: 'Second server', days: 90 });
    await user.click(within(shown).getByRole('button', { name: /Copy Call$/u }));
    expect(await navigator.clipboard.readText()).toBe(call);
    await user.click(within(shown).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('adi_shown_once')).toBeNull());
  });

  it('are refused with the words of the server, and the form stays', async () => {
    api.use(problem('post', '/integrations/:id/keys', 400, 'At most 366 days', { errors: { days: 'At most 366 days' } }));
    const { user, drawer } = drawOpen(SITE);
    await user.click(within(await drawer()).getByRole('button', { name: 'Add Key' }));
    const dialog = await dialogOf('Add Key');
    type(dialog, 'Used by', 'Second server');
    await send(user, dialog, 'Add Key');
    expect(await within(dialog).findByText('At most 366 days')).toBeVisible();
  });

  it('are revoked after a question', async () => {
    api.use(post('/integrations/:id/keys/:keyId/revoke', { ...KEY, revokedAt: AT }));
    const { user, drawer } = drawOpen(SITE);
    await user.click(within(await drawer()).getByRole('button', { name: 'Revoke Key: Web server' }));
    const question = await dialogOf('Revoke Key');
    expect(api.callsTo('POST')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Revoke Key' }));
    expect(await screen.findByText('The key is revoked.')).toBeVisible();
    expect(api.callsTo('POST', `/integrations/${SITE.id}/keys/${KEY.id}/revoke`)).toHaveLength(1);
  });

  it('stay where revoking fails, which is said', async () => {
    api.use(problem('post', '/integrations/:id/keys/:keyId/revoke', 404, 'Not found'));
    const { user, drawer } = drawOpen(SITE);
    await user.click(within(await drawer()).getByRole('button', { name: 'Revoke Key: Web server' }));
    const question = await dialogOf('Revoke Key');
    await user.click(within(question).getByRole('button', { name: 'Revoke Key' }));
    expect(await screen.findByText('Not found')).toBeVisible();
    expect(question).toBeVisible();
  });
});
