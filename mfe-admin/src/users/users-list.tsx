import { useListUsersQuery, useRestoreUserMutation, type StaffUser } from '@arogya/api/users';
import { ROLES, ROLE_BADGES } from '@arogya/domain/access';
import { useDeleted } from '@arogya/features/deleted/use-deleted';
import { pagination } from '@arogya/features/lists/pagination';
import { usePages } from '@arogya/features/lists/use-pages';
import { useRowHeight } from '@arogya/features/lists/use-row-height';
import { useRows } from '@arogya/features/lists/use-rows';
import { useUnfiltered } from '@arogya/features/lists/use-unfiltered';
import { SavedViews } from '@arogya/features/views/saved-views';
import { useUrlState } from '@arogya/platform';
import { DataTable } from '@arogya/ui/table/data-table';
import { FilterBar, FilterSelect } from '@arogya/ui/table/filter-bar';
import { fullNameOf } from '@arogya/ui/look/formats';
import { Panel } from '@arogya/ui/cards/panel';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { USER_COLUMNS } from './user-columns';

const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_BADGES[value].label }));

interface UsersListProps {
  readonly onOpen: (user: StaffUser) => void;
  readonly onAdd: () => void;
  readonly actions: (user: StaffUser) => ReactNode;
}

/** Search, role filter and pages of staff accounts; all of it is in the address and answered by the server. */
export function UsersList({ onOpen, onAdd, actions }: UsersListProps) {
  const [view, setView] = useUrlState({ q: '', role: '', deleted: '', sort: 'firstName', page: 1 });
  const { q, sort, page } = view;
  const role = ROLES.find((one) => one === view.role);
  const [restore] = useRestoreUserMutation();
  const deleted = useDeleted<StaffUser>({ view, onView: setView, action: 'users:manage', restore, what: 'user', nameOf: fullNameOf });
  const rows = useRows(
    useListUsersQuery(usePages({ q, sort, page, ...(role ? { role } : {}), ...deleted.query })),
    'Failed to fetch users',
  );
  const filtered = q !== '' || role !== undefined;
  const unfiltered = useUnfiltered(rows, filtered || deleted.shown);
  const height = useRowHeight('users');
  const clear = (): void => setView({ q: '', role: '' });
  const add = (
    <Button type="primary" onClick={onAdd}>
      Add User
    </Button>
  );
  return (
    <Panel flush>
      <FilterBar
        search={{ value: q, onChange: (next) => setView({ q: next }), placeholder: 'Search username, name or email' }}
        active={filtered}
        onClear={clear}
        extra={
          <>
            <SavedViews screen="users" />
            {height.button}
          </>
        }
      >
        <FilterSelect label="Role" value={role ?? ''} onChange={(next) => setView({ role: next })} all="All roles" options={ROLE_OPTIONS} />
        {deleted.toggle}
      </FilterBar>
      <DataTable<StaffUser>
        label="Users"
        columns={USER_COLUMNS}
        {...rows}
        {...pagination(view, setView)}
        rowKey={({ id }) => id}
        rowName={fullNameOf}
        filtered={filtered}
        onClearFilters={clear}
        noun={['user', 'users']}
        totalUnfiltered={unfiltered}
        tall={height.tall}
        {...deleted.tableProps({ empty: { text: 'No users found', action: add }, actions, onOpen })}
      />
    </Panel>
  );
}
