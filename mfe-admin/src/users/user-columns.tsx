import type { StaffUser } from '@arogya/api/users';
import { EmailLink } from '@arogya/ui/table/contact-cell';
import type { Column } from '@arogya/ui/table/data-table';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatDay, fullNameOf } from '@arogya/ui/look/formats';
import { PersonCell } from '@arogya/ui/table/person-cell';
import { ActiveTag } from '@arogya/ui/table/status-tag';
import { RoleTag } from './role-tag';

export const USER_COLUMNS: readonly Column<StaffUser>[] = [
  {
    key: 'firstName',
    title: 'User',
    sort: true,
    card: 'title',
    width: 210,
    render: (user) => <PersonCell name={fullNameOf(user)} detail={user.username} />,
  },
  { key: 'email', title: 'Email', card: 'hidden', width: 200, render: ({ email }) => <EmailLink email={email} quiet /> },
  { key: 'role', title: 'Role', sort: true, width: 140, render: ({ role }) => <RoleTag role={role} /> },
  {
    key: 'hospital',
    title: 'Hospital',
    width: 180,
    brief: ({ hospitalName }) => hospitalName,
    render: ({ hospitalName }) => hospitalName ?? '—',
  },
  { key: 'isActive', title: 'Status', card: 'first', width: 100, render: ({ isActive }) => <ActiveTag active={isActive} /> },
  {
    key: 'createdAt',
    title: 'Added',
    sort: true,
    card: 'hidden',
    width: 120,
    render: ({ createdAt }) => formatDay(createdAt, DEFAULT_ZONE),
  },
];
