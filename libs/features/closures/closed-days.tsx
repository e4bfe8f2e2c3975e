import './closures.css';
import { PlusOutlined } from '@ant-design/icons';
import { useHospitalClosuresQuery, type HospitalClosure } from '@arogya/api/calendars';
import { can } from '@arogya/domain/access';
import {
  ADD_CLOSED_DAY,
  CLOSED_DAYS,
  FETCH_CLOSURES_FAILED,
  NO_CLOSED_DAYS,
  NO_CLOSED_DAYS_HINT,
  OPEN_AGAIN,
} from '@arogya/domain/holidays/texts';
import { Fetched } from '@arogya/features/records/fetched';
import { useSession } from '@arogya/platform';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { dayText } from '@arogya/features/calendars/outcomes';
import { partText } from './closure-text';
import { useOpenAgain } from './use-open-again';

const CloseDays = lazy(() => import('./close-days').then((module) => ({ default: module.CloseDays })));

interface ClosedDaysProps {
  readonly hospitalId: string;
  /** The hospital's zone: its days are meant. */
  readonly zone: string;
  /** The code of its state, whose holidays are offered; null or undefined while it is not known. */
  readonly stateCode: string | null | undefined;
}

interface LineProps {
  readonly closure: HospitalClosure;
  readonly busy: boolean;
  /** undefined: the person may not. */
  readonly onOpen: (() => void) | undefined;
}

function Line({ closure, busy, onOpen }: LineProps) {
  const part = partText(closure);
  const day = dayText(closure.day);
  return (
    <li className="ad-closure">
      <time dateTime={closure.day}>{day}</time>
      <span className="ad-closure-name">{[closure.name, part].filter(Boolean).join(' · ') || 'Closed'}</span>
      {onOpen ? (
        <Button size="small" loading={busy} aria-label={`${OPEN_AGAIN}: ${day}`} onClick={onOpen}>
          {OPEN_AGAIN}
        </Button>
      ) : null}
    </li>
  );
}

/** The days from today on which a hospital is closed; a day is added after the appointments that it affects were seen. */
export function ClosedDays({ hospitalId, zone, stateCode = null }: ClosedDaysProps) {
  const { role } = useSession();
  const query = useHospitalClosuresQuery({ id: hospitalId });
  const [adding, setAdding] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The line that was opened goes, and the focus with it.
  const { openAgain, busyDay } = useOpenAgain(hospitalId, () => list.current?.focus());
  const may = can(role, 'calendar:closures');
  const add = may ? (
    <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
      {ADD_CLOSED_DAY}
    </Button>
  ) : null;
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={CLOSED_DAYS}>
      <Fetched query={query} failure={FETCH_CLOSURES_FAILED} label="Loading closed days" rows={3}>
        {(closures) =>
          closures.length === 0 ? (
            <EmptyState text={NO_CLOSED_DAYS} hint={NO_CLOSED_DAYS_HINT} action={add} />
          ) : (
            <>
              <ul className="ad-closures">
                {closures.map((one) => (
                  <Line key={one.day} closure={one} busy={busyDay === one.day} onOpen={may ? () => void openAgain(one) : undefined} />
                ))}
              </ul>
              {add}
            </>
          )
        }
      </Fetched>
      {adding ? (
        <Suspense fallback={null}>
          <CloseDays hospitalId={hospitalId} zone={zone} stateCode={stateCode} closed={query.data ?? []} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
