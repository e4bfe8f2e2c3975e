import type { Role } from '@arogya/domain/access';
import pg from 'pg';
import { SESSION_OPTIONS } from '../database/data-source';
import type { Caller } from '../testing/caller';
import { TEST_PASSWORD } from '../testing/make';
import type { TestApp } from '../testing/test-app';
import type { BusiestIds } from './crowd';

/** A connection to the crowd's database beside the server's, which plans as the server does. */
export async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, options: SESSION_OPTIONS });
  await client.connect();
  return client;
}

/** Signs in as somebody of each role, those of the crowd who have most. */
export async function signIn(test: TestApp, { agent, doctor, hospital }: BusiestIds): Promise<Record<Role, Caller>> {
  const admin = await test.as('admin');
  const asDoctor = await test.as('doctor');
  await test.sql.query('update doctors set user_id = $1 where id = $2', [asDoctor.userId, doctor]);
  const row = await test.sql.one<{ username: string }>(
    'update users set password_hash = (select password_hash from users where id = $2), is_active = true where id = $1 returning username',
    [agent, admin.userId],
  );
  const asAgent = test.visitor();
  await asAgent.post('auth/login', { username: row?.username ?? '', password: TEST_PASSWORD });
  return { admin, agent: asAgent, doctor: asDoctor, hospital_admin: await test.as('hospital_admin', { hospital_id: hospital }) };
}
