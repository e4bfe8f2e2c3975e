import type { ListWebhookDeliveriesApiResponse, ListWebhooksApiResponse, Webhook } from '@arogya/api/webhooks';
import { DELIVERY_SEARCH_WRONG } from '@arogya/domain/webhooks/delivery-search';
import { del, fakeApi, get, post, problem, put, unreachable } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { takeOption } from '@arogya/testing/take-option';
import { screen, waitFor, within } from '@testing-library/react';
import { IntegrationsPage } from '../integrations/integrations-page';
import { AT, dialogOf, SITE, withIntegrations } from '../integrations/testing/integrations';
import { DEAD, NEW_WEBHOOK, PATH, RESTORED, WAITING, WEBHOOK } from './testing/webhooks';

const DELIVERIES = '/integrations/:id/webhooks/:webhookId/deliveries';
const api = fakeApi([
  ...withIntegrations(SITE),
  get<ListWebhooksApiResponse>('/integrations/:id/webhooks', [WEBHOOK, RESTORED]),
  get<ListWebhookDeliveriesApiResponse>(DELIVERIES, [WAITING, DEAD], { total: 2 }),
]);
const HOST = 'hooks.example.com';

async function drawOpen(host = HOST) {
  const { user } = renderPage(<IntegrationsPage />, { path: `/integrations?integration=${SITE.id}` });
  await user.click(await screen.findByRole('button', { name: `Open ${host}` }));
  const dialog = await dialogOf(`Webhook ${host}`);
  const press = (name: string, within_ = dialog) => user.click(within(within_).getByRole('button', { name }));
  return { user, dialog, press };
}
const of = ({ id }: Webhook): string => `${PATH}/${id}`;

describe('a webhook', () => {
  it('says how it is, and where changes of which types go', async () => {
    const { dialog } = await drawOpen();
    for (const text of ['Changes are sent as they happen.', WEBHOOK.url, 'lead.created, lead.updated'])
      expect(within(dialog).getByText(text)).toBeVisible();
  });

  it('is tested at once, and what the receiver answers is shown', async () => {
    api.use(
      post(`${DELIVERIES.replace('/deliveries', '')}/test`, { at: AT, outcome: 'failed', status: 404, text: 'no such page', ms: 1_084 }),
    );
    const { dialog, press } = await drawOpen();
    await press('Send Test');
    expect(await within(dialog).findByText('no such page')).toBeVisible();
    expect(within(dialog).getByText('no such page').parentElement).toHaveTextContent(/^Failed · 404 · 1,084 ms · 20 Nov 2026/u);
    expect(api.callsTo('POST', `${of(WEBHOOK)}/test`)).toHaveLength(1);
  });

  it('says why a test is refused', async () => {
    api.use(problem('post', '/integrations/:id/webhooks/:webhookId/test', 409, 'It rests.'));
    const { press } = await drawOpen();
    await press('Send Test');
    expect(await screen.findByText('It rests.')).toBeVisible();
  });

  it('is changed as it was read, with what it has', async () => {
    api.use(put('/integrations/:id/webhooks/:webhookId', WEBHOOK));
    const { user, press } = await drawOpen();
    await press('Edit Webhook');
    const form = await dialogOf('Edit Webhook');
    expect(within(form).getByLabelText('Address')).toHaveValue(WEBHOOK.url);
    await user.click(within(form).getByRole('checkbox', { name: 'lead.updated' }));
    await press('Save Webhook', form);
    expect(await screen.findByText('The webhook is saved.')).toBeVisible();
    const [call] = api.callsTo('PUT', of(WEBHOOK));
    expect(call?.headers.get('If-Match')).toBe('"4"');
    expect(call?.body).toEqual({ url: WEBHOOK.url, types: ['lead.created'] });
  });

  it('gets a new secret after a question, which is shown once', async () => {
    api.use(post('/integrations/:id/webhooks/:webhookId/secret', NEW_WEBHOOK));
    const { press } = await drawOpen();
    await press('New Secret');
    const question = await dialogOf('New Secret');
    expect(within(question).getByText(/signed with both secrets/u)).toBeVisible();
    expect(api.callsTo('POST')).toEqual([]);
    await press('New Secret', question);
    expect(await screen.findByText('whsec_shown_once')).toBeVisible();
    expect(api.callsTo('POST', `${of(WEBHOOK)}/secret`)).toHaveLength(1);
  });

  it('is switched off as it was read, and says so when somebody else was first', async () => {
    api.use(put('/integrations/:id/webhooks/:webhookId', { ...WEBHOOK, state: 'paused', isActive: false }));
    const { press } = await drawOpen();
    await press('Switch Off');
    expect(await screen.findByText('Switched off. What happens until it is resumed is not sent.')).toBeVisible();
    expect(api.callsTo('PUT', of(WEBHOOK))[0]?.body).toEqual({ isActive: false });
    api.use(problem('put', '/integrations/:id/webhooks/:webhookId', 409, 'Too late', { extra: { current: { ...WEBHOOK, version: 5 } } }));
    await press('Switch Off');
    expect(await screen.findByText(/meanwhile/iu)).toBeVisible();
  });

  it('in what may be a copy of the installation is resumed after a question', async () => {
    api.use(post('/integrations/:id/webhooks/:webhookId/resume', { ...RESTORED, state: 'active' }));
    const { press } = await drawOpen('crm.example.com');
    await press('Resume');
    const question = await dialogOf('Resume');
    expect(within(question).getByText(/In a copy or a drill leave it as it is/u)).toBeVisible();
    expect(api.callsTo('POST')).toEqual([]);
    await press('Resume', question);
    expect(await screen.findByText('Resumed. What has waited is sent.')).toBeVisible();
    expect(api.callsTo('POST', `${of(RESTORED)}/resume`)).toHaveLength(1);
  });

  it('that rests is resumed at once', async () => {
    const resting: Webhook = { ...WEBHOOK, state: 'resting', fails: 20, probeAt: AT };
    api.use(
      get<ListWebhooksApiResponse>('/integrations/:id/webhooks', [resting]),
      post('/integrations/:id/webhooks/:webhookId/resume', WEBHOOK),
    );
    const { dialog, press } = await drawOpen();
    expect(within(dialog).getByText(/It has failed 20 times in a row/u)).toBeVisible();
    await press('Resume');
    expect(await screen.findByText('Resumed. What has waited is sent.')).toBeVisible();
  });

  it('is deleted after a question, and its dialog closes', async () => {
    api.use(del('/integrations/:id/webhooks/:webhookId'));
    const { press } = await drawOpen();
    await press('Delete');
    const question = await dialogOf('Delete webhook');
    api.use(get<ListWebhooksApiResponse>('/integrations/:id/webhooks', [RESTORED]));
    await press('Delete', question);
    expect(await screen.findByText('Webhook deleted successfully')).toBeVisible();
    expect(api.callsTo('DELETE', of(WEBHOOK))[0]?.headers.get('If-Match')).toBe('"4"');
    await waitFor(() => expect(screen.queryByText(WEBHOOK.url)).toBeNull());
  });
});

describe('the log of deliveries', () => {
  it('has the newest first, each with its state, its attempts and what is sent', async () => {
    const { user, dialog } = await drawOpen();
    const [waiting, dead] = (await within(dialog).findAllByText(/^lead\./u, { selector: 'summary code' })).map((code) =>
      code.closest('li'),
    );
    expect(waiting).toHaveTextContent(/^lead\.updated Waiting/u);
    expect(dead).toHaveTextContent(/^lead\.created Given up.*10 tries · 500/u);
    expect(within(waiting!).queryByRole('button', { name: /^Send Again/u })).toBeNull();
    await user.click(within(dead!).getByText('lead.created'));
    for (const text of [DEAD.eventId, 'out of order', DEAD.body]) expect(within(dead!).getByText(text)).toBeVisible();
  });

  it('sends one again, and all that were given up', async () => {
    api.use(
      post('/integrations/:id/webhooks/:webhookId/deliveries/:deliveryId/replay', { ...DEAD, state: 'queued' }),
      post('/integrations/:id/webhooks/:webhookId/replay', { queued: 2, more: true }),
    );
    const { press, dialog } = await drawOpen();
    await within(dialog).findAllByText(DEAD.eventId);
    await press(`Send Again: lead.created, ${DEAD.eventId}`);
    expect(await screen.findByText('It is sent again, with the same id.')).toBeVisible();
    expect(api.callsTo('POST', `${of(WEBHOOK)}/deliveries/12/replay`)).toHaveLength(1);
    await press('Send All Given Up Again');
    expect(await screen.findByText('2 deliveries are sent again. There are more: send them after these.')).toBeVisible();
    expect(api.callsTo('POST', `${of(WEBHOOK)}/replay`)[0]?.body).toEqual({});
  });

  it('is filtered by state, and says that there are none in it', async () => {
    const { user, dialog } = await drawOpen();
    api.use(get<ListWebhookDeliveriesApiResponse>(DELIVERIES, [], { total: 0 }));
    await takeOption(user, within(dialog).getByRole('combobox', { name: 'State of deliveries' }), 'Sending');
    expect(await within(dialog).findByText('There are no deliveries in this state')).toBeVisible();
    expect(Object.fromEntries(api.callsTo('GET', `${of(WEBHOOK)}/deliveries`).at(-1)?.query ?? [])).toMatchObject({ state: 'sending' });
  });

  it('is searched by an id, and says so where it has none or what was typed is no id', async () => {
    const { user, dialog } = await drawOpen();
    const queries = () => api.callsTo('GET', `${of(WEBHOOK)}/deliveries`).map(({ query }) => query.get('q'));
    const find = async (typed: string): Promise<void> => {
      const box = within(dialog).getByRole('searchbox', { name: 'Find by id' });
      await user.clear(box);
      await user.type(box, `${typed}{Enter}`);
    };
    await within(dialog).findByText(DEAD.eventId);
    await find('evt_12');
    expect(await within(dialog).findByText(DELIVERY_SEARCH_WRONG)).toBeVisible();
    expect(within(dialog).queryByText(DEAD.eventId)).toBeNull();
    expect(within(dialog).getByRole('button', { name: /Refresh/u })).toBeDisabled();
    api.use(get<ListWebhookDeliveriesApiResponse>(DELIVERIES, [], { total: 0 }));
    await find(DEAD.entityId);
    expect(await within(dialog).findByText(/^Nothing with this id was sent/u)).toBeVisible();
    expect(queries().filter((q) => q !== null)).toEqual([DEAD.entityId]);
  });

  it('shows more where there are more', async () => {
    api.use(get<ListWebhookDeliveriesApiResponse>(DELIVERIES, [DEAD], { total: 300 }));
    const { dialog, press } = await drawOpen();
    await within(dialog).findByText(DEAD.eventId);
    await press('Show more');
    await waitFor(() =>
      expect(
        api
          .callsTo('GET', `${of(WEBHOOK)}/deliveries`)
          .at(-1)
          ?.query.get('pageSize'),
      ).toBe('40'),
    );
  });

  it('says that nothing was sent yet, and that it cannot be fetched', async () => {
    api.use(get<ListWebhookDeliveriesApiResponse>(DELIVERIES, [], { total: 0 }));
    const { dialog, press } = await drawOpen();
    expect(await within(dialog).findByText('Nothing was sent yet')).toBeVisible();
    api.use(unreachable('get', DELIVERIES));
    await press('reload Refresh');
    expect(await within(dialog).findByRole('button', { name: /Retry/u })).toBeVisible();
  });
});
