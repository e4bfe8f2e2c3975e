import { FormFoot } from '@arogya/ui/form-foot';
import { Button } from 'antd';

interface BookingFootProps {
  /** Id of the form that is submitted. */
  readonly form: string;
  readonly busy: boolean;
  readonly onStartOver: () => void;
  readonly onCancel: () => void;
}

/** Closing keeps the draft; starting over drops it. */
export const BookingFoot = ({ form, busy, onStartOver, onCancel }: BookingFootProps) => (
  <div className="ad-booking-foot">
    <Button type="text" onClick={onStartOver} disabled={busy}>
      Start over
    </Button>
    <span className="ad-booking-foot-end">
      <FormFoot form={form} submit="Book Appointment" busy={busy} onCancel={onCancel} />
    </span>
  </div>
);
