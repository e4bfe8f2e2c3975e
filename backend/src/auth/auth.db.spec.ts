import { make, TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

describe('signing in', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('answers the user, sets a __Host- cookie and lets the next call in', async () => {
    const user = await make.user(test.sql, 'agent', { first_name: 'Priya' });
    const browser = test.visitor();
    const answer = await browser.post('auth/login', { username: user.username.toUpperCase(), password: TEST_PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: user.id, username: user.username, firstName: 'Priya', lastName: 'agent', email: `${user.username}@example.in`,
      role: 'agent', hospitalId: null, profileImageUrl: null,
    });
    const cookie = answer.cookies.find(({ name }) => name === '__Host-sid');
    expect(cookie).toMatchObject({ attributes: { httponly: '', secure: '', samesite: 'Lax', path: '/' } });
    expect(cookie?.attributes).not.toHaveProperty('domain');
    expect((await browser.get('auth/user')).body).toEqual(answer.body);
  });
});
