import { BOOK_AND_CONFIRM } from '@arogya/domain/appointments/texts';
import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { FORM, idOf } from './booking-steps';
import type { Confirms } from './use-confirms';

interface BookingFootProps {
  readonly busy: boolean;
  /** The phone is being looked up: nothing can be booked yet. */
  readonly looking: boolean;
  readonly confirms: Confirms;
  readonly onStartOver: () => void;
  readonly onCancel: () => void;
  readonly onBookKeyDown: (event: KeyboardEvent) => void;
}

/** Closing keeps the draft; starting over drops it. */
export const BookingFoot = ({ busy, looking, confirms, onStartOver, onCancel, onBookKeyDown }: BookingFootProps) => (
  <div className="ad-booking-foot ad-foot">
    <Button type="text" onClick={onStartOver} disabled={busy}>
      Start over
    </Button>
    <span className="ad-booking-foot-end">
      <Button onClick={onCancel} disabled={busy}>
        Cancel
      </Button>
      <Button
        disabled={looking || busy}
        aria-keyshortcuts="Control+Shift+Enter"
        title="Ctrl+Shift+Enter"
        onClick={() => confirms.book(true)}
      >
        {BOOK_AND_CONFIRM}
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
        onClick={() => confirms.ask(false)}
        onKeyDown={onBookKeyDown}
      >
        Book Appointment
      </Button>
    </span>
  </div>
);
