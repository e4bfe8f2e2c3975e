import type { Appointment } from '@arogya/api/appointments';
import { visitName } from '@arogya/features/appointments/visit';
import { Button } from 'antd';
import { mainStep, type DoctorActs } from './doctor-acts';

interface StepButtonProps extends DoctorActs {
  readonly visit: Appointment;
  /** The one visit that matters now has the filled button. */
  readonly strong?: boolean;
  readonly wide?: boolean;
}

/** One tap: Confirm (pending) or Complete (confirmed); nothing for the other statuses. */
export function StepButton({ visit, strong = false, wide = false, onStep, busyId }: StepButtonProps) {
  const step = mainStep(visit.status);
  if (!step) return null;
  return (
    <Button
      className="ad-step"
      type={strong ? 'primary' : 'default'}
      block={wide}
      size={wide ? 'large' : 'middle'}
      loading={busyId === visit.id}
      aria-label={`${step.label} ${visitName(visit)}`}
      onClick={() => onStep(visit, step.status)}
    >
      {step.label}
    </Button>
  );
}
