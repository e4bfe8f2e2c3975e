import type { AuditEntry, AuditVerification, ListAuditApiResponse } from '@arogya/api/audit';
import { fakeApi, get, post, problem } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { AuditPage } from './audit-page';

const APPOINTMENT = 'a0000000-0000-4000-8000-000000000001';
const AGENT = 'e0000000-0000-4000-8000-000000000002';
const entry: AuditEntry = {
  id: '41',
  at: '2026-11-24T04:35:00.000Z',
  actorId: AGENT,
  username: 'ravi.menon',
  role: 'agent',
  hospitalId: null,
  action: 'changed',
  entity: 'appointment',
  entityId: APPOINTMENT,
  entityName: 'AD-100001',
  fields: ['notes', 'status'],
  rows: null,
  operation: null,
  requestId: 'b7000000-0000-4000-8000-000000000003',
};
const visitor: AuditEntry = {
  ...entry,
  id: '40',
  actorId: null,
  username: null,
  role: 'visitor',
  action: 'created',
  entity: 'enquiry',
  entityName: null,
  fields: [],
  requestId: null,
};
const intact: AuditVerification = {
  checkedAt: '2026-11-24T04:35:00.000Z',
  rows: 41,
  unkeyed: 0,
  intact: true,
  brokenAt: null,
  head: 'ab'.repeat(32),
};
const api = fakeApi([get<ListAuditApiResponse>('/audit', [entry, visitor], { total: 2 }), get('/audit/verification', intact)]);
const draw = (path = '/audit') => renderPage(<AuditPage />, { path });
const asked = () => Object.fromEntries(api.callsTo('GET', '/audit').at(-1)?.query ?? []);

it('says who did what in a sentence, and leads to the record and to the person', async () => {
  draw();
  const row = within((await screen.findByText('changed notes, status of appointment')).closest('tr') as HTMLElement);
  expect(row.getByText('10:05 AM').closest('time')).toHaveTextContent('24 Nov 2026 10:05 AM');
  expect(row.getByText('Agent')).toBeInTheDocument();
  expect(row.getByText('notes, status')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'AD-100001' })).toHaveAttribute('href', `/appointments?appointment=${APPOINTMENT}`);
  expect(row.getByRole('link', { name: 'All that ravi.menon did' })).toHaveAttribute('href', `/audit?actorId=${AGENT}&reads=1`);
  expect(row.getByText('b7000000')).toBeInTheDocument();
});

it('names a visitor, and a record that has no page by its id', async () => {
  draw();
  const row = within((await screen.findByText('created enquiry')).closest('tr') as HTMLElement);
  expect(row.getAllByText('Visitor').length).toBeGreaterThan(0);
  expect(row.getByText('Enquiry a0000000')).toBeInTheDocument();
  expect(row.queryByRole('link')).toBeNull();
});

it('asks the server what the address says, the latest first, and nothing that cannot be meant', async () => {
  const { user, address } = draw(`/audit?q=ravi&action=changed&entity=patient&entityId=${APPOINTMENT}&from=2026-11-01&to=2026-11-24`);
  expect(await screen.findByText('Only AD-100001')).toBeInTheDocument();
  expect(asked()).toMatchObject({
    q: 'ravi',
    action: 'changed',
    entity: 'patient',
    entityId: APPOINTMENT,
    from: '2026-11-01',
    to: '2026-11-24',
    sort: '-at',
  });
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(address()).toBe('/audit');
});

it('shows at first what people did; a switch each brings looks and the system, and stays in the address', async () => {
  const { user, address } = draw();
  await screen.findByText('created enquiry');
  expect(asked()).toMatchObject({ reads: 'false', system: 'false' });
  await user.click(screen.getByRole('switch', { name: 'Show views and lists' }));
  await waitFor(() => expect(asked()).not.toHaveProperty('reads'));
  expect([address(), asked()['system']]).toEqual(['/audit?reads=1', 'false']);
  await user.click(screen.getByRole('switch', { name: 'Show system entries' }));
  await waitFor(() => expect(asked()).not.toHaveProperty('system'));
  draw('/audit?action=read');
  await waitFor(() => expect(asked()).toMatchObject({ action: 'read', system: 'false' }));
  expect(asked()).not.toHaveProperty('reads');
});

it('leaves out of the question what somebody typed into the address', async () => {
  draw('/audit?action=jumped&entity=moon&actorId=1');
  expect(await screen.findByText('created enquiry')).toBeInTheDocument();
  expect(asked()).not.toHaveProperty('action');
  expect(asked()).not.toHaveProperty('entity');
  expect(asked()).not.toHaveProperty('actorId');
});

it('takes the one person off the filters', async () => {
  const { user, address } = draw(`/audit?actorId=${AGENT}`);
  await user.click(await screen.findByLabelText('Show everything'));
  expect(address()).toBe('/audit');
});

it('offers no days to come', async () => {
  const { user } = draw();
  await user.click(await screen.findByRole('combobox', { name: 'Days' }));
  expect(await screen.findByTitle('Past 7 days')).toBeInTheDocument();
  expect(screen.queryByTitle('Tomorrow')).toBeNull();
});

it('says when the log was found as it was written, and shows the hash to note', async () => {
  draw();
  expect(await screen.findByText('Checked 24 Nov 2026, 10:05 AM: no tampering found in 41 entries')).toBeInTheDocument();
  expect(screen.getByTitle('ab'.repeat(32))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy last hash' })).toBeInTheDocument();
});

it('says where it is broken, and checks all of it when asked to', async () => {
  api.use(get('/audit/verification', { ...intact, intact: false, brokenAt: 7 }));
  const { user } = draw();
  expect(await screen.findByText(/^Checked .*: tampering found, entry 7 is not what was written$/u)).toBeInTheDocument();
  expect(api.callsTo('POST', '/audit/verification')).toHaveLength(0);
  api.use(get('/audit/verification', intact), post('/audit/verification', intact));
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/no tampering found/u)).toBeInTheDocument();
  expect(api.callsTo('POST', '/audit/verification')).toHaveLength(1);
});

it('does not call a log intact that could not be checked, or was not yet', async () => {
  api.use(problem('post', '/audit/verification', 409, ''));
  const { user, unmount } = draw();
  await screen.findByText(/no tampering found/u);
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('The audit log could not be verified')).toBeInTheDocument();
  expect(screen.queryByText(/no tampering found/u)).toBeNull();
  unmount();
  api.use(problem('get', '/audit/verification', 503, ''));
  const { unmount: close } = draw();
  expect(await screen.findByText('The audit log could not be verified')).toBeInTheDocument();
  close();
  api.use(get('/audit/verification', { ...intact, checkedAt: null, intact: null, head: null }));
  draw();
  expect(await screen.findByText('Not verified yet')).toBeInTheDocument();
});

it('says that it could not be fetched, and tries again', async () => {
  api.use(problem('get', '/audit', 500, ''));
  const { user } = draw();
  expect(await screen.findByText('Failed to fetch the audit log')).toBeInTheDocument();
  api.use(get('/audit', [entry], { total: 1 }));
  await user.click(screen.getByRole('button', { name: /Try again|Retry/iu }));
  expect(await screen.findByText('AD-100001')).toBeInTheDocument();
});

it('says that nothing matches the filters, or that there is nothing yet', async () => {
  api.use(get('/audit', [], { total: 0 }));
  const { unmount } = draw();
  expect(await screen.findByText('Nothing has been recorded yet')).toBeInTheDocument();
  unmount();
  draw('/audit?action=exported');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Clear Filters' }).length).toBeGreaterThan(0));
});
