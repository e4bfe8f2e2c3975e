import { DesktopOutlined, KeyOutlined, LogoutOutlined, SafetyOutlined } from '@ant-design/icons';
import { CHANGE_PASSWORD, SECOND_FACTOR, SESSIONS, SIGN_OUT_EVERYWHERE } from '@arogya/domain/auth/texts';
import { useSignOut, type SessionUser } from '@arogya/platform';
import { Dropdown, type MenuProps } from 'antd';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';

const PasswordDialog = lazy(() => import('./password-dialog').then(({ PasswordDialog: part }) => ({ default: part })));
const SecondFactorDialog = lazy(() => import('./second-factor-dialog').then(({ SecondFactorDialog: part }) => ({ default: part })));
const SessionsDialog = lazy(() => import('./sessions-dialog').then(({ SessionsDialog: part }) => ({ default: part })));

type Part = 'password' | 'factor' | 'sessions';

const ICONS: Readonly<Record<Part, ReactNode>> = {
  password: <KeyOutlined aria-hidden="true" />,
  factor: <SafetyOutlined aria-hidden="true" />,
  sessions: <DesktopOutlined aria-hidden="true" />,
};
const LABELS: Readonly<Record<Part, string>> = { password: CHANGE_PASSWORD, factor: SECOND_FACTOR, sessions: SESSIONS };
const PARTS = ['password', 'factor', 'sessions'] as const satisfies readonly Part[];

/** The menu of the own account; `children` is the button that opens it. */
export function AccountMenu({ user, children }: { user: SessionUser; children: ReactElement }) {
  const [part, setPart] = useState<Part | null>(null);
  const [wanted, setWanted] = useState<Part | null>(null);
  const [signOutEverywhere, busy] = useSignOut('everywhere');
  const open = (one: Part): void => {
    setWanted(one);
    setPart(one);
  };
  const close = (): void => setPart(null);
  const items: MenuProps['items'] = [
    ...PARTS.map((key) => ({ key, label: LABELS[key], icon: ICONS[key], onClick: () => open(key) })),
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
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens, so that the arrow keys work */}
      <Dropdown autoFocus menu={{ items }} trigger={['click']} placement="topLeft">
        {children}
      </Dropdown>
      <Suspense>
        {wanted === 'password' ? <PasswordDialog user={user} open={part === 'password'} onClose={close} /> : null}
        {wanted === 'factor' ? <SecondFactorDialog key={user.secondFactor} user={user} open={part === 'factor'} onClose={close} /> : null}
        {wanted === 'sessions' ? <SessionsDialog open={part === 'sessions'} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
