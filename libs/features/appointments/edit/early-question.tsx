import type { Appointment } from '@arogya/api/appointments';
import { COMPLETE_ANYWAY, COMPLETE_EARLY_TITLE, completeEarlyText } from '@arogya/domain/appointments/texts';
import { hasBegun, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { useState, type ReactNode } from 'react';
import { timeOnDay } from '../appointment-labels';

interface EarlyCompletion {
  readonly appointment: Appointment;
  readonly onSure: () => void;
}

/** Whether a change of status completes an appointment that is still to come. */
const isEarly = ({ status, appointmentDate }: Appointment, to: AppointmentStatus | undefined): boolean =>
  to === 'completed' && status !== 'completed' && !hasBegun(Date.parse(appointmentDate), Date.now());

/** Completing before the start asks first, with the time. Every other change of status goes on at once. */
export function useEarlyQuestion(): {
  readonly unlessEarly: (appointment: Appointment, to: AppointmentStatus | undefined, onSure: () => void) => void;
  readonly question: ReactNode;
} {
  const [asked, setAsked] = useState<EarlyCompletion | null>(null);
  const question = asked ? (
    <ConfirmDelete
      open
      title={COMPLETE_EARLY_TITLE}
      text={completeEarlyText(asked.appointment.patient.name, timeOnDay(asked.appointment.appointmentDate))}
      confirmLabel={COMPLETE_ANYWAY}
      onConfirm={() => {
        setAsked(null);
        asked.onSure();
      }}
      onCancel={() => setAsked(null)}
    />
  ) : null;
  return {
    unlessEarly: (appointment, to, onSure) => (isEarly(appointment, to) ? setAsked({ appointment, onSure }) : onSure()),
    question,
  };
}
