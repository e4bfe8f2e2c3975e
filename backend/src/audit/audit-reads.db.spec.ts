import type { Statement } from '../database/statement';
import { randomUUID } from 'node:crypto';
import { auditOf } from '../testing/audit';
import type { Caller } from '../testing/caller';
import { MARK, makeLookedAt, PLANTED, PlantedModule, shownTo, type LookedAt } from '../testing/looks';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { SYSTEM } from '../request-context';
import { AuditReads } from './audit-reads.service';

describe('whoever looks at somebody', () => {
  let test: TestApp;
  let person: LookedAt;
  let admin: Caller & { userId: string };
  beforeAll(async () => {
    test = await startTestApp({ env: { OUTBOX: '1' }, modules: [PlantedModule], runtime: true });
    admin = await test.as('admin');
    person = await makeLookedAt(test, admin);
  });
  afterAll(() => test.close());

  it('leaves one row, whatever the route: only the planted one leaves none (control)', async () => {
    const { shows, silent } = await shownTo(test, person, admin);
    const expected = [
      'appointments',
      'appointments/{id}',
      'appointments/{id}/reported',
      'appointments/doctor/{id}',
      'calendar-changes/{id}',
      'export/appointments/csv',
    ];
    expected.push('leads', 'leads/{id}', 'leads/{id}/events', 'leads/unassigned', 'enquiries', 'enquiries/{id}', 'messages', 'audit');
    expected.push('patients', 'patients/{id}', 'patients/{id}/export', 'patients/by-phone/{phone}', 'privacy/by-phone/{phone}', 'planted');
    expect(expected.filter((path) => !shows.includes(`/api/${path}`))).toEqual([]);
    expect(silent).toEqual([PLANTED]);
  });

  it.each(['hospital_admin', 'agent', 'doctor'] as const)('leaves one as %s too', async (role) => {
    const fields = role === 'hospital_admin' ? { hospital_id: person.clinic.hospital.id } : {};
    const who = await test.as(role, fields);
    if (role === 'doctor') await test.sql.query('update doctors set user_id = $1 where id = $2', [who.userId, person.clinic.doctor.id]);
    const { shows, silent } = await shownTo(test, person, who);
    expect(shows.length).toBeGreaterThan(1);
    expect(silent.filter((route) => route !== PLANTED)).toEqual([]);
  });

  it('is found by the patient, however they were shown', async () => {
    const other = await make.patient(test.sql);
    const paths = [
      `patients/${person.ids.patient}`,
      `patients?q=${MARK}`,
      'appointments',
      `appointments/${person.ids.appointment}`,
      `appointments/doctor/${person.clinic.doctor.id}`,
      `appointments/${person.ids.appointment}/reported`,
    ];
    const rows = await auditOf(test, async () => {
      for (const path of paths) expect((await admin.get(path)).status).toBe(200);
      await admin.get(`patients/${other.id}`);
    });
    const found = await admin.get(`audit?entity=patient&entityId=${person.ids.patient}&pageSize=100`);
    const seen = new Set(found.body.map(({ requestId }: { requestId: string }) => requestId));
    expect(rows.map(({ request_id }) => seen.has(request_id))).toEqual([...paths.map(() => true), false]);
    const { appointment } = person.ids;
    expect(rows.find(({ action, entity }) => action === 'listed' && entity === 'appointment')?.shown).toEqual([appointment]);
    expect((await admin.post('audit/verification')).body.intact).toBe(true);
  });

  it('is named, each for themselves, when several looks are written at once', async () => {
    const [agent, reads] = [await test.as('agent'), test.app.get(AuditReads)];
    const names = new Map<string, string>();
    const rows = await auditOf(test, async () => {
      for (const who of [admin, agent, admin, agent, agent, admin]) {
        const look = { action: 'read', entity: 'patient', shown: [person.ids.patient] } as const;
        const requestId = randomUUID();
        names.set(requestId, who.userId);
        void reads.add({ ...look, who: { id: who.userId, role: 'agent', requestId } });
      }
      void reads.add({ action: 'read', entity: 'patient', who: SYSTEM });
      await reads.flush();
    });
    const [nobody] = rows.splice(-1);
    expect(rows.map(({ request_id, actor_id }) => [request_id, actor_id])).toEqual([...names]);
    expect(rows.map(({ shown }) => shown)).toEqual(rows.map(() => [person.ids.patient]));
    expect(nobody).toMatchObject({ actor_id: null, role: 'system', shown: null });
  });

  it('is written down by a server that is stopped in the same moment', async () => {
    const stopped = await startTestApp({ database: test.config.databaseUrl });
    const { headers } = await (await stopped.as('admin')).get(`appointments/${person.ids.appointment}`);
    await stopped.close();
    const rows = await test.sql.query('select action from audit_log where request_id = $1', [headers['x-request-id']]);
    expect(rows).toEqual([{ action: 'read' }]);
  });

  it('keeps the rows that a slow or broken database has not taken, and writes them when it does', async () => {
    const reads = test.app.get(AuditReads);
    const taken: string[] = [];
    let broken = true;
    const sql = {
      query: ({ values: [, , roles] }: Statement) =>
        broken ? Promise.reject(new Error('gone')) : Promise.resolve(taken.push(...(roles as string[]))),
    };
    const queue = new AuditReads(sql as never);
    const look = { action: 'read', entity: 'patient', who: { role: 'system' } } as const;
    for (let n = 1; n < 2_000; n += 1) expect(queue.add(look)).toBeNull();
    await expect(queue.add(look)).rejects.toThrow('gone');
    broken = false;
    await queue.beforeApplicationShutdown();
    expect(taken).toHaveLength(2_000);
    expect(reads).not.toBe(queue);
  });
});
