import { Link } from '@arogya/platform';
import { fakeApi, get } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { Opening } from './opening';

const server = fakeApi();
beforeEach(() => server.use(get('/auth/user', { ...makeUser(), opensWith: [{ screen: 'leads', query: 'status=new' }] })));

const draw = (path: string) =>
  renderPage(
    <Opening>
      <Link to="/leads">Leads</Link>
      <Link to="/patients">Patients</Link>
    </Opening>,
    { path },
  );
const known = () => waitFor(() => expect(server.callsTo('GET', '/auth/user')).toHaveLength(1));

test('a page that is entered without filters opens with the starred view; taking its filters away there shows everything', async () => {
  const { user, address } = draw('/patients');
  await known();
  await user.click(screen.getByText('Leads'));
  await waitFor(() => expect(address()).toBe('/leads?status=new'));
  await user.click(screen.getByText('Leads'));
  expect(address()).toBe('/leads');
  await user.click(screen.getByText('Patients'));
  expect(address()).toBe('/patients');
});

test('an address with filters of its own is left alone', async () => {
  const { address } = draw('/leads?q=mee');
  await known();
  expect(address()).toBe('/leads?q=mee');
});
