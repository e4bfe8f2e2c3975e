/** Written by `npm run generate` from openapi.json: change the API, not this file. */
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
      peopleAgain: build.query<PeopleAgainApiResponse, PeopleAgainApiArg>({
        query: () => ({ url: `/api/patients/booking/again` }),
        providesTags: ['booking'],
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
export type BookAppointmentApiResponse = /** status 201 Created */ BookedAppointmentAnswer;
export type BookAppointmentApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  newBooking: NewBooking;
};
export type HoldSlotApiResponse = /** status 201 Created */ HoldAnswer;
export type HoldSlotApiArg = {
  newHold: NewHold;
};
export type ReleaseHoldApiResponse = unknown;
export type ReleaseHoldApiArg = {
  /** The id of the record. */
  id: string;
};
export type BookingHospitalApiResponse = /** status 200 OK */ BookingHospitalAnswer;
export type BookingHospitalApiArg = {
  /** The part of the booking link behind `/book/`. */
  slug: string;
};
export type BookingDoctorsApiResponse = /** status 200 OK */ BookingDoctorAnswer[];
export type BookingDoctorsApiArg = {
  /** The part of the booking link behind `/book/`. */
  slug: string;
};
export type BookingSlotsApiResponse = /** status 200 OK */ DoctorSlots;
export type BookingSlotsApiArg = {
  /** The part of the booking link behind `/book/`. */
  slug: string;
  /** The id of the record. */
  id: string;
  /** The first day, YYYY-MM-DD. */
  from: string;
  /** The last day, included, YYYY-MM-DD. */
  to: string;
  /** The visitor's own hold: its time counts as free for them */
  hold?: string;
};
export type CreateBookingPatientApiResponse = /** status 201 Created */ BookingPatientId;
export type CreateBookingPatientApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  newBookingPatient: NewBookingPatient;
};
export type PeopleAgainApiResponse = /** status 200 OK */ AgainAnswer;
export type PeopleAgainApiArg = void;
export type CheckPhoneApiResponse = /** status 200 OK */ PhoneCheckAnswer;
export type CheckPhoneApiArg = {
  /** A phone number, percent-encoded; however it is typed, the same person is found. */
  phone: string;
  /** A device that several people use: it keeps nothing about them */
  shared?: boolean;
};
export type ForgetDeviceApiResponse = unknown;
export type ForgetDeviceApiArg = void;
export type RequestCodeApiResponse = /** status 202 Accepted */ CodeRequestAnswer;
export type RequestCodeApiArg = {
  requestCode: RequestCode;
};
export type VerifyCodeApiResponse = /** status 200 OK */ PhoneCheckAnswer;
export type VerifyCodeApiArg = {
  verifyCode: VerifyCode;
};
export type UpdateBookingPatientApiResponse = /** status 200 OK */ BookingPatientId;
export type UpdateBookingPatientApiArg = {
  /** The id of the record. */
  id: string;
  bookingPatientChanges: BookingPatientChanges;
};
export type BookedDoctor = {
  /** The id of the doctor. */
  id: string;
  /** The full name, with or without the title. */
  fullName: string;
  /** The medical specialty, by its name in `specialties`. */
  specialty: string;
};
export type BookedHospital = {
  /** The name of the hospital. */
  name: string;
  /** The name of the city. */
  city: string;
  /** Street and house number, in one line. */
  address: string | null;
  /** The phone number to call, as it is shown; null when the hospital has given none. */
  phone: string | null;
  /** The address that dials it; null where that is no number. */
  call: string | null;
  /** The IANA time zone of its days and times. */
  timeZone: string;
};
export type BookedAppointmentAnswer = {
  /** The id of the record; it never changes. */
  id: string;
  /** The number that people read out */
  number: number;
  /** Where the appointment stands. All but `cancelled` and `no_show` occupy its time. */
  status: string;
  /** When the appointment begins: ISO 8601 with offset, at a full minute. */
  appointmentDate: string;
  /** On the clock of the hospital */
  timeSlot: string;
  /** When the appointment ends: ISO 8601 with offset. */
  endsAt: string;
  /** The doctor of the appointment. */
  doctor: BookedDoctor;
  /** The hospital of the appointment. */
  hospital: BookedHospital;
  /** The page on which the patient sees, moves and cancels it: a key, for the patient alone. Null on a shared device. */
  link: string | null;
};
export type Problem = {
  /** urn:arogyadesk: and the code, whose page is /api/docs/errors/ and the code */
  type: string;
  /** The name of the HTTP status */
  title: string;
  /** The HTTP status */
  status: number;
  /** One sentence for the person */
  detail: string;
  /** The same sentence, for the toast */
  message: string;
  /** The sentence of each refused field */
  errors?: {
    [key: string]: string;
  };
  /** Quote it when you report a problem */
  requestId?: string;
};
export type NewBookingPatient = {
  /** The full name of the person. */
  name: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone: string;
  /** The e-mail address. */
  email?: string | null;
  /** The age in whole years, 1 to 120. */
  age: number;
  /** The gender that the person stated. */
  gender: 'male' | 'female' | 'other';
  /** The complaint in their own words. */
  symptoms: string;
  /** The town or area where they live. */
  location?: string | null;
};
export type NewBooking = {
  /** The handle from check-phone or from the new patient */
  patientId?: string | null;
  /** Instead of `patientId`: a new patient, entered with the booking */
  patient?: NewBookingPatient | null;
  /** Instead of both: one of the people of this browser, from `again` */
  person?: string | null;
  /** The id of the doctor. */
  doctorId: string;
  /** When the appointment begins: ISO 8601 with offset, at a full minute. */
  appointmentDate: string;
  /** A new appointment is `pending`, whether this is sent or not. */
  status?: ('pending' | null) | ('pending' | null);
  /** Notes for the appointment, free text. */
  notes?: string | null;
  /** The hold on this start, if there is one */
  holdId?: string | null;
  /** A device that several people use: it keeps nothing about them */
  shared?: boolean | null;
  /** The privacy notice that the form has shown */
  noticeVersion?: ('2026-11-21' | '2026-11-29' | null) | ('2026-11-21' | '2026-11-29' | null);
  /** The language of the page, where its visitor had a choice: messages about the appointment have it, too. */
  language?:
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null)
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null);
};
export type HoldAnswer = {
  /** Null: the start is free, but it is not kept */
  holdId: string | null;
  /** Until when the start is kept: ISO 8601 with offset; null without a hold. */
  expiresAt: string | null;
};
export type NewHold = {
  /** The part of the booking link behind `/book/`. */
  slug: string;
  /** The id of the doctor. */
  doctorId: string;
  /** The start to keep: ISO 8601 with offset, as in `at` of the slots. */
  appointmentDate: string;
  /** An earlier hold of the same visitor: given back in the same step */
  replaces?: string | null;
  /** A device that several people use: it keeps nothing about them */
  shared?: boolean | null;
};
export type BookingHospitalAnswer = {
  /** The id of the record; it never changes. */
  id: string;
  /** The name of the hospital. */
  name: string;
  /** The name of the city. */
  city: string;
  /** The phone number to call, as it is shown; null when the hospital has given none. */
  phone: string | null;
  /** The address that dials it; null where that is no number. */
  call: string | null;
  /** Street and house number, in one line. */
  address: string | null;
  /** The part of the booking link behind `/book/`. */
  bookingSlug: string;
  /** The IANA time zone of its days and times. */
  timeZone: string;
};
export type BookingDoctorAnswer = {
  /** The id of the doctor. */
  id: string;
  /** The full name, with or without the title. */
  fullName: string;
  /** The medical specialty, by its name in `specialties`. */
  specialty: string;
  /** Years of practice, whole. */
  experience: number | null;
  /** The weekdays on which the doctor sees patients. */
  workingDays: string[];
  /** The hours of a working day, as ranges HH:MM-HH:MM on the clock of the hospital that do not overlap. */
  timeSlots: string[];
  /** How long an appointment of the doctor lasts, in minutes. */
  consultationMinutes: number;
  /** The next start that is free; null when none is within 14 days */
  nextFree: string | null;
};
export type SlotStart = {
  /** The start: ISO 8601 with offset; send it as `appointmentDate`. */
  at: string;
  /** The start on the clock of the hospital: HH:MM, 24 hours. */
  time: string;
  /** Whether it can be booked. */
  free: boolean;
  /** Why it cannot be booked; left out when it can. */
  reason?:
    | 'inactive'
    | 'past'
    | 'too_soon'
    | 'too_far'
    | 'closed'
    | 'leave'
    | 'not_working'
    | 'outside_hours'
    | 'closed_then'
    | 'leave_then'
    | 'off_grid'
    | 'held'
    | 'offered'
    | 'taken';
};
export type SlotDay = {
  /** The day on the clock of the hospital, YYYY-MM-DD. */
  day: string;
  /** Why the hospital is closed for the whole day */
  closedFor?: string;
  /** The starts of the day in their order; empty when there are none. */
  starts: SlotStart[];
};
export type DoctorSlots = {
  /** The id of the doctor. */
  doctorId: string;
  /** The IANA name of the time zone in which `day` and `time` are. */
  timeZone: string;
  /** How long an appointment of the doctor lasts, in minutes. */
  appointmentMinutes: number;
  /** The days that were asked for, each with its starts. */
  days: SlotDay[];
};
export type BookingPatientId = {
  /** The handle to book with */
  id: string;
};
export type PersonAgain = {
  /** To book with, in this browser alone, until five minutes after its next booking. It is not the id of a patient. */
  person: string;
  /** As it was typed in this browser: first name and initial. */
  name: string;
};
export type AgainAnswer = {
  /** The last one first, at most five; empty when it knows nobody. */
  people: PersonAgain[];
};
export type KnownPatientAnswer = {
  /** A handle of 30 minutes, not the id of a patient */
  id: string;
  /** The full name of the person. */
  name: string;
  /** The e-mail address. */
  email: string | null;
  /** The age in whole years, 1 to 120. */
  age: number | null;
  /** The gender that the person stated. */
  gender: ('male' | 'female' | 'other' | null) | ('male' | 'female' | 'other' | null);
  /** The town or area where they live. */
  location: string | null;
};
export type Verification = {
  /** Whether codes are sent here. */
  available: boolean;
  /** How they are sent; null when they are not. */
  channel: string | null;
};
export type PhoneCheckAnswer = {
  /** Whether this browser may know of a patient with this phone. */
  exists: boolean;
  /** The patient last booked from this browser; null when it knows of none. */
  patient: KnownPatientAnswer | null;
  /** Others of the same phone whom this browser knows */
  others?: KnownPatientAnswer[];
  /** Whether the phone can be proven by a one-time code. */
  verification: Verification;
};
export type CodeRequestAnswer = {
  /** Goes with the code */
  requestId: string;
  /** Until when the code may be used: ISO 8601 with offset. */
  expiresAt: string;
};
export type RequestCode = {
  /** The phone number to which the code goes, at least 10 characters. */
  phone: string;
  /** Of the page on which it is asked for; without one English. */
  language?:
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null)
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null);
};
export type VerifyCode = {
  /** The `requestId` with which the code was asked for. */
  requestId: string;
  /** The phone number to which the code goes, at least 10 characters. */
  phone: string;
  /** The six digits of the code. */
  code: string;
};
export type BookingPatientChanges = {
  /** The full name of the person. */
  name?: string;
  /** The e-mail address. */
  email?: string | null;
  /** The age in whole years, 1 to 120. */
  age?: number;
  /** The gender that the person stated. */
  gender?: 'male' | 'female' | 'other';
  /** The complaint in their own words. */
  symptoms?: string;
  /** The town or area where they live. */
  location?: string | null;
};
export const {
  useBookAppointmentMutation,
  useHoldSlotMutation,
  useReleaseHoldMutation,
  useBookingHospitalQuery,
  useLazyBookingHospitalQuery,
  useBookingDoctorsQuery,
  useLazyBookingDoctorsQuery,
  useBookingSlotsQuery,
  useLazyBookingSlotsQuery,
  useCreateBookingPatientMutation,
  usePeopleAgainQuery,
  useLazyPeopleAgainQuery,
  useCheckPhoneQuery,
  useLazyCheckPhoneQuery,
  useForgetDeviceMutation,
  useRequestCodeMutation,
  useVerifyCodeMutation,
  useUpdateBookingPatientMutation,
} = injectedRtkApi;
