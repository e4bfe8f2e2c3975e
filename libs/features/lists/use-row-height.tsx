import { ColumnHeightOutlined } from '@ant-design/icons';
import { useSession } from '@arogya/platform';
import { useNarrow } from '@arogya/ui/look/use-media';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';

/** Where the choice is kept: on this device, for each account and screen, as the look is (shell/src/look/paint-mode.ts). */
const keyOf = (screen: string, userId: string): string => `ad.tall-rows.${screen}.${userId}`;

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

function keep(key: string, tall: boolean): void {
  try {
    if (tall) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Without storage only this page knows the choice.
  }
}

interface RowHeight {
  readonly tall: boolean;
  /** Changes it; none on a phone, where rows have 64 px in any case. */
  readonly button: ReactNode;
}

/** Whether this account wants the rows of a screen 56 px high instead of 44. */
export function useRowHeight(screen: string): RowHeight {
  const { user } = useSession();
  const narrow = useNarrow();
  const key = keyOf(screen, user?.id ?? '');
  const [chosen, setChosen] = useState<{ readonly key: string; readonly tall: boolean }>();
  const tall = chosen?.key === key ? chosen.tall : isKept(key);
  const toggle = (): void => {
    keep(key, !tall);
    setChosen({ key, tall: !tall });
  };
  const button = (
    <Button
      type={tall ? 'default' : 'text'}
      icon={<ColumnHeightOutlined />}
      aria-label="Tall rows"
      title="Tall rows"
      aria-pressed={tall}
      onClick={toggle}
    />
  );
  return { tall, button: narrow ? null : button };
}
