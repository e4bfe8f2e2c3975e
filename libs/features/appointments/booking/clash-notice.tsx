import './booking.css';
import { Alert, Button } from 'antd';
import type { Day } from '@arogya/domain/clock';
import { startLabel } from '@arogya/features/times/start-label';
import type { Clash } from './clash';

interface ClashNoticeProps {
  readonly clash: Clash;
  readonly today: Day;
  /** What one tap on a start does, e.g. 'Book'. */
  readonly verb: string;
  readonly busy?: boolean;
  readonly onTake: (start: string) => void;
}

/** Why the time was refused, and the nearest free starts to tap instead. */
export function ClashNotice({ clash, today, verb, busy = false, onTake }: ClashNoticeProps) {
  return (
    <Alert
      type="warning"
      className="ad-clash"
      showIcon
      role="alert"
      title={clash.text}
      description={
        clash.nearest.length === 0 ? (
          'There is no other free time near it. Please choose another day or doctor.'
        ) : (
          <>
            The nearest free times:
            <span className="ad-nearest">
              {clash.nearest.map((start) => (
                <Button key={start} disabled={busy} aria-label={`${verb} ${startLabel(start, today)}`} onClick={() => onTake(start)}>
                  {startLabel(start, today)}
                </Button>
              ))}
            </span>
          </>
        )
      }
    />
  );
}
