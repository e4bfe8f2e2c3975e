import 'reflect-metadata';
import { ROLES, type Role } from '@arogya/domain/access';
import { createApp } from '../app.setup';
import { loadConfig } from '../config';
import { openApiDocument } from '../openapi-document';

/**
 * Who may call what, as it was decided: A all rows, S scoped, - refused, in the order admin, agent, doctor, hospital_admin;
 * P public. Routes added since are documented by x-access and not compared with this table.
 */
const DECIDED = `
get auth/user                                 A A A A
post auth/login                               P
post auth/logout                              P
post enquiries                                P
get enquiries                                 A - - -
put enquiries/{id}                            A - - -
delete enquiries/{id}                         A - - -
get dashboard/stats                           A S - S
get doctors                                   A S S S
post doctors                                  A - - S
put doctors/{id}                              A - - S
delete doctors/{id}                           A - - S
get cities/active                             A A A A
get specialties/active                        A A A A
get services/active                           A A A A
get hospitals/active                          A A A A
get states/active                             A A A A
get services                                  A - - -
post specialties                              A - - -
put states/{id}                               A - - -
delete cities/{id}                            A - - -
get management/stats                          A - - -
get patients/by-phone/{phone}                 A A - -
post patients                                 A A - -
get patients                                  A - - S
put patients/{id}                             A - - S
delete patients/{id}                          A - - S
get appointments                              A A - S
get appointments/today                        A A S S
get appointments/doctor/{id}                  A A S S
get appointments/agent/{id}                   A S - -
post appointments                             A A - -
put appointments/{id}                         A A S S
delete appointments/{id}                      A A - S
get leads                                     A - - S
get leads/agent/{agentId}                     A S - -
get leads/unassigned                          A A - -
post leads                                    A S - -
delete leads/{id}                             A - - -
put leads/{id}                                A S - S
get hospital/appointments                     - - - S
get hospital/doctors                          - - - S
get hospital/stats                            - - - S
get hospital/qr                               - - - S
get hospitals                                 A - - -
post hospitals                                A - - -
put hospitals/{id}                            A - - -
delete hospitals/{id}                         A - - -
get hospitals/{id}/qr                         A - - -
get hospitals/booking/{slug}                  P
get hospitals/booking/{slug}/doctors          P
get patients/booking/check-phone/{phone}      P
post patients/booking                         P
put patients/booking/{id}                     P
post appointments/booking                     P
get users                                     A - - -
post users                                    A - - -
put users/{id}                                A - - -
delete users/{id}                             A - - -
get export/leads/csv                          A - - S
get export/appointments/csv                   A - - S`;

interface StatedPermission {
  readonly action: string;
  readonly roles?: Partial<Record<Role, 'all' | 'scoped'>>;
}

const LETTERS = { all: 'A', scoped: 'S' } as const;
const letterOf = (scope: 'all' | 'scoped' | undefined): string => (scope ? LETTERS[scope] : '-');

it('each route asks for what was decided', async () => {
  const config = loadConfig({ DATABASE_URL: 'postgres://nobody@localhost/none', NODE_ENV: 'test' });
  const { paths } = openApiDocument(await createApp({ config, preview: true }));
  const rows = DECIDED.trim()
    .split('\n')
    .map((line) => /^(\w+) (\S+) +(.+)$/u.exec(line) ?? []);
  const wrong = rows.flatMap(([line = '', method = '', path = '', decided = '']) => {
    const item = Object.entries(paths).find(([name]) => name.replace(/\{\w+\}/gu, '{}') === `/api/${path}`.replace(/\{\w+\}/gu, '{}'))?.[1];
    const operation = (item as unknown as Record<string, { 'x-access': StatedPermission }> | undefined)?.[method];
    if (!operation) return [];
    const { action, roles = {} } = operation['x-access'];
    const stated = action === 'public' ? 'P' : ROLES.map((role) => letterOf(roles[role])).join(' ');
    return stated === decided ? [] : [`${line} (but says ${stated})`];
  });
  expect(rows).toHaveLength(61);
  expect(wrong).toEqual([]);
});
