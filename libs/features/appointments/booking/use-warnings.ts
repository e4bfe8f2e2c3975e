import type { Appointment } from '@arogya/api/appointments';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { useState } from 'react';
import type { BookingValues } from './booking-values';
import { otherCityText } from './booking-texts';
import { isElsewhere, hospitalAndCity } from '@arogya/features/doctor-choice/city';
import { useDoctorOf } from './use-doctor-search';

interface Booking {
  readonly values: Partial<BookingValues> | undefined;
  /** What the patient has at the chosen time; null: nothing. */
  readonly other: Appointment | null;
  readonly shown: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** That the chosen doctor is in another city than the patient; null when they are not, or it is not known. */
function useOtherCity({ values = {}, shown }: Booking): string | null {
  const doctor = useDoctorOf(values.doctorId, shown);
  const { patientName = '', patientLocation: place } = values;
  if (!doctor || !place || !isElsewhere(place, doctor.city)) return null;
  return otherCityText(patientName.trim(), place.trim(), doctorName(doctor.fullName), hospitalAndCity(doctor));
}

/** What is said once before it is booked: another appointment at that time, a doctor in another city. */
export function useWarnings(booking: Booking) {
  const [said, setSaid] = useState(NONE);
  const { values, other } = booking;
  const city = useOtherCity(booking);
  const keys = { other: `time ${values?.appointmentTime ?? ''}`, city: `city ${values?.doctorId ?? ''} ${values?.patientLocation ?? ''}` };
  const present = [...(other ? [keys.other] : []), ...(city ? [keys.city] : [])];
  return {
    /** Whether all has been said; else it is shown from now on. */
    isAllSaid: (): boolean => {
      if (present.every((key) => said.has(key))) return true;
      setSaid(new Set([...said, ...present]));
      return false;
    },
    forget: (): void => setSaid(NONE),
    warned: other && said.has(keys.other) ? other : null,
    cityWarned: city && said.has(keys.city) ? city : null,
  };
}
