import { DOCTOR_CHOICES, type AppointmentStatus } from '@arogya/domain/appointments/status';

type Choice = (typeof DOCTOR_CHOICES)[number];

export interface UpdateValues {
  status: AppointmentStatus | undefined;
  feedback: string;
}

/** The first choice: the present status, or nothing for a pending appointment, which has to be decided. */
export const statusToChoose = (status: AppointmentStatus): Choice | undefined => DOCTOR_CHOICES.find((choice) => choice === status);

/** Feedback is sent only when it is non-empty after trimming (docs/spec/forms.md). */
export function updateBody({ status, feedback }: UpdateValues) {
  const said = feedback.trim();
  return { ...(status ? { status } : {}), ...(said ? { feedback: said } : {}) };
}
