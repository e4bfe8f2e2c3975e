import type { Role } from '@arogya/domain/access';
import { VIEWS_MOST } from '@arogya/domain/views/rules';
import type { Answer, Caller } from '../testing/caller';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';

type User = Caller & { readonly userId: string };
interface View {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly isDefault: boolean;
  readonly own: boolean;
  readonly version: number;
}

let app: TestApp;
let hospitals: readonly [string, string];
beforeAll(async () => {
  app = await startTestApp({ runtime: true });
  hospitals = [(await make.hospital(app.sql)).id, (await make.hospital(app.sql)).id];
});
afterAll(() => app.close());

const manager = (hospital: 0 | 1): Promise<User> => app.as('hospital_admin', { hospital_id: hospitals[hospital] });
const save = (who: Caller, name: string, more: object = {}): Promise<Answer> =>
  who.post('views', { screen: 'appointments', name, query: 'status=pending', ...more });
const viewsOf = async (who: Caller, screen = 'appointments'): Promise<View[]> => (await who.get(`views?screen=${screen}`)).body as View[];
const ownNames = async (who: Caller): Promise<string[]> => (await viewsOf(who)).flatMap(({ own, name }) => (own ? [name] : []));
const names = async (who: Caller, screen?: string): Promise<string[]> => (await viewsOf(who, screen)).map(({ name }) => name);

it('a view is seen by its owner alone until it is shared', async () => {
  const [owner, other] = [await app.as('agent'), await app.as('agent')];
  const { status, body } = await save(owner, 'Mine');
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ screen: 'appointments', query: 'status=pending', sharedWith: 'me', isDefault: false, own: true, version: 1 }),
  ]);
  expect([await names(owner), await names(other), await names(owner, 'leads')]).toEqual([['Mine'], [], []]);
});

it('shared with a role it is seen by that role, and by no other', async () => {
  const [owner, agent, admin] = [await app.as('agent'), await app.as('agent'), await app.as('admin')];
  await save(owner, 'For agents', { sharedWith: 'role' });
  expect(await viewsOf(agent)).toEqual([expect.objectContaining({ name: 'For agents', own: false, ownerName: 'Test agent' })]);
  expect(await names(admin)).toEqual([]);
});

it('nothing is shared from one hospital with another, neither by role nor by hospital', async () => {
  const [owner, colleague, stranger] = [await manager(0), await manager(0), await manager(1)];
  await save(owner, 'Of the hospital', { sharedWith: 'hospital' });
  await save(owner, 'Of the role', { sharedWith: 'role' });
  expect(await names(colleague)).toEqual(['Of the hospital', 'Of the role']);
  expect(await names(stranger)).toEqual([]);
  expect(await names(await app.as('admin'))).toEqual([]);
  const { status, body } = await save(await app.as('admin'), 'No hospital', { sharedWith: 'hospital' });
  expect([status, body.errors]).toEqual([400, { sharedWith: 'Your account belongs to no hospital' }]);
});

it('who was moved to another hospital, or is gone, shares no more', async () => {
  const [owner, colleague] = [await manager(0), await manager(0)];
  await save(owner, 'Before the move', { sharedWith: 'hospital' });
  expect(await names(colleague)).toContain('Before the move');
  await app.sql.query('update users set hospital_id = $2 where id = $1', [owner.userId, hospitals[1]]);
  expect(await names(colleague)).not.toContain('Before the move');
  await app.sql.query('update users set hospital_id = $2, archived_at = now() where id = $1', [owner.userId, hospitals[0]]);
  expect(await names(colleague)).not.toContain('Before the move');
});

it('only its owner changes a shared view or deletes it: for others it is not there', async () => {
  const [owner, other] = [await app.as('agent'), await app.as('agent')];
  const { id } = (await save(owner, 'Theirs', { sharedWith: 'role' })).body as View;
  const tries = [await other.put(`views/${id}`, { name: 'Taken over' }), await other.delete(`views/${id}`)];
  expect(tries.map(({ status }) => status)).toEqual([404, 404]);
  const changed = await owner.put(`views/${id}`, { name: 'Ours', sharedWith: 'me' });
  expect(changed.body).toMatchObject({ name: 'Ours', query: 'status=pending', version: 2 });
  expect(await names(other)).not.toContain('Ours');
  expect((await owner.delete(`views/${id}`)).status).toBe(204);
  expect(await ownNames(owner)).toEqual([]);
});

it('a name is there once for each owner and screen, however it is written', async () => {
  const [owner, other] = [await app.as('admin'), await app.as('admin')];
  await save(owner, 'Pending');
  const { status, body } = await save(owner, 'PENDING');
  expect([status, body.errors]).toEqual([409, { name: 'You already have a view of this name here' }]);
  const second = (await save(owner, 'Another')).body as View;
  expect((await owner.put(`views/${second.id}`, { name: 'pending' })).status).toBe(409);
  expect([(await save(owner, 'Pending', { screen: 'leads' })).status, (await save(other, 'Pending')).status]).toEqual([201, 201]);
});

it('what a screen does not keep is dropped when it is saved, and when it is read', async () => {
  const owner = await app.as('admin');
  const { id, query } = (await save(owner, 'Clean', { query: '?when=all&page=3&appointment=x&gender=male&q=Rao' })).body as View;
  expect(query).toBe('q=Rao&when=all');
  await app.sql.query(`update saved_views set query = 'status=pending&retired=1' where id = $1`, [id]);
  expect((await viewsOf(owner)).find((view) => view.id === id)?.query).toBe('status=pending');
});

it('one view of a screen is the default, and the session says which', async () => {
  const owner = await app.as('admin');
  const opensWith = async () => ((await owner.get('auth/user')).body as { opensWith: object[] }).opensWith;
  const first = (await save(owner, 'First', { isDefault: true })).body as View;
  await save(owner, 'Leads', { screen: 'leads', query: 'status=new', isDefault: true });
  expect(await opensWith()).toEqual([
    { screen: 'appointments', query: 'status=pending' },
    { screen: 'leads', query: 'status=new' },
  ]);
  const second = (await save(owner, 'Second', { query: 'when=all', isDefault: true })).body as View;
  expect((await viewsOf(owner)).map(({ name, isDefault, version }) => [name, isDefault, version])).toEqual([
    ['First', false, 2],
    ['Second', true, 1],
  ]);
  await owner.put(`views/${first.id}`, { isDefault: true });
  await owner.put(`views/${first.id}`, { isDefault: false });
  expect((await viewsOf(owner)).filter(({ isDefault }) => isDefault)).toEqual([]);
  expect(await opensWith()).toEqual([{ screen: 'leads', query: 'status=new' }]);
  expect(second.isDefault).toBe(true);
});

it('the session says so too when another server has changed a view', async () => {
  const owner = await app.as('admin');
  const opensWith = async () => ((await owner.get('auth/user')).body as { opensWith: object[] }).opensWith;
  const elsewhere = (text: string) => app.sql.query(`${text} where owner_id = $1`, [owner.userId]);
  await save(owner, 'Mine', { isDefault: true });
  expect(await opensWith()).toHaveLength(1);
  await elsewhere('update saved_views set is_default = false');
  await until(async () => (await opensWith()).length === 0);
  await elsewhere('update saved_views set is_default = true');
  await until(async () => (await opensWith()).length === 1);
  await elsewhere('delete from saved_views');
  await until(async () => (await opensWith()).length === 0);
});

it(`somebody keeps ${VIEWS_MOST} over all screens, also when two are saved at once`, async () => {
  const owner = await app.as('admin');
  const fill = `insert into saved_views (owner_id, screen, name, query) select $1, 'leads', 'View ' || n, '' from generate_series(1, $2::int) n`;
  await app.sql.query(fill, [owner.userId, VIEWS_MOST - 1]);
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => save(owner, name)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.type).toBe('urn:arogyadesk:tooManyViews');
});

describe('own views are put in order', () => {
  const order = (who: Caller, ids: readonly string[], screen = 'appointments') => who.put('views/order', { screen, ids });
  const saved = async (who: Caller, ...all: string[]): Promise<Map<string, string>> => {
    const ids = new Map<string, string>();
    for (const name of all) ids.set(name, String((await save(who, name)).body.id));
    return ids;
  };

  it('and stay so; what is saved after comes last, by name', async () => {
    const owner = await app.as('agent');
    const ids = await saved(owner, 'A', 'B', 'C');
    expect(await ownNames(owner)).toEqual(['A', 'B', 'C']);
    const { status, body } = await order(
      owner,
      ['C', 'A', 'B'].map((name) => ids.get(name)!),
    );
    const own = (body as View[]).filter((view) => view.own);
    expect([status, own.map(({ name }) => name)]).toEqual([200, ['C', 'A', 'B']]);
    await saved(owner, 'AB', 'AA');
    expect(await ownNames(owner)).toEqual(['C', 'A', 'B', 'AA', 'AB']);
    expect((await viewsOf(owner)).filter(({ own: isOwn }) => isOwn).map(({ version }) => version)).toEqual([1, 1, 1, 1, 1]);
  });

  it('one that the list does not name, since it was saved meanwhile, comes after it', async () => {
    const owner = await app.as('agent');
    const ids = await saved(owner, 'A', 'B', 'C');
    await order(owner, [ids.get('C')!, ids.get('B')!]);
    expect(await ownNames(owner)).toEqual(['C', 'B', 'A']);
  });

  it('only those of the screen, and nobody else sees another order', async () => {
    const [owner, other] = [await app.as('admin'), await app.as('admin')];
    const first = String((await save(owner, 'A', { sharedWith: 'role' })).body.id);
    const second = String((await save(owner, 'B', { sharedWith: 'role' })).body.id);
    const elsewhere = String((await save(owner, 'Elsewhere', { screen: 'leads', query: '' })).body.id);
    expect((await order(owner, [second, first, elsewhere])).status).toBe(200);
    expect(await ownNames(owner)).toEqual(['B', 'A']);
    const seen = (await names(other)).filter((name) => ['A', 'B'].includes(name));
    expect(seen).toEqual(['A', 'B']);
    await order(other, [second, first]);
    expect(await ownNames(owner)).toEqual(['B', 'A']);
  });

  it.each([
    ['the same view twice', (id: string) => ({ screen: 'appointments', ids: [id, id] }), 400],
    ['no ids', () => ({ screen: 'appointments' }), 400],
    ['what is no id', () => ({ screen: 'appointments', ids: ['first'] }), 400],
    ['a screen that the role does not have', () => ({ screen: 'users', ids: [] }), 403],
  ])('not by %s', async (_, body, status) => {
    const owner = await app.as('agent');
    const { id } = (await save(owner, 'A')).body as View;
    expect((await owner.put('views/order', body(id))).status).toBe(status);
  });
});

it('a repeated call saves once', async () => {
  const owner = await app.as('agent');
  const call = () => owner.post('views', { screen: 'appointments', name: 'Once', query: '' }, { 'idempotency-key': 'once' });
  const [first, again] = [await call(), await call()];
  expect([first.status, again.body.id]).toEqual([201, first.body.id]);
  expect(await ownNames(owner)).toEqual(['Once']);
});

it.each<[Role, string, number]>([
  ['agent', 'leads', 403],
  ['doctor', 'appointments', 403],
  ['admin', 'nothing', 400],
])('%s keeps no view of %s', async (role, screen, status) => {
  const who = await app.as(role);
  expect((await who.post('views', { screen, name: 'Mine', query: '' })).status).toBe(status);
  expect((await app.visitor().get('views?screen=leads')).status).toBe(401);
});

it('a view never shows more than the list does: it is the list that is asked', async () => {
  const [owner, stranger] = [await manager(0), await manager(1)];
  const doctor = await make.doctor(app.sql, { hospital_id: hospitals[1] });
  const patient = await make.patient(app.sql);
  const ids = { doctor_id: doctor.id, patient_id: patient.id, hospital_id: hospitals[1] };
  const { id } = await make.appointment(app.sql, '2030-01-07T10:00:00+05:30', ids);
  const { query } = (await save(owner, 'Wide', { query: `hospitalId=${hospitals[1]}` })).body as View;
  const shown = async (who: Caller) => ((await who.get(`appointments?${query}`)).body as { id: string }[]).map((row) => row.id);
  expect([await shown(owner), await shown(stranger)]).toEqual([[], [id]]);
});
