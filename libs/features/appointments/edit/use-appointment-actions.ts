import type { Appointment } from '@arogya/api/appointments';
import { writesFeedback } from '@arogya/domain/appointments/feedback';
import { useSession } from '@arogya/platform';
import { useState } from 'react';
import { useEarlyQuestion } from './early-question';
import { useAppointmentMutations } from './use-appointment-mutations';
import type { AppointmentActions } from '../list/appointment-menu';

interface EditDialogState {
  readonly appointment: Appointment;
  /** The dialog was opened to move it. */
  readonly moving: boolean;
}

/** The actions of the page: which dialog or drawer is open, and what rows, drawer and board can do. */
export function useAppointmentActions() {
  const { role } = useSession();
  const mutations = useAppointmentMutations();
  const { unlessEarly, question } = useEarlyQuestion();
  const [editing, setEditing] = useState<EditDialogState | null>(null);
  const [deleting, setDeleting] = useState<Appointment | null>(null);
  const [completing, setCompleting] = useState<Appointment | null>(null);
  const actions: AppointmentActions = {
    busyId: mutations.busyId,
    onEdit: (appointment) => setEditing({ appointment, moving: false }),
    onDelete: setDeleting,
    onStatus: (appointment, status) => unlessEarly(appointment, status, () => mutations.setStatus(appointment, status)),
    onComplete: (appointment) =>
      unlessEarly(appointment, 'completed', () =>
        writesFeedback(role) ? setCompleting(appointment) : mutations.setStatus(appointment, 'completed'),
      ),
  };
  return {
    actions,
    mutations,
    question,
    editing,
    deleting,
    completing,
    move: (appointment: Appointment) => setEditing({ appointment, moving: true }),
    stopEditing: () => setEditing(null),
    stopDeleting: () => setDeleting(null),
    stopCompleting: () => setCompleting(null),
  };
}

export type AppointmentActionState = ReturnType<typeof useAppointmentActions>;
