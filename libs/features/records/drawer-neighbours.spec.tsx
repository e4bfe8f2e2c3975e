import { PageHeader, useUrlState } from '@arogya/platform';
import { fakeApi } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { RecordDrawer } from '@arogya/ui/record/record-drawer';
import { ROW_KEY } from '@arogya/ui/table/choosing';
import { screen, waitFor, within } from '@testing-library/react';
import { DrawerNeighbours } from './drawer-neighbours';
import { useRecordInList } from './use-record-in-list';

fakeApi([]);

/** Two lists; a row of the first can be taken out of it from the drawer, as confirming takes it out of what needs somebody. */
function Lists() {
  const [id, open, close, neighbours] = useRecordInList('patient');
  const [{ gone }, set] = useUrlState({ gone: '' });
  const list = (ids: readonly string[]) => (
    <ul>
      {ids.map((row) => (
        <li key={row} {...{ [ROW_KEY]: row }}>
          <button type="button" onClick={() => open(row)}>
            Open {row}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <PageHeader />
      {list(['a', 'b', 'c'].filter((row) => row !== gone))}
      {list(['x'])}
      <RecordDrawer open={id !== null} title={`Patient ${id}`} onClose={close} extra={<DrawerNeighbours neighbours={neighbours} />}>
        <input aria-label="Notes" />
        <button type="button" onClick={() => set({ gone: 'b' })}>
          Confirm
        </button>
      </RecordDrawer>
    </>
  );
}

const drawer = () => screen.findByRole('dialog');
const shown = async () => within(await drawer()).findByText(/^Patient/u);
const step = (name: string) => screen.getByRole('button', { name });

function draw(path = '/') {
  return renderPage(<Lists />, { path });
}

it('J and K go through the list, and rest at its ends', async () => {
  const { user, address } = draw();
  await user.click(screen.getByText('Open b'));
  expect(await shown()).toHaveTextContent('Patient b');
  await user.keyboard('j');
  expect(address()).toBe('/?patient=c');
  expect(step('Next record')).toBeDisabled();
  await user.keyboard('j');
  expect(address()).toBe('/?patient=c');
  await user.keyboard('kk');
  expect(address()).toBe('/?patient=a');
  expect(step('Previous record')).toBeDisabled();
  await user.click(step('Next record'));
  expect(address()).toBe('/?patient=b');
});

it('a record that leaves the list keeps its place until the drawer closes', async () => {
  const { user, address } = draw();
  await user.click(screen.getByText('Open b'));
  await user.click(within(await drawer()).getByText('Confirm'));
  await waitFor(() => expect(screen.queryByText('Open b')).toBeNull());
  await user.keyboard('j');
  expect(address()).toContain('patient=c');
  await user.keyboard('k');
  expect(address()).toContain('patient=b');
});

it('no key goes on while somebody types', async () => {
  const { user, address } = draw();
  await user.click(screen.getByText('Open a'));
  await user.type(within(await drawer()).getByLabelText('Notes'), 'jk');
  expect(address()).toBe('/?patient=a');
});

it.each([
  ['a record that a link has opened', '/?patient=b', undefined],
  ['a list of one', '/', 'Open x'],
])('there is nothing beside %s', async (_, path, opens) => {
  const { user, address } = draw(path);
  if (opens) await user.click(screen.getByText(opens));
  await drawer();
  expect(screen.queryByRole('button', { name: 'Next record' })).toBeNull();
  const before = address();
  await user.keyboard('j');
  expect(address()).toBe(before);
});

it('what was listed is forgotten when the drawer closes', async () => {
  const { user, address } = draw();
  await user.click(screen.getByText('Open b'));
  await drawer();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/'));
  await user.click(screen.getByText('Open x'));
  expect(await shown()).toHaveTextContent('Patient x');
  expect(screen.queryByRole('button', { name: 'Next record' })).toBeNull();
});
