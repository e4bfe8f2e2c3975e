import { fakeApi, problem } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { api } from '@arogya/platform';
import { DataTable } from '@arogya/ui/table/data-table';
import { screen } from '@testing-library/react';
import { useDeleted } from './use-deleted';

const agent = makeUser({ role: 'agent' });
const things = api.injectEndpoints({
  endpoints: (build) => ({
    restoreThing: build.mutation<unknown, { id: string }>({ query: ({ id }) => ({ url: `/api/things/${id}/restore`, method: 'POST' }) }),
  }),
});

const ROWS = [{ id: 'a', name: 'Lamp' }];

function Things({ deleted: value }: { deleted: string }) {
  const [restore] = things.useRestoreThingMutation();
  const deleted = useDeleted<{ id: string; name: string }>({
    view: { deleted: value },
    onView: () => undefined,
    action: 'users:manage',
    restore,
    what: 'thing',
    nameOf: ({ name }) => name,
  });
  const columns = [{ key: 'name', title: 'Name', render: ({ name }: { name: string }) => name }];
  const usual = { empty: { text: 'None' }, actions: () => <button>Edit</button> };
  return (
    <>
      {deleted.toggle}
      <output>{JSON.stringify(deleted.query)}</output>
      <DataTable
        label="Things"
        columns={columns}
        rows={ROWS}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        {...deleted.tableProps(usual)}
      />
    </>
  );
}

describe('a list for who may delete', () => {
  const server = fakeApi();

  it('shows the rows that are there, with their usual menu, until it is asked for the deleted ones', async () => {
    renderPage(<Things deleted="" />);
    expect(await screen.findByRole('switch', { name: 'Show deleted' })).not.toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('{}');
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  });

  it('says why a row cannot come back', async () => {
    server.use(problem('post', '/things/:id/restore', 409, 'This name is already in use'));
    const { user } = renderPage(<Things deleted="1" />);
    await user.click(await screen.findByRole('button', { name: 'Actions for Lamp' }));
    expect(screen.getByRole('status')).toHaveTextContent('{"archived":true}');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Restore' }));
    expect(await screen.findByText('This name is already in use')).toBeVisible();
  });
});

describe('a list for who may not delete', () => {
  fakeApi([], agent);

  it('offers nothing of it, whatever its address says', async () => {
    renderPage(<Things deleted="1" />);
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('{}');
  });
});
