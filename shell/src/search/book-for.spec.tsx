import type { SearchAnswer } from '@arogya/api/search';
import type { Role } from '@arogya/domain/access';
import { useLocation, type NavEntry } from '@arogya/platform';
import { fakeApi, get, type FakeCall } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SearchButton } from './search-button';

const NONE: SearchAnswer = { appointments: [], patients: [], doctors: [], leads: [], enquiries: [] };

/** Whoever is asked for is found: the name is the question. */
const echo = ({ query }: FakeCall): SearchAnswer => {
  const name = query.get('q');
  const patient = { id: 'p1', name: `Patient ${name}`, phone: '+919845012345', age: 34, gender: 'female' };
  const doctor = { id: 'd1', fullName: `Dr. ${name}`, specialty: 'Cardiology', hospitalName: null };
  return { ...NONE, patients: [patient], doctors: [doctor] } as unknown as SearchAnswer;
};
const server = fakeApi([get<SearchAnswer>('/search', echo)]);
const PAGES: NavEntry[] = [
  { path: '/appointments', label: 'Appointments', heading: 'Appointment Management', icon: 'calendar', roles: ['admin'] },
];

async function open(page: React.ReactElement) {
  const rendered = renderPage(
    <>
      <SearchButton pages={PAGES} mode="light" onToggleMode={() => undefined} />
      {page}
    </>,
  );
  await rendered.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  return { ...rendered, field };
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true }).textContent;
const asked = () => server.callsTo('GET', '/search').map(({ query }) => query.toString());

describe('Book for', () => {
  /** What came with the last step of the router. */
  let state: unknown;
  function Step() {
    ({ state } = useLocation());
    return null;
  }
  const openAs = (role: Role) => {
    server.use(get('/auth/user', makeUser({ role })));
    return open(<Step />);
  };
  const appointment = { id: 'a1', number: 10042, status: 'pending', appointmentDate: '2026-03-02T09:00:00Z' };
  const appointmentOf = (id: string, name: string) =>
    ({
      ...appointment,
      patient: { id, name, phone: '+919845054321' },
      doctor: { fullName: 'Dr. Iyer' },
    }) as unknown as SearchAnswer['appointments'][number];

  test('an agent opens the booking dialog for who is found by the whole phone, which is in no address', async () => {
    const { user, field, address } = await openAs('agent');
    await user.type(field, '9845012345');
    await user.click(await screen.findByRole('option', { name: /Patient 9845012345/u }));
    await waitFor(() => expect(address()).toBe('/appointments?book=1'));
    expect(state).toEqual({ bookFor: { name: 'Patient 9845012345', phone: '+919845012345' } });
  });

  test('who is found and has a page is offered to book for after the records, Enter still opens the first', async () => {
    const { user, field } = await open(<Step />);
    await user.type(field, 'kusum');
    await screen.findByRole('option', { name: /Book for Patient kusum/u });
    expect(options()).toEqual([
      expect.stringMatching(/^Patient kusum/u),
      expect.stringMatching(/^Dr. kusum/u),
      expect.stringMatching(/^Book for Patient kusum/u),
    ]);
    expect(chosen()).toMatch(/^Patient kusum/u);
    await user.keyboard('{End}{Enter}');
    await waitFor(() => expect(state).toEqual({ bookFor: { name: 'Patient kusum', phone: '+919845012345' } }));
  });

  test('chosen first it asks for whom, finds the patients of appointments too, and takes nothing else', async () => {
    server.use(get<SearchAnswer>('/search', { ...NONE, appointments: [appointmentOf('p7', 'Asha Rao'), appointmentOf('p7', 'Asha Rao')] }));
    const { user, field } = await openAs('agent');
    await user.click(await screen.findByRole('option', { name: 'Book for …' }));
    expect(field).toHaveValue('Book for ');
    expect(screen.getByRole('status')).toHaveTextContent('Type a name or a phone.');
    fireEvent.change(field, { target: { value: 'Book for asha' } });
    await screen.findByRole('option', { name: /Book for Asha Rao/u });
    expect(options()).toEqual(['Book for Asha Rao+91 98450 54321']);
    expect(asked()).toEqual(['q=asha']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(state).toEqual({ bookFor: { name: 'Asha Rao', phone: '+919845054321' } }));
  });

  test.each([
    ['98450 99999', '98450 99999', { phone: '+919845099999' }],
    ['Book for Zubin Mistry', 'Zubin Mistry', { name: 'Zubin Mistry' }],
  ])('nobody is found by %s: it books for who is typed', async (typed, name, bookFor) => {
    server.use(get<SearchAnswer>('/search', NONE));
    const { user, field } = await open(<Step />);
    await user.type(field, typed);
    await user.click(await screen.findByRole('option', { name: new RegExp(`Book for .*${name}`, 'u') }));
    await waitFor(() => expect(state).toEqual({ bookFor }));
  });

  test('who may not book is not offered to', async () => {
    const { user, field } = await openAs('hospital_admin');
    await waitFor(() => expect(options()).toContain('Appointments'));
    expect(options()).not.toContain('Book for …');
    await user.type(field, 'kusum');
    await screen.findByRole('option', { name: /^Patient kusum/u });
    expect(screen.queryByRole('option', { name: /Book for/u })).toBeNull();
  });
});
