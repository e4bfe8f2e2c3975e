import { APPOINTMENT_STATUS, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { StatusTag } from '@arogya/ui/table/status-tag';

const WAY = ['pending', 'confirmed', 'completed'] as const satisfies readonly AppointmentStatus[];

/** The progress of an appointment; a cancelled or missed one has left it. */
export function StatusSteps({ status }: { status: AppointmentStatus }) {
  const reached = WAY.findIndex((step) => step === status);
  if (reached === -1) return <StatusTag look={APPOINTMENT_STATUS[status]} />;
  return (
    <ol className="ad-steps" aria-label={`Status: ${APPOINTMENT_STATUS[status].label}`}>
      {WAY.map((step, index) => (
        <li key={step} data-reached={index <= reached || undefined} {...(index === reached ? { 'aria-current': 'step' as const } : {})}>
          {APPOINTMENT_STATUS[step].label}
        </li>
      ))}
    </ol>
  );
}
