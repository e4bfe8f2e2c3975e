import type { SearchAnswer } from '@arogya/api/search';
import { appointmentNumber } from '@arogya/domain/appointments/appointment-number';
import { APPOINTMENT_STATUS } from '@arogya/domain/appointments/status';
import { AS_BOOKED } from '@arogya/domain/clock';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { ENQUIRY_STATUS } from '@arogya/domain/enquiries/status';
import { LEAD_STATUS } from '@arogya/domain/leads/status';
import { GENDER_LABELS } from '@arogya/domain/patients/rules';
import type { SearchKind } from '@arogya/domain/search/kinds';
import { phoneText } from '@arogya/domain/phones/phone';
import { formatDateTime } from '@arogya/ui/look/formats';

/** A record that was found, as one line says it. */
export interface Line {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

const joined = (...parts: readonly (string | number | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

const LINES: { readonly [K in SearchKind]: (row: SearchAnswer[K][number]) => Omit<Line, 'id'> } = {
  appointments: ({ number, patient, doctor, appointmentDate, status }) => ({
    title: patient.name,
    detail: joined(
      appointmentNumber(number),
      formatDateTime(appointmentDate, AS_BOOKED),
      doctorName(doctor.fullName),
      APPOINTMENT_STATUS[status].label,
    ),
  }),
  patients: ({ name, phone, age, gender }) => ({
    title: name,
    detail: joined(phoneText(phone), age && `${age} years`, gender && GENDER_LABELS[gender]),
  }),
  doctors: ({ fullName, specialty, hospitalName }) => ({ title: doctorName(fullName), detail: joined(specialty, hospitalName) }),
  leads: ({ patientName, phone, specialty, status }) => ({
    title: patientName,
    detail: joined(phoneText(phone), specialty, LEAD_STATUS[status].label),
  }),
  enquiries: ({ name, organization, email, status }) => ({
    title: name,
    detail: joined(organization, email, ENQUIRY_STATUS[status].label),
  }),
};

/** The lines of a kind in an answer. */
export function linesOf<K extends SearchKind>(kind: K, found: SearchAnswer): Line[] {
  const rows: readonly SearchAnswer[K][number][] = found[kind];
  const line: (row: SearchAnswer[K][number]) => Omit<Line, 'id'> = LINES[kind];
  return rows.map((row) => ({ id: row.id, ...line(row) }));
}
