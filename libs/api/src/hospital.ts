/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['hospital'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      hospitalAppointments: build.query<HospitalAppointmentsApiResponse, HospitalAppointmentsApiArg>({
        query: (queryArg) => ({
          url: `/api/hospital/appointments`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
            status: queryArg.status,
            doctorId: queryArg.doctorId,
            hospitalId: queryArg.hospitalId,
            patientId: queryArg.patientId,
            from: queryArg['from'],
            to: queryArg.to,
            upcoming: queryArg.upcoming,
          },
        }),
        providesTags: ['hospital'],
      }),
      hospitalDoctors: build.query<HospitalDoctorsApiResponse, HospitalDoctorsApiArg>({
        query: (queryArg) => ({
          url: `/api/hospital/doctors`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
            archived: queryArg.archived,
            specialty: queryArg.specialty,
            city: queryArg.city,
            hospitalId: queryArg.hospitalId,
            isActive: queryArg.isActive,
            ids: queryArg.ids,
          },
        }),
        providesTags: ['hospital'],
      }),
      ownHospitalQr: build.query<OwnHospitalQrApiResponse, OwnHospitalQrApiArg>({
        query: () => ({ url: `/api/hospital/qr` }),
        providesTags: ['hospital'],
      }),
      hospitalStats: build.query<HospitalStatsApiResponse, HospitalStatsApiArg>({
        query: () => ({ url: `/api/hospital/stats` }),
        providesTags: ['hospital'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as hospitalApi };
export type HospitalAppointmentsApiResponse = /** status 200 OK */ Appointment[];
export type HospitalAppointmentsApiArg = {
  /** Search; fewer than three characters match beginnings only */
  q?: string;
  /** The order of the list: the name of a field, with `-` before it for descending. */
  sort?: string;
  /** The page, from 1. Beyond a capped total go on with `after` instead. */
  page?: number;
  /** How many rows a page has; 50 unless stated. */
  pageSize?: number;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string;
  /** Only records with this status. */
  status?: 'pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show';
  /** Only appointments with this doctor. */
  doctorId?: string;
  /** Only records of this hospital. */
  hospitalId?: string;
  /** Only appointments of this patient. */
  patientId?: string;
  /** First day, on the clock of the hospital */
  from?: string;
  /** Last day, included */
  to?: string;
  /** Only those that are not over yet: under way, or to come */
  upcoming?: boolean;
};
export type HospitalDoctorsApiResponse = /** status 200 OK */ Doctor[];
export type HospitalDoctorsApiArg = {
  /** Search; fewer than three characters match beginnings only */
  q?: string;
  /** The order of the list: the name of a field, with `-` before it for descending. */
  sort?: string;
  /** The page, from 1. Beyond a capped total go on with `after` instead. */
  page?: number;
  /** How many rows a page has; 50 unless stated. */
  pageSize?: number;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string;
  /** true: what has been deleted instead, for whoever may bring it back */
  archived?: boolean;
  /** Only doctors of this specialty, by its whole name. */
  specialty?: string;
  /** Only doctors in this city, by its whole name. */
  city?: string;
  /** Only records of this hospital. */
  hospitalId?: string;
  /** Only active (`true`) or only inactive (`false`) records. */
  isActive?: boolean;
  /** Only these: at most 50 ids, with commas between them; those you do not see are left out */
  ids?: string;
};
export type OwnHospitalQrApiResponse = /** status 200 OK */ HospitalQr;
export type OwnHospitalQrApiArg = void;
export type HospitalStatsApiResponse = /** status 200 OK */ HospitalStats;
export type HospitalStatsApiArg = void;
export type SaidLate = {
  /** By how many minutes the patient will be late. */
  minutes: 10 | 20 | 30;
  /** When the patient said so: ISO 8601 with offset. */
  at: string;
};
export type Said = {
  /** When the patient said that they are coming: ISO 8601 with offset. */
  coming?: string;
  /** That the patient will be late. */
  late?: SaidLate;
  /** The patient has cancelled, for this reason. */
  cancel?: 'cannotCome' | 'better' | 'elsewhere' | 'byMistake' | 'other';
  /** How often the patient has moved the appointment. */
  moves?: number;
};
export type AppointmentPatient = {
  /** The id of the patient. */
  id: string;
  /** The full name of the person. */
  name: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone: string;
  /** The complaint in their own words. */
  symptoms: string | null;
};
export type AppointmentDoctor = {
  /** The id of the doctor. */
  id: string;
  /** The full name, with or without the title. */
  fullName: string;
  /** The medical specialty, by its name in `specialties`. */
  specialty: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone: string;
};
export type AppointmentHospital = {
  /** The id of the hospital. */
  id: string;
  /** The name of the hospital. */
  name: string;
  /** The IANA time zone of its days and times. */
  timeZone: string;
};
export type Appointment = {
  /** The id of the record; it never changes. */
  id: string;
  /** The number that people read out */
  number: number;
  /** The id of the patient. */
  patientId: string;
  /** The id of the doctor. */
  doctorId: string;
  /** The hospital when it was booked */
  hospitalId: string | null;
  /** The agent who booked it, or to whom it was given since */
  agentId: string | null;
  /** When the appointment begins: ISO 8601 with offset, at a full minute. */
  appointmentDate: string;
  /** On the clock of the hospital */
  timeSlot: string;
  /** When the appointment ends: ISO 8601 with offset. */
  endsAt: string;
  /** Where the appointment stands. All but `cancelled` and `no_show` occupy its time. */
  status: 'pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show';
  /** Which kind of change of the calendar refuses this time, where somebody has decided to keep the appointment all the same; null again once it is moved */
  keptDespite:
    | ('leave' | 'closure' | 'hours' | 'dayHours' | 'inactive' | 'hospital' | null)
    | ('leave' | 'closure' | 'hours' | 'dayHours' | 'inactive' | 'hospital' | null);
  /** Notes for the appointment, free text. */
  notes: string | null;
  /** What the doctor writes after the appointment, free text. */
  feedback: string | null;
  /** What a returning visitor reported about themselves, for staff to accept */
  reported: object | null;
  /** Who booked it: staff, or the patient on the booking page. */
  source: 'staff' | 'public';
  /** Who vouches for the phone number: staff, nobody, a browser that has booked with it before, or a code sent to it */
  proof: 'staff' | 'unproven' | 'device' | 'verified';
  /** What the patient has said by the link of the appointment; null: nothing. A change of start or doctor empties `coming` and `late`. */
  said: Said | null;
  /** The language of its messages; null: the patient's, else the hospital's. */
  language:
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null)
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null);
  /** Counts the changes of the record, from 1; also its `ETag`. */
  version: number;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** When it was last changed: ISO 8601 with offset. */
  updatedAt: string;
  /** The patient in short. */
  patient: AppointmentPatient;
  /** The doctor in short. */
  doctor: AppointmentDoctor;
  /** The hospital in short; null when the doctor belongs to none of ours. */
  hospital: AppointmentHospital | null;
  /** What the integration that calls names the record; null while it has no id of its own. Not shown to people. */
  externalId?: string | null;
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
export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
export type HospitalOfDoctor = {
  /** The id of the hospital. */
  id: string;
  /** The name of the hospital. */
  name: string;
  /** The IANA time zone of its days and times. */
  timeZone: string;
};
export type Doctor = {
  /** The id of the record; it never changes. */
  id: string;
  /** The account with which the doctor signs in; null without one. Left out for agents. */
  userId?: string | null;
  /** The full name, with or without the title. */
  fullName: string;
  /** The medical specialty, by its name in `specialties`. */
  specialty: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone: string;
  /** The e-mail address of the doctor. Left out for agents. */
  email?: string | null;
  /** The hospital of the doctor; null when its name was typed by hand. */
  hospitalId: string | null;
  /** The name of the hospital, chosen or typed by hand. */
  hospitalName: string | null;
  /** The name of the city. */
  city: string;
  /** Years of practice, whole. */
  experience: number | null;
  /** The number of the licence to practise. Left out for agents. */
  licenseNumber?: string | null;
  /** The weekdays on which the doctor sees patients. */
  workingDays: Weekday[];
  /** The hours of a working day, as ranges HH:MM-HH:MM on the clock of the hospital that do not overlap. */
  timeSlots: string[];
  /** The names of the services that the doctor offers, as in the reference list `services`. */
  services: string[];
  /** How long an appointment of the doctor lasts, in minutes. */
  consultationMinutes: number;
  /** Whether the doctor can be booked. */
  isActive: boolean;
  /** Counts the changes of the record, from 1; also its `ETag`. */
  version: number;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** When it was last changed: ISO 8601 with offset. */
  updatedAt: string;
  /** The hospital with its time zone; null when its name was typed by hand. */
  hospital: HospitalOfDoctor | null;
  /** Only of a doctor who was changed: the calendar change about whose appointments somebody has to decide; null for none */
  openChangeId?: string | null;
};
export type HospitalQr = {
  /** PNG as a data URL */
  qrCode: string;
  /** The address of the booking page that the QR code leads to. */
  bookingUrl: string;
  /** The hospital's phone, for the poster. */
  phone: string | null;
  /** The code of its state, from which the second language of the poster follows; null if the hospital has none. */
  stateCode: string | null;
  /** The websites that may show the booking page, as the settings of the hospital name them. */
  embedOrigins: string[];
};
export type HospitalStats = {
  /** All appointments of the hospital, of every day and status. */
  totalAppointments: number;
  /** Of every status, by the clock of the hospital */
  todayAppointments: number;
  /** How many of its doctors can be booked. */
  activeDoctors: number;
  /** How many of today's appointments are confirmed. */
  confirmedToday: number;
};
export const {
  useHospitalAppointmentsQuery,
  useLazyHospitalAppointmentsQuery,
  useHospitalDoctorsQuery,
  useLazyHospitalDoctorsQuery,
  useOwnHospitalQrQuery,
  useLazyOwnHospitalQrQuery,
  useHospitalStatsQuery,
  useLazyHospitalStatsQuery,
} = injectedRtkApi;
