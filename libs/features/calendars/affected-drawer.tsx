import './affected.css';
import type { CalendarChangeDetails, CalendarChangeFields } from '@arogya/api/calendars';
import { RecordDrawer } from '@arogya/ui/record/record-drawer';
import { ErrorState } from '@arogya/ui/states/error-state';
import { Skeleton } from '@arogya/ui/states/skeleton';
import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { decisionsOf } from './outcomes';
import { useMakeChange, usePreview } from './use-affected';

export interface AffectedDrawerProps {
  readonly open: boolean;
  readonly title: string;
  /** What is about to be changed; keep the same object while the drawer is open. */
  readonly change: CalendarChangeFields | null;
  readonly onClose: () => void;
  readonly onMade: (details: CalendarChangeDetails) => void;
}

/**
 * The appointments that a change of a calendar affects, and what happens to each; Apply makes the change. A change that
 * affects none is made at once, without a list.
 */
export function AffectedDrawer({ open, title, change, onClose, onMade }: AffectedDrawerProps): ReactNode {
  const wanted = open ? change : null;
  const { rows, failure, fetching, retry } = usePreview(wanted, undefined);
  const { apply, busy } = useMakeChange(onMade);
  const made = useRef<CalendarChangeFields | null>(null);
  useEffect(() => {
    if (!wanted || rows?.length !== 0 || made.current === wanted) return;
    made.current = wanted;
    void apply(wanted, []);
  });
  const send = (): void => {
    if (wanted && rows)
      void apply(
        wanted,
        decisionsOf(rows, ({ decision }) => decision),
      );
  };
  return (
    <RecordDrawer
      open={open && rows?.length !== 0}
      title={title}
      width={720}
      onClose={onClose}
      footer={
        <Button type="primary" loading={busy} disabled={!rows} onClick={send}>
          Apply
        </Button>
      }
    >
      {failure ? <ErrorState text={failure} onRetry={retry} retrying={fetching} /> : null}
      {!rows && !failure ? <Skeleton rows={6} label="Finding affected appointments" /> : null}
      {rows?.map(({ id, patientName, why }) => (
        <p key={id}>
          {patientName}: {why}
        </p>
      ))}
    </RecordDrawer>
  );
}
