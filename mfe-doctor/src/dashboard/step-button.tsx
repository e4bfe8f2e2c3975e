import type { Appointment } from '@arogya/api/appointments';
import { appointmentName } from '@arogya/features/appointments/appointment-labels';
import { Button } from 'antd';
import { mainStep, type DoctorMutations } from './doctor-mutations';

interface StepButtonProps extends DoctorMutations {
  readonly appointment: Appointment;
  /** Filled for the appointment that matters now. */
  readonly strong?: boolean;
  readonly wide?: boolean;
}

/** One button: Confirm (pending) or Complete (confirmed); none for the other statuses. */
export function StepButton({ appointment, strong = false, wide = false, onStep, busyId }: StepButtonProps) {
  const step = mainStep(appointment.status);
  if (!step) return null;
  return (
    <Button
      className="ad-step"
      type={strong ? 'primary' : 'default'}
      block={wide}
      size={wide ? 'large' : 'middle'}
      loading={busyId === appointment.id}
      aria-label={`${step.label} ${appointmentName(appointment)}`}
      onClick={() => onStep(appointment, step.status)}
    >
      {step.label}
    </Button>
  );
}
