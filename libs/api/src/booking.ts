/** Written by `npm run contract` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['booking'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      bookAppointment: build.mutation<BookAppointmentApiResponse, BookAppointmentApiArg>({
        query: (queryArg) => ({
          url: `/api/appointments/booking`,
          method: 'POST',
          body: queryArg.newBooking,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['booking'],
      }),
      holdSlot: build.mutation<HoldSlotApiResponse, HoldSlotApiArg>({
        query: (queryArg) => ({ url: `/api/appointments/booking/hold`, method: 'POST', body: queryArg.newHold }),
        invalidatesTags: ['booking'],
      }),
      releaseHold: build.mutation<ReleaseHoldApiResponse, ReleaseHoldApiArg>({
        query: (queryArg) => ({ url: `/api/appointments/booking/hold/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['booking'],
      }),
      bookingHospital: build.query<BookingHospitalApiResponse, BookingHospitalApiArg>({
        query: (queryArg) => ({ url: `/api/hospitals/booking/${encodeURIComponent(String(queryArg.slug))}` }),
        providesTags: ['booking'],
      }),
      bookingDoctors: build.query<BookingDoctorsApiResponse, BookingDoctorsApiArg>({
        query: (queryArg) => ({ url: `/api/hospitals/booking/${encodeURIComponent(String(queryArg.slug))}/doctors` }),
        providesTags: ['booking'],
      }),
      bookingSlots: build.query<BookingSlotsApiResponse, BookingSlotsApiArg>({
        query: (queryArg) => ({
          url: `/api/hospitals/booking/${encodeURIComponent(String(queryArg.slug))}/doctors/${encodeURIComponent(String(queryArg.id))}/slots`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
            hold: queryArg.hold,
          },
        }),
        providesTags: ['booking'],
      }),
      createBookingPatient: build.mutation<CreateBookingPatientApiResponse, CreateBookingPatientApiArg>({
        query: (queryArg) => ({
          url: `/api/patients/booking`,
          method: 'POST',
          body: queryArg.newBookingPatient,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['booking'],
      }),
      checkPhone: build.query<CheckPhoneApiResponse, CheckPhoneApiArg>({
        query: (queryArg) => ({
          url: `/api/patients/booking/check-phone/${encodeURIComponent(String(queryArg.phone))}`,
          params: {
            shared: queryArg.shared,
          },
        }),
        providesTags: ['booking'],
      }),
      forgetDevice: build.mutation<ForgetDeviceApiResponse, ForgetDeviceApiArg>({
        query: () => ({ url: `/api/patients/booking/device`, method: 'DELETE' }),
        invalidatesTags: ['booking'],
      }),
      requestCode: build.mutation<RequestCodeApiResponse, RequestCodeApiArg>({
        query: (queryArg) => ({ url: `/api/patients/booking/otp/request`, method: 'POST', body: queryArg.requestCode }),
        invalidatesTags: ['booking'],
      }),
      verifyCode: build.mutation<VerifyCodeApiResponse, VerifyCodeApiArg>({
        query: (queryArg) => ({ url: `/api/patients/booking/otp/verify`, method: 'POST', body: queryArg.verifyCode }),
        invalidatesTags: ['booking'],
      }),
      updateBookingPatient: build.mutation<UpdateBookingPatientApiResponse, UpdateBookingPatientApiArg>({
        query: (queryArg) => ({
          url: `/api/patients/booking/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.bookingPatientChanges,
        }),
        invalidatesTags: ['booking'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as bookingApi };
export type BookAppointmentApiResponse = /** status 201 Book an appointment */ BookedAppointmentAnswer;
export type BookAppointmentApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  newBooking: NewBooking;
};
export type HoldSlotApiResponse = /** status 201 Keep a start for five minutes */ HoldAnswer;
export type HoldSlotApiArg = {
  newHold: NewHold;
};
export type ReleaseHoldApiResponse = unknown;
export type ReleaseHoldApiArg = {
  id: string;
};
export type BookingHospitalApiResponse = /** status 200 The hospital of a booking address */ BookingHospitalAnswer;
export type BookingHospitalApiArg = {
  slug: string;
};
export type BookingDoctorsApiResponse = /** status 200 The doctors of a hospital that can be booked */ BookingDoctorAnswer[];
export type BookingDoctorsApiArg = {
  slug: string;
};
export type BookingSlotsApiResponse = /** status 200 When a doctor can be booked */ DoctorSlots;
export type BookingSlotsApiArg = {
  slug: string;
  id: string;
  from: string;
  to: string;
  /** The visitor's own hold: its time counts as free for them */
  hold?: string | null;
};
export type CreateBookingPatientApiResponse = /** status 201 Enter somebody new */ BookingPatientId;
export type CreateBookingPatientApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  newBookingPatient: NewBookingPatient;
};
export type CheckPhoneApiResponse =
  /** status 200 Whether this browser has booked with a phone before, or its visitor has proven the phone by a code */ PhoneCheckAnswer;
export type CheckPhoneApiArg = {
  phone: string;
  /** A device that several people use: it keeps nothing of them */
  shared?: boolean | null;
};
export type ForgetDeviceApiResponse = unknown;
export type ForgetDeviceApiArg = void;
export type RequestCodeApiResponse = /** status 202 Send a one-time code to a phone */ CodeRequestAnswer;
export type RequestCodeApiArg = {
  requestCode: RequestCode;
};
export type VerifyCodeApiResponse = /** status 200 Prove a phone by its code */ PhoneCheckAnswer;
export type VerifyCodeApiArg = {
  verifyCode: VerifyCode;
};
export type UpdateBookingPatientApiResponse = /** status 200 Change what a visitor has told */ BookingPatientId;
export type UpdateBookingPatientApiArg = {
  id: string;
  bookingPatientChanges: BookingPatientChanges;
};
export type BookedDoctor = {
  id: string;
  fullName: string;
  specialty: string;
};
export type BookedHospital = {
  name: string;
  city: string;
  address: string | null;
  phone: string | null;
  timeZone: string;
};
export type BookedAppointmentAnswer = {
  id: string;
  /** The number that people read out */
  number: number;
  status: string;
  appointmentDate: string;
  /** On the clock of the hospital */
  timeSlot: string;
  endsAt: string;
  doctor: BookedDoctor;
  hospital: BookedHospital;
};
export type Problem = {
  /** urn:arogyadesk:<code> */
  type: string;
  title: string;
  status: number;
  /** One sentence for the person */
  detail: string;
  /** The same sentence, for the toast */
  message: string;
  /** The sentence of each refused field */
  errors?: {
    [key: string]: string;
  };
  /** Quote it when you report a fault */
  requestId?: string;
};
export type NewBookingPatient = {
  name: string;
  phone: string;
  email?: string | null;
  age: number;
  gender: 'male' | 'female' | 'other';
  symptoms: string;
  location?: string | null;
};
export type NewBooking = {
  /** The handle from check-phone or from the new patient */
  patientId?: string | null;
  /** In place of `patientId`: somebody new, entered with the booking */
  patient?: NewBookingPatient | null;
  doctorId: string;
  appointmentDate: string;
  status?: 'pending' | null;
  notes?: string | null;
  /** The hold on this start, if there is one */
  holdId?: string | null;
  /** A device that several people use: it keeps nothing of them */
  shared?: boolean | null;
  /** The privacy notice that the form has shown */
  noticeVersion?: '2026-11-21' | null;
};
export type HoldAnswer = {
  /** Null: the start is free, but it is not kept */
  holdId: string | null;
  expiresAt: string | null;
};
export type NewHold = {
  slug: string;
  doctorId: string;
  appointmentDate: string;
  /** An earlier hold of the same visitor: given back in the same step */
  replaces?: string | null;
  /** A device that several people use: it keeps nothing of them */
  shared?: boolean | null;
};
export type BookingHospitalAnswer = {
  id: string;
  name: string;
  city: string;
  phone: string | null;
  address: string | null;
  bookingSlug: string;
  timeZone: string;
};
export type BookingDoctorAnswer = {
  id: string;
  fullName: string;
  specialty: string;
  experience: number | null;
  workingDays: string[];
  timeSlots: string[];
  consultationMinutes: number;
  /** The next start that is free; null when none is within 14 days */
  nextFree: string | null;
};
export type SlotStart = {
  at: string;
  time: string;
  free: boolean;
  reason?:
    | 'inactive'
    | 'past'
    | 'too_soon'
    | 'too_far'
    | 'closed'
    | 'leave'
    | 'not_working'
    | 'outside_hours'
    | 'off_grid'
    | 'held'
    | 'offered'
    | 'taken';
};
export type SlotDay = {
  day: string;
  starts: SlotStart[];
};
export type DoctorSlots = {
  doctorId: string;
  timeZone: string;
  visitMinutes: number;
  days: SlotDay[];
};
export type BookingPatientId = {
  /** The handle to book with */
  id: string;
};
export type KnownPatientAnswer = {
  /** A handle of 30 minutes, not the id of a patient */
  id: string;
  name: string;
  email: string | null;
  age: number | null;
  gender: ('male' | 'female' | 'other') | null;
  location: string | null;
};
export type Verification = {
  available: boolean;
  channel: string | null;
};
export type PhoneCheckAnswer = {
  exists: boolean;
  patient: KnownPatientAnswer | null;
  /** Others of the same phone whom this browser knows */
  others?: KnownPatientAnswer[];
  verification: Verification;
};
export type CodeRequestAnswer = {
  /** Goes with the code */
  requestId: string;
  expiresAt: string;
};
export type RequestCode = {
  phone: string;
};
export type VerifyCode = {
  requestId: string;
  phone: string;
  code: string;
};
export type BookingPatientChanges = {
  name?: string;
  email?: string | null;
  age?: number;
  gender?: 'male' | 'female' | 'other';
  symptoms?: string;
  location?: string | null;
};
