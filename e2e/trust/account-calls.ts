import type { Answer, Caller } from '@arogya/backend/testing/caller';
import { integrationKey, program } from '@arogya/backend/testing/integration-key';
import { make } from '@arogya/backend/testing/make';
import type { TestApp } from '@arogya/backend/testing/test-app';

type Call = (who: Caller) => Promise<Answer>;
let count = 0;
const next = (): string => `proof-${(count += 1)}`;
const account = (): object => ({ createUserAccount: true, username: next(), password: 'a long passphrase' });
const DOCTOR = {
  fullName: 'Dr. Proof',
  specialty: 'Cardiology',
  phone: '+91 98450 10001',
  city: 'Pune',
  licenseNumber: 'MMC/1',
  email: 'dr@example.in',
};
const GONE = { archived_at: new Date(), is_active: false };

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** What each call has to send, so that nothing but the proof is missing; `METHOD path` as docs/access.md has it. */
export const ACCOUNT_CALLS: Readonly<Record<string, (app: TestApp) => Promise<Call>>> = {
  'POST users': () =>
    Promise.resolve((who) => {
      const username = next();
      return who.post('users', {
        ...{ username, email: `${username}@example.in`, password: 'a long passphrase', firstName: 'New', lastName: 'Admin', role: 'admin' },
      });
    }),
  'PUT users/{id}': async ({ sql }) => {
    const { id } = await make.user(sql, 'agent');
    return (who) => who.put(`users/${id}`, { email: `${next()}@example.in` });
  },
  'DELETE users/{id}': async ({ sql }) => {
    const { id } = await make.user(sql, 'agent');
    return (who) => who.delete(`users/${id}`);
  },
  'POST users/{id}/restore': async ({ sql }) => {
    const { id } = await make.user(sql, 'agent', GONE);
    return (who) => who.post(`users/${id}/restore`);
  },
  'DELETE users/{id}/sessions': async ({ sql }) => {
    const { id } = await make.user(sql, 'agent');
    return (who) => who.delete(`users/${id}/sessions`);
  },
  'DELETE users/{id}/second-factor': async ({ sql }) => {
    const { id } = await make.user(sql, 'agent');
    return (who) => who.delete(`users/${id}/second-factor`);
  },
  'POST doctors': () => Promise.resolve((who) => who.post('doctors', { ...DOCTOR, hospitalName: 'Own Practice', ...account() })),
  'PUT doctors/{id}': async ({ sql }) => {
    const { id } = await make.doctor(sql);
    return (who) => who.put(`doctors/${id}`, account());
  },
  'DELETE doctors/{id}': async ({ sql }) => {
    const { id } = await make.doctor(sql, { user_id: (await make.user(sql, 'doctor')).id });
    return (who) => who.delete(`doctors/${id}`);
  },
  'POST doctors/{id}/restore': async ({ sql }) => {
    const { id } = await make.doctor(sql, { user_id: (await make.user(sql, 'doctor', GONE)).id, ...GONE });
    return (who) => who.post(`doctors/${id}/restore`);
  },
  'POST hospitals': () => Promise.resolve((who) => who.post('hospitals', { name: next(), city: 'Pune', ...account() })),
  'PUT hospitals/{id}': async ({ sql }) => {
    const { id } = await make.hospital(sql);
    return (who) => who.put(`hospitals/${id}`, account());
  },
  'DELETE hospitals/{id}': async ({ sql }) => {
    const { id } = await make.hospital(sql);
    return (who) => who.delete(`hospitals/${id}`);
  },
  'POST hospitals/{id}/restore': async ({ sql }) => {
    const { id } = await make.hospital(sql, GONE);
    return (who) => who.post(`hospitals/${id}/restore`);
  },
  'GET patients/{id}/export': async ({ sql }) => {
    const { id } = await make.patient(sql);
    return (who) => who.get(`patients/${id}/export`);
  },
  'POST patients/{id}/erase': async ({ sql }) => {
    const { id } = await make.patient(sql);
    return (who) => who.post(`patients/${id}/erase`);
  },
  'GET privacy/by-phone/{phone}': async ({ sql }) => {
    const { phone } = await make.patient(sql);
    return (who) => who.get(`privacy/by-phone/${encodeURIComponent(phone)}`);
  },
  'POST privacy/copy': async ({ sql }) => {
    const { id, phone } = await make.patient(sql);
    return (who) => who.post('privacy/copy', { phone, ids: [id] });
  },
  'POST privacy/erase': async ({ sql }) => {
    const { id, phone } = await make.patient(sql);
    return (who) => who.post('privacy/erase', { phone, ids: [id] });
  },
  'GET export/appointments/csv': () => Promise.resolve((who) => who.get('export/appointments/csv')),
  'GET export/leads/csv': () => Promise.resolve((who) => who.get('export/leads/csv')),
  'GET auth/confirmed': () => Promise.resolve((who) => who.get('auth/confirmed')),
  'POST auth/second-factor': () => Promise.resolve((who) => who.post('auth/second-factor')),
  'PUT auth/second-factor': () => Promise.resolve((who) => who.put('auth/second-factor', { code: '000000' })),
  'DELETE auth/second-factor': () => Promise.resolve((who) => who.delete('auth/second-factor')),
  'POST releases': () => Promise.resolve((who) => who.post('releases', {})),
  'PUT releases/{mfe}/live': () => Promise.resolve((who) => who.put('releases/mfe-nobody/live', { id: 'installed' })),
  'POST releases/{mfe}/rollback': () => Promise.resolve((who) => who.post('releases/mfe-nobody/rollback', {})),
  'PUT releases/{mfe}/off': () => Promise.resolve((who) => who.put('releases/mfe-nobody/off', { off: true })),
  'POST integrations': () => Promise.resolve((who) => who.post('integrations', {})),
  'PUT integrations/{id}': () => Promise.resolve((who) => who.put(`integrations/${UNKNOWN}`, { isActive: true })),
  'DELETE integrations/{id}': () => Promise.resolve((who) => who.delete(`integrations/${UNKNOWN}`)),
  'POST integrations/{id}/keys': () => Promise.resolve((who) => who.post(`integrations/${UNKNOWN}/keys`, {})),
  'POST integrations/{id}/keys/{keyId}/revoke': () => Promise.resolve((who) => who.post(`integrations/${UNKNOWN}/keys/${UNKNOWN}/revoke`)),
  'POST integrations/{id}/webhooks': () =>
    Promise.resolve((who) => who.post(`integrations/${UNKNOWN}/webhooks`, { url: 'https://receiver.example/', types: ['lead.created'] })),
  'PUT integrations/{id}/webhooks/{webhookId}': async (app) => {
    const own = await integrationKey(app);
    const made = await program(app.visitor(), own)('POST', 'webhooks', { url: 'https://receiver.example/', types: ['lead.created'] });
    const path = `integrations/${own.integrationId}/webhooks/${String(made.body.id)}`;
    return (who) => who.put(path, { url: 'https://elsewhere.example/' });
  },
  'POST integrations/{id}/webhooks/{webhookId}/secret': () =>
    Promise.resolve((who) => who.post(`integrations/${UNKNOWN}/webhooks/${UNKNOWN}/secret`)),
  'POST release-keys': () => Promise.resolve((who) => who.post('release-keys', {})),
  'POST release-keys/{id}/revoke': () => Promise.resolve((who) => who.post(`release-keys/${UNKNOWN}/revoke`)),
};
