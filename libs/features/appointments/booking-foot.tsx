import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { FORM, idOf } from './booking-steps';

interface BookingFootProps {
  readonly busy: boolean;
  /** The phone is being looked up: nothing can be booked yet. */
  readonly looking: boolean;
  readonly onStartOver: () => void;
  readonly onCancel: () => void;
  readonly onBookKeyDown: (event: KeyboardEvent) => void;
}

/** Closing keeps the draft; starting over drops it. */
export const BookingFoot = ({ busy, looking, onStartOver, onCancel, onBookKeyDown }: BookingFootProps) => (
  <div className="ad-booking-foot">
    <Button type="text" onClick={onStartOver} disabled={busy}>
      Start over
    </Button>
    <span className="ad-booking-foot-end">
      <Button onClick={onCancel} disabled={busy}>
        Cancel
      </Button>
      <Button
        id={idOf('book')}
        type="primary"
        htmlType="submit"
        form={FORM}
        loading={busy}
        disabled={looking}
        aria-keyshortcuts="Control+Enter"
        title="Ctrl+Enter"
        onKeyDown={onBookKeyDown}
      >
        Book Appointment
      </Button>
    </span>
  </div>
);
