import { openApiDocument } from '../openapi-document';
import { startTestApp, type TestApp } from '../testing/test-app';

type Operations = Record<string, { 'x-access': object; operationId?: string } | undefined>;
/** Deleted for good: a visitor's hold, a session, a saved view; what has keys or a secret; and what is itself the Undo of a change. */
const FOR_GOOD = new Set([
  '/api/appointments/booking/hold/{id}',
  '/api/auth/sessions/{id}',
  '/api/calendar-changes/{id}',
  '/api/integrations/{id}',
  '/api/views/{id}',
  '/api/webhooks/{id}',
]);

/** Routes that delete a record, without a route of the same permission that restores it. */
const withoutWayBack = (paths: Record<string, Operations>): string[] =>
  Object.entries(paths)
    .filter(([path, { delete: remove }]) => remove && path.endsWith('/{id}') && !FOR_GOOD.has(path))
    .filter(([path, { delete: remove }]) => {
      const back = paths[`${path}/restore`]?.['post'];
      return JSON.stringify(back?.['x-access']) !== JSON.stringify(remove?.['x-access']);
    })
    .map(([path]) => path);

describe('what is deleted can be brought back', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('by a route with the rule of the one that deletes', () => {
    const paths = openApiDocument(test.app).paths as unknown as Record<string, Operations>;
    expect(Object.keys(paths).filter((path) => path.endsWith('/restore')).length).toBeGreaterThanOrEqual(11);
    expect(withoutWayBack(paths)).toEqual([]);
    const other = {
      '/api/x/{id}': { delete: { 'x-access': { action: 'a' } } },
      '/api/x/{id}/restore': { post: { 'x-access': { action: 'b' } } },
    };
    expect(withoutWayBack({ ...other, '/api/y/{id}': { delete: { 'x-access': {} } } })).toEqual(['/api/x/{id}', '/api/y/{id}']);
  });
});
