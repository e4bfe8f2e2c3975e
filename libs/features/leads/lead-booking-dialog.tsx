import { useBookLeadMutation, type BookLead } from '@arogya/api/leads';
import type { Patient } from '@arogya/api/patients';
import { BookingDialog } from '@arogya/features/appointments/booking/booking-dialog';
import { idOf } from '@arogya/features/appointments/booking/booking-steps';
import { newPatient, appointmentNotes, type BookingValues } from '@arogya/features/appointments/booking/booking-values';
import { retype } from '@arogya/features/keyboard/typed-ahead';
import { useMemo, useState, type FocusEvent } from 'react';
import type { Lead } from './lead';

/** The data of the lead, in the fields of the booking dialog. */
export const bookingStart = (lead: Lead): Partial<BookingValues> => ({
  patientPhone: lead.phone,
  patientName: lead.patientName,
  ...(lead.email ? { patientEmail: lead.email } : {}),
  ...(lead.location ? { patientLocation: lead.location } : {}),
  ...(lead.symptoms ? { symptoms: lead.symptoms } : {}),
  ...(lead.assignedDoctorId ? { doctorId: lead.assignedDoctorId } : {}),
  ...(lead.notes ? { notes: lead.notes } : {}),
});

/** A blank field is sent as null, so that the lead's value is not used again. */
export function leadBooking(values: BookingValues, person: Patient | null): BookLead {
  const { doctorId, appointmentTime: appointmentDate } = values;
  const appointment = { doctorId, appointmentDate, notes: appointmentNotes(values, person) ?? null };
  if (person) return { ...appointment, patientId: person.id, phone: values.patientPhone.trim() };
  const { email = null, age = null, gender = null, location = null, symptoms = null, ...named } = newPatient(values);
  return { ...appointment, ...named, email, age, gender, location, symptoms };
}

interface LeadBookingDialogProps {
  readonly open: boolean;
  readonly lead: Lead;
  readonly onClose: () => void;
}

/**
 * Types the specialty of the lead into the doctor's field when it first gets the focus: Enter takes the first such doctor. It is
 * selected, so that another name replaces it.
 */
function useNarrowed({ specialty, assignedDoctorId }: Lead) {
  const [done, setDone] = useState(assignedDoctorId !== null || !specialty);
  return ({ target }: FocusEvent): void => {
    if (done || target.id !== idOf('doctor') || !(target instanceof HTMLInputElement)) return;
    setDone(true);
    retype(target, specialty ?? '');
    target.select();
  };
}

/** Book Appointment for a lead: the booking dialog, filled from the lead. Patient, appointment and lead change in one step. */
export function LeadBookingDialog({ open, lead, onClose }: LeadBookingDialogProps) {
  const [bookLead] = useBookLeadMutation();
  const start = useMemo(() => bookingStart(lead), [lead]);
  const narrow = useNarrowed(lead);
  return (
    <div role="presentation" onFocus={narrow}>
      <BookingDialog
        open={open}
        seed={null}
        onClose={onClose}
        start={start}
        bookAs={(values, person, key, more) =>
          bookLead({ id: lead.id, 'Idempotency-Key': key, bookLead: { ...leadBooking(values, person), ...more } }).unwrap()
        }
      />
    </div>
  );
}
