import type { Integration, NewIntegrationKey } from '@arogya/api/integrations';
import { del, fakeApi, get, post, problem, put } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IntegrationsPage } from './integrations-page';
import { AT, CALLS, dialogOf, KEY, SITE, withIntegrations } from './testing/integrations';

const api = fakeApi([...withIntegrations(CALLS, SITE), get('/integrations/:id/webhooks', [])]);
function drawOpen({ id, name }: Integration) {
  const drawn = renderPage(<IntegrationsPage />, { path: `/integrations?integration=${id}` });
  return { ...drawn, drawer: () => dialogOf(name) };
}
const type = (dialog: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label, { selector: 'input' }), { target: { value } });

const send = (user: ReturnType<typeof drawOpen>['user'], dialog: HTMLElement, name: string) =>
  user.click(within(dialog).getByRole('button', { name }));

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

describe('deleting an integration', () => {
  const ask = async ({ user, drawer }: ReturnType<typeof drawOpen>): Promise<HTMLElement> => {
    await user.click(within(await drawer()).getByRole('button', { name: 'Delete' }));
    const question = await dialogOf('Delete integration');
    expect(within(question).getByText(/It cannot be brought back/u)).toBeVisible();
    expect(api.callsTo('DELETE')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    return question;
  };

  it('takes it out of the list, after a question', async () => {
    api.use(del('/integrations/:id'));
    const drawn = drawOpen(SITE);
    await ask(drawn);
    expect(await screen.findByText('Integration deleted successfully')).toBeVisible();
    expect(api.callsTo('DELETE', `/integrations/${SITE.id}`)).toHaveLength(1);
    await waitFor(() => expect(drawn.address()).toBe('/integrations'));
  });

  it('says why it fails, and leaves the question open', async () => {
    api.use(problem('delete', '/integrations/:id', 503, 'The service is not available right now.'));
    const question = await ask(drawOpen(SITE));
    expect(await screen.findByText('The service is not available right now.')).toBeVisible();
    expect(question).toBeVisible();
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
    // The dialog has turned, and whoever works by keys goes on in it.
    expect(shown).toBe(dialog);
    expect(shown).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
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
