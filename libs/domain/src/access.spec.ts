import { CALLERS, can, INTEGRATION_SCOPES, integrationScopeOf, isRole, PERMISSIONS, scopeOf, type Action } from './access';

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

  it('names only callers that exist', () => {
    for (const action of ACTIONS) {
      for (const role of Object.keys(PERMISSIONS[action])) expect(CALLERS).toContain(role);
    }
  });

  it('lets an integration do nothing without a scope, but say what its key is good for', () => {
    const allowed = ACTIONS.filter((action) => can('integration', action));
    expect(allowed.filter((action) => integrationScopeOf(action) === null)).toEqual(['integrations:own']);
    const inScopes = Object.values(INTEGRATION_SCOPES).flat();
    expect(new Set(inScopes).size).toBe(inScopes.length);
    expect(inScopes.filter((action) => !can('integration', action))).toEqual([]);
    for (const action of allowed) expect(scopeOf('integration', action)).toBe('scoped');
  });

  it('keeps keys from what touches accounts, whole people, code, logs, bulk and Undo', () => {
    const closed =
      /^(?:session|users|exports|reports|audit|messages|privacy|releases|views|search|notifications|calendar|setup|dashboard):/u;
    const never = ACTIONS.filter((action) => closed.test(action) || /:(?:undo|bulk|export|erase|manage)$/u.test(action));
    expect(never.length).toBeGreaterThan(20);
    expect(never.filter((action) => can('integration', action))).toEqual([]);
    expect(isRole('integration')).toBe(false);
  });
});
