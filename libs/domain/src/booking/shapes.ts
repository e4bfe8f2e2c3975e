import type { DaySlots } from '@arogya/domain/appointments/availability';
import type { Day } from '@arogya/domain/clock';
import type { Gender } from '@arogya/domain/patients/rules';

/** What a stranger may know of a hospital. */
export interface BookingHospital {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly bookingSlug: string;
  readonly timeZone: string;
}

/** What a stranger may know of a doctor: no licence number, e-mail, phone or account. */
export interface BookingDoctor {
  readonly id: string;
  readonly fullName: string;
  readonly specialty: string;
  /** Years. */
  readonly experience: number | null;
  readonly workingDays: readonly string[];
  /** 'HH:MM-HH:MM' each. */
  readonly timeSlots: readonly string[];
  readonly consultationMinutes: number;
  /** ISO start with the hospital's offset; null when nothing is free within the searched days. */
  readonly nextFree: string | null;
}

/** Everything the booking page shows at first. */
export interface BookingPage {
  readonly hospital: BookingHospital;
  readonly doctors: readonly BookingDoctor[];
  /** Today at the hospital. */
  readonly today: Day;
}

/** What this browser itself typed at its last booking, or the patient of a proven phone; `id` is a handle, never the row's. */
export interface KnownPatient {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly age: number | null;
  readonly gender: Gender | null;
  readonly location: string | null;
}

export interface PhoneCheck {
  readonly exists: boolean;
  readonly patient: KnownPatient | null;
  /** Others of the same phone; only for a visitor who has proven it, and only when there are any. */
  readonly others?: readonly KnownPatient[];
  /** Whether a code can be sent to the phone, and how. */
  readonly verification: { readonly available: boolean; readonly channel: string | null };
}

/** A code that was requested. */
export interface CodeRequest {
  readonly requestId: string;
  readonly expiresAt: string;
}

/** A start that is held for the visitor while they fill the form; nulls: it is free, but not held. */
export interface Hold {
  readonly holdId: string | null;
  readonly expiresAt: string | null;
}

/** An appointment as its visitor sees it: of the patient only what they typed themselves. */
export interface BookedAppointment {
  readonly id: string;
  /** The number that people read out. */
  readonly number: number;
  readonly status: string;
  /** ISO start with the hospital's offset. */
  readonly appointmentDate: string;
  /** Local time at the hospital, 'HH:MM'. */
  readonly timeSlot: string;
  readonly endsAt: string;
  readonly doctor: { readonly id: string; readonly fullName: string; readonly specialty: string };
  readonly hospital: {
    readonly name: string;
    readonly city: string;
    readonly address: string | null;
    readonly phone: string | null;
    readonly timeZone: string;
  };
}

/** The starts of a doctor, day by day, each free or with the reason why not. */
export interface BookingSlots {
  readonly doctorId: string;
  readonly timeZone: string;
  readonly visitMinutes: number;
  readonly days: readonly DaySlots[];
}
