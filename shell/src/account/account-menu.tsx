import { KeyOutlined, LogoutOutlined } from '@ant-design/icons';
import { CHANGE_PASSWORD, SIGN_OUT_EVERYWHERE } from '@arogya/domain/auth/texts';
import { useSignOut, type SessionUser } from '@arogya/platform';
import { Dropdown, type MenuProps } from 'antd';
import { lazy, Suspense, useState, type ReactElement } from 'react';

const PasswordDialog = lazy(() => import('./password-dialog').then(({ PasswordDialog: part }) => ({ default: part })));

/** The menu of the own account; `children` is the button that opens it. */
export function AccountMenu({ user, children }: { user: SessionUser; children: ReactElement }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [signOutEverywhere, busy] = useSignOut('everywhere');
  const items: MenuProps['items'] = [
    {
      key: 'password',
      label: CHANGE_PASSWORD,
      icon: <KeyOutlined aria-hidden="true" />,
      onClick: () => {
        setWanted(true);
        setOpen(true);
      },
    },
    {
      key: 'everywhere',
      label: SIGN_OUT_EVERYWHERE,
      icon: <LogoutOutlined aria-hidden="true" />,
      disabled: busy,
      onClick: () => void signOutEverywhere(),
    },
  ];
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens, so that the arrow keys work */}
      <Dropdown autoFocus menu={{ items }} trigger={['click']} placement="topLeft">
        {children}
      </Dropdown>
      {wanted ? (
        <Suspense>
          <PasswordDialog user={user} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
