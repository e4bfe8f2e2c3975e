import { can, PERMISSIONS, scopeOf, ROLES, type Action } from './access';

const ACTIONS = Object.keys(PERMISSIONS) as Action[];

describe('the permissions', () => {
  it('grants nothing to a missing or unknown role', () => {
    for (const action of ACTIONS) {
      for (const role of [undefined, null, '', 'superuser', 'constructor']) expect(scopeOf(role, action)).toBeNull();
    }
  });

  it('lets a doctor change their own appointments but neither book, list all nor delete them', () => {
    expect(scopeOf('doctor', 'appointments:change')).toBe('scoped');
    for (const action of ['appointments:create', 'appointments:read', 'appointments:delete'] as const) {
      expect(can('doctor', action)).toBe(false);
    }
  });

  it('keeps a hospital administrator to a scope in everything but the lists to choose from', () => {
    const unscoped = ACTIONS.filter((action) => scopeOf('hospital_admin', action) === 'all');
    expect(unscoped).toEqual([
      'session:read',
      'session:own',
      'reference:choose',
      'views:own',
      'notifications:read',
      'releases:report',
      'releases:try',
    ]);
  });

  it('names only roles that exist', () => {
    for (const action of ACTIONS) {
      for (const role of Object.keys(PERMISSIONS[action])) expect(ROLES).toContain(role);
    }
  });
});
