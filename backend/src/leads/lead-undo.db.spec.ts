import { auditOf } from '../testing/audit';
import type { Answer, Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt } from '../testing/clinic';
import { startTestApp, type TestApp } from '../testing/test-app';

type User = Caller & { readonly userId: string };
let app: TestApp;
let [admin, agent, other] = [] as unknown as [User, User, User];
beforeAll(async () => {
  app = await startTestApp({ runtime: true });
  [admin, agent, other] = await Promise.all([app.as('admin'), app.as('agent'), app.as('agent')]);
});
beforeEach(() => standAt(app, NOW));
afterAll(() => app.close());

const later = (seconds: number): void => standAt(app, new Date(Date.parse(NOW) + seconds * 1000).toISOString());
const newLead = async (more: object = {}): Promise<string> =>
  (await admin.post('leads', { patientName: 'Meera Nair', phone: '+91 55503 10042', ...more })).body.id;
const read = async (id: string) => (await admin.get(`leads/${id}`)).body as Record<string, unknown>;
const timeline = async (id: string): Promise<string[]> =>
  (await admin.get(`leads/${id}/events`)).body.map(({ kind }: { kind: string }) => kind);
const pendingUntil = async (id: string) =>
  (await app.sql.one<{ day: string | null }>('select pending_until::text as day from leads where id = $1', [id]))?.day;
const undo = (id: string, version: number, who: Caller): Promise<Answer> => who.post(`leads/${id}/undo`, { version });
const ENDED = { status: 409, body: { type: 'urn:arogyadesk:undoEnded' } };

/** Changes the lead and answers its version. */
async function changed(who: Caller, id: string, body: object): Promise<number> {
  const answer = await who.put(`leads/${id}`, body);
  expect(answer.status).toBe(200);
  return Number(answer.body.version);
}
const whole = async (id: string) => {
  const { version: _version, updatedAt: _at, ...lead } = await read(id);
  return { lead, events: await timeline(id), pendingUntil: await pendingUntil(id), stats: (await admin.get('leads/stats')).body };
};

describe('a change of a lead that is taken back', () => {
  it.each([
    ['an assignment', {}, {}],
    ['a move on the board', { status: 'converted' }, {}],
    ['a lost lead that was opened again', { status: 'new' }, { status: 'lost' }],
  ])('%s: lead, timeline and figures are as they were, one version later', async (_what, change, start) => {
    const id = await newLead(start);
    await app.sql.query(`update leads set pending_until = '2026-11-02' where id = $1 and pending_until is not null`, [id]);
    const before = await whole(id);
    const version = await changed(admin, id, 'status' in change ? change : { assignedAgentId: agent.userId });
    expect(await whole(id)).not.toEqual(before);
    const answer = await undo(id, version, admin);
    expect(answer).toMatchObject({ status: 200, body: { ...before.lead, version: version + 1 } });
    expect(await whole(id)).toEqual(before);
  });

  it('a call that was recorded by mistake: the call goes from the timeline, the status goes back', async () => {
    const id = await newLead({ assignedAgentId: agent.userId });
    const before = await whole(id);
    const { body } = await agent.post(`leads/${id}/calls`, { outcome: 'reached' });
    expect(body.status).toBe('contacted');
    expect(await timeline(id)).toContain('called');
    expect((await undo(id, body.version, agent)).status).toBe(200);
    expect(await whole(id)).toEqual(before);
  });

  it('is a change of its own in the audit log, by who did it', async () => {
    const id = await newLead();
    const rows = await auditOf(app, async () => undo(id, await changed(admin, id, { status: 'lost' }), admin));
    const changes = rows.filter(({ action, entity_id }) => action === 'changed' && entity_id === id);
    expect(changes.map(({ actor_id }) => actor_id)).toEqual([admin.userId, admin.userId]);
    expect(changes.every(({ fields }) => fields.includes('status'))).toBe(true);
  });

  it('an agent who was given it by mistake has nothing of it in the bell; an earlier one stays there', async () => {
    const bell = async () => ((await other.get('notifications')).body as { entityId: string }[]).map(({ entityId }) => entityId);
    const id = await newLead();
    const earlier = await newLead({ assignedAgentId: other.userId });
    const version = await changed(admin, id, { assignedAgentId: other.userId });
    expect(await bell()).toEqual([id, earlier]);
    await undo(id, version, admin);
    expect(await bell()).toEqual([earlier]);
  });

  it('goes back to the agent from whom it was taken', async () => {
    const id = await newLead({ assignedAgentId: agent.userId });
    const version = await changed(admin, id, { assignedAgentId: other.userId });
    expect((await undo(id, version, admin)).body).toMatchObject({ assignedAgentId: agent.userId, status: 'assigned' });
  });
});

describe('a change of a lead cannot be taken back', () => {
  it('after its seconds: at 14 s it can, at 16 s not', async () => {
    const [first, second] = [await newLead(), await newLead()];
    const versions = [await changed(admin, first, { status: 'lost' }), await changed(admin, second, { status: 'lost' })] as const;
    later(14);
    expect((await undo(first, versions[0], admin)).status).toBe(200);
    later(16);
    expect(await undo(second, versions[1], admin)).toMatchObject(ENDED);
    expect(await read(second)).toMatchObject({ status: 'lost' });
  });

  it('by somebody else, twice, or when something has changed since', async () => {
    const id = await newLead({ assignedAgentId: agent.userId });
    const version = await changed(agent, id, { status: 'contacted' });
    expect(await undo(id, version, admin)).toMatchObject(ENDED);
    expect((await undo(id, version, other)).status).toBe(404);
    expect((await undo(id, version, agent)).status).toBe(200);
    expect(await undo(id, version, agent)).toMatchObject(ENDED);
    const again = await changed(agent, id, { status: 'contacted' });
    const noted = await changed(agent, id, { notes: 'Call after six' });
    expect(await undo(id, again, agent)).toMatchObject(ENDED);
    expect(await undo(id, noted, agent)).toMatchObject(ENDED);
    expect(await read(id)).toMatchObject({ status: 'contacted', notes: 'Call after six' });
  });

  it('when an appointment was booked with it, or a text was written with it', async () => {
    const clinic = await makeClinic(app);
    const id = await newLead({ assignedAgentId: agent.userId });
    const written = await changed(agent, id, { status: 'contacted', notes: 'Wants a morning' });
    expect(await undo(id, written, agent)).toMatchObject(ENDED);
    const { body } = await agent.post(`leads/${id}/book`, { doctorId: clinic.doctor.id, appointmentDate: tomorrowAt('09:00') });
    expect(await undo(id, Number(body.lead.version), agent)).toMatchObject(ENDED);
    expect(await read(id)).toMatchObject({ status: 'appointment_booked' });
  });

  it('by two tabs at once: one of them does it', async () => {
    const id = await newLead();
    const version = await changed(admin, id, { status: 'converted' });
    const answers = await Promise.all([undo(id, version, admin), undo(id, version, admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
