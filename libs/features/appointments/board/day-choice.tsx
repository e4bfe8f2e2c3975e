import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { addDays, type Day } from '@arogya/domain/clock';
import { Button } from 'antd';
import { TypedDayInput } from '@arogya/features/times/typed-day-input';

interface DayChoiceProps {
  /** 'Day' or 'Week', and how many days that is. */
  readonly unit: 'Day' | 'Week';
  readonly step: number;
  readonly day: Day;
  readonly today: Day;
  /** What is shown: 'Mon 30 Nov 2026', '30 Nov – 6 Dec 2026'. */
  readonly shown: string;
  /** Today is shown. */
  readonly isNow: boolean;
  /** '' is today. */
  readonly onDay: (day: Day) => void;
}

/** What is shown, to be typed over; the days before and after it; and the way back to today. */
export function DayChoice({ unit, step, day, today, shown, isNow, onDay }: DayChoiceProps) {
  const go = (next: Day): void => onDay(next === today ? '' : next);
  return (
    <span className="ad-board-days">
      <Button icon={<LeftOutlined />} aria-label={`${unit} before`} onClick={() => go(addDays(day, -step))} />
      <TypedDayInput
        label="Go to a day"
        placeholder="24/11, +3"
        value={day}
        shown={shown}
        today={today}
        onChange={(next) => go(next || today)}
      />
      <Button icon={<RightOutlined />} aria-label={`${unit} after`} onClick={() => go(addDays(day, step))} />
      <Button disabled={isNow} onClick={() => go(today)}>
        Today
      </Button>
      <span className="ad-board-spoken" role="status">
        {shown}
      </span>
    </span>
  );
}
