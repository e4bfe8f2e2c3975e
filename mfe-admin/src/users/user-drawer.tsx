import { useGetUserQuery, useUpdateUserMutation, type StaffUser } from '@arogya/api/users';
import { SIGN_OUT_EVERYWHERE } from '@arogya/domain/auth/texts';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { ACTIVATE, FETCH_USER_FAILED, INACTIVE_ACCOUNT, REMOVE_FACTOR, UPDATE_USER_FAILED, USER_UPDATED } from '@arogya/domain/users/texts';
import { RecordFrame } from '@arogya/features/records/record-frame';
import type { Neighbours } from '@arogya/features/records/use-record-in-list';
import { ifMatch, orSayChanged } from '@arogya/features/versions/present-record';
import { Link, useSubmit } from '@arogya/platform';
import { formatDateTime, fullNameOf } from '@arogya/ui/look/formats';
import { CopyButton } from '@arogya/ui/record/copy-button';
import { DrawerTools } from '@arogya/ui/record/drawer-tools';
import { Facts } from '@arogya/ui/record/record-drawer';
import { NextThing } from '@arogya/ui/record/record-frame';
import { givenFacts } from '@arogya/ui/record/record-part';
import { EmailLink } from '@arogya/ui/table/contact-cell';
import { ActiveTag } from '@arogya/ui/table/status-tag';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from 'antd';
import type { AccountActionKind } from './account-action';
import { RoleTag } from './role-tag';

/** With which name they sign in, or that they cannot. */
const SignIn = ({ user: { username, isActive } }: { user: StaffUser }) => (
  <NextThing title="Sign-in">
    <p className="ad-user-name">
      <strong>{username}</strong>
      <CopyButton text={username} label="Copy username" />
      {isActive ? null : <span>{INACTIVE_ACCOUNT}</span>}
    </p>
  </NextThing>
);

const factsOf = (user: StaffUser) =>
  [
    ['Email', <EmailLink key="email" email={user.email} />],
    ['Hospital', user.hospitalName],
    [
      'Doctor',
      user.doctorId ? (
        <Link key="doctor" className="ad-plain-link" to={`/doctors?doctor=${user.doctorId}`}>
          Their profile
        </Link>
      ) : null,
    ],
    ['Added', formatDateTime(user.createdAt, DEFAULT_ZONE)],
    ['Last changed', formatDateTime(user.updatedAt, DEFAULT_ZONE)],
  ] as const;

interface UserFootProps {
  readonly user: StaffUser;
  readonly onAct: (kind: AccountActionKind) => void;
}

/** What is done for who has lost a browser or a phone; an inactive account is first of all activated. */
function UserFoot({ user, onAct }: UserFootProps) {
  const [submit, busy] = useSubmit();
  const [update] = useUpdateUserMutation();
  const activate = (): void =>
    void submit(() => orSayChanged(() => update({ id: user.id, ...ifMatch(user), updateUser: { isActive: true } }).unwrap()), {
      success: USER_UPDATED,
      failure: UPDATE_USER_FAILED,
    });
  if (!user.isActive)
    return (
      <Button type="primary" loading={busy} onClick={activate}>
        {ACTIVATE}
      </Button>
    );
  return (
    <>
      <Button type="primary" onClick={() => onAct('sessions')}>
        {SIGN_OUT_EVERYWHERE}
      </Button>
      <Button onClick={() => onAct('factor')}>{REMOVE_FACTOR}</Button>
    </>
  );
}

interface UserDrawerProps {
  /** null: closed. */
  readonly id: string | null;
  /** The user from the list, shown while the record is loading. */
  readonly known: StaffUser | undefined;
  readonly neighbours?: Neighbours | null;
  readonly onClose: () => void;
  readonly onEdit: (user: StaffUser) => void;
  readonly onAct: (kind: AccountActionKind, user: StaffUser) => void;
}

/** A staff account beside its list, which keeps its place. */
export function UserDrawer({ id, known, neighbours = null, onClose, onEdit, onAct }: UserDrawerProps) {
  const query = useGetUserQuery(id ? { id } : skipToken);
  const record = query.currentData ?? known;
  return (
    <RecordFrame
      id={id}
      noun="User"
      neighbours={neighbours}
      query={query}
      record={record}
      failure={FETCH_USER_FAILED}
      onClose={onClose}
      tools={(user) => <DrawerTools onEdit={() => onEdit(user)} onDelete={undefined} />}
      head={(user) => ({
        name: fullNameOf(user),
        status: (
          <>
            <RoleTag role={user.role} /> <ActiveTag active={user.isActive} />
          </>
        ),
        about: [user.hospitalName],
        phone: null,
      })}
      next={(user) => <SignIn user={user} />}
      foot={(user) => <UserFoot key={user.id} user={user} onAct={(kind) => onAct(kind, user)} />}
    >
      {(user) => <Facts facts={givenFacts(factsOf(user))} />}
    </RecordFrame>
  );
}
