/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['doctors'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listDoctors: build.query<ListDoctorsApiResponse, ListDoctorsApiArg>({
        query: (queryArg) => ({
          url: `/api/doctors`,
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
        providesTags: ['doctors'],
      }),
      createDoctor: build.mutation<CreateDoctorApiResponse, CreateDoctorApiArg>({
        query: (queryArg) => ({
          url: `/api/doctors`,
          method: 'POST',
          body: queryArg.createDoctor,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['doctors'],
      }),
      nextFreeStarts: build.query<NextFreeStartsApiResponse, NextFreeStartsApiArg>({
        query: (queryArg) => ({
          url: `/api/doctors/next-free`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ['doctors'],
      }),
      getDoctor: build.query<GetDoctorApiResponse, GetDoctorApiArg>({
        query: (queryArg) => ({ url: `/api/doctors/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['doctors'],
      }),
      updateDoctor: build.mutation<UpdateDoctorApiResponse, UpdateDoctorApiArg>({
        query: (queryArg) => ({
          url: `/api/doctors/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateDoctor,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['doctors'],
      }),
      deleteDoctor: build.mutation<DeleteDoctorApiResponse, DeleteDoctorApiArg>({
        query: (queryArg) => ({
          url: `/api/doctors/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['doctors'],
      }),
      restoreDoctor: build.mutation<RestoreDoctorApiResponse, RestoreDoctorApiArg>({
        query: (queryArg) => ({ url: `/api/doctors/${encodeURIComponent(String(queryArg.id))}/restore`, method: 'POST' }),
        invalidatesTags: ['doctors'],
      }),
      doctorSlots: build.query<DoctorSlotsApiResponse, DoctorSlotsApiArg>({
        query: (queryArg) => ({
          url: `/api/doctors/${encodeURIComponent(String(queryArg.id))}/slots`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
            except: queryArg.except,
          },
        }),
        providesTags: ['doctors'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as doctorsApi };
export type ListDoctorsApiResponse = /** status 200 OK */ Doctor[];
export type ListDoctorsApiArg = {
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
export type CreateDoctorApiResponse = /** status 201 Created */ Doctor;
export type CreateDoctorApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createDoctor: CreateDoctor;
};
export type NextFreeStartsApiResponse = /** status 200 OK */ NextFree[];
export type NextFreeStartsApiArg = {
  /** Doctors: at most 50 ids, with commas between them; those you do not see are left out */
  ids: string;
};
export type GetDoctorApiResponse = /** status 200 OK */ DoctorDetails;
export type GetDoctorApiArg = {
  /** The id of the record. */
  id: string;
};
export type UpdateDoctorApiResponse = /** status 200 OK */ Doctor;
export type UpdateDoctorApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  updateDoctor: UpdateDoctor;
};
export type DeleteDoctorApiResponse = unknown;
export type DeleteDoctorApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
};
export type RestoreDoctorApiResponse = /** status 200 OK */ Doctor;
export type RestoreDoctorApiArg = {
  /** The id of the record. */
  id: string;
};
export type DoctorSlotsApiResponse = /** status 200 OK */ DoctorSlots;
export type DoctorSlotsApiArg = {
  /** The id of the record. */
  id: string;
  /** The first day, YYYY-MM-DD. */
  from: string;
  /** The last day, included, YYYY-MM-DD. */
  to: string;
  /** The appointment that is being moved: its own time counts as free */
  except?: string;
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
export type CreateDoctor = {
  /** true: also creates an account with username and password */
  createUserAccount?: boolean | null;
  /** The username of the new account, at least 3 characters; only with `createUserAccount`. */
  username?: string | null;
  /** The first password of the new account, at least 6 characters; only with `createUserAccount`. */
  password?: string | null;
  /** The full name, with or without the title. */
  fullName: string;
  /** The medical specialty, by its name in `specialties`. */
  specialty: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone: string;
  /** The e-mail address of the doctor. */
  email: string;
  /** The hospital of the doctor; null when its name was typed by hand. */
  hospitalId?: string | null;
  /** The name of a hospital that is none of ours; required without a hospitalId */
  hospitalName?: string | null;
  /** The name of the city. */
  city: string;
  /** The number of the licence to practise. */
  licenseNumber: string;
  /** Years of practice, whole. */
  experience?: number | null;
  /** The weekdays on which the doctor sees patients. */
  workingDays?: ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday')[] | null;
  /** The hours of a working day, as ranges HH:MM-HH:MM on the clock of the hospital that do not overlap. */
  timeSlots?: string[] | null;
  /** How long an appointment of the doctor lasts, in minutes. */
  consultationMinutes?: number | null;
  /** The names of the services that the doctor offers, as in the reference list `services`. */
  services?: string[] | null;
  /** Whether the doctor can be booked. */
  isActive?: boolean | null;
};
export type NextFree = {
  /** The id of the doctor. */
  doctorId: string;
  /** The IANA time zone of its days and times. */
  timeZone: string;
  /** The first start from now on that staff may book; null when there is none in four weeks */
  at: string | null;
};
export type DoctorDetails = {
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
  /** The number of upcoming appointments; a deletion would cancel them */
  upcomingAppointments: number;
};
export type UpdateDoctor = {
  /** true: also creates an account with username and password */
  createUserAccount?: boolean | null;
  /** The username of the new account, at least 3 characters; only with `createUserAccount`. */
  username?: string | null;
  /** The first password of the new account, at least 6 characters; only with `createUserAccount`. */
  password?: string | null;
  /** The full name, with or without the title. */
  fullName?: string;
  /** The medical specialty, by its name in `specialties`. */
  specialty?: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone?: string;
  /** The e-mail address of the doctor. */
  email?: string;
  /** The hospital of the doctor; null when its name was typed by hand. */
  hospitalId?: string | null;
  /** The name of a hospital that is none of ours; required without a hospitalId */
  hospitalName?: string | null;
  /** The name of the city. */
  city?: string;
  /** The number of the licence to practise. */
  licenseNumber?: string;
  /** Years of practice, whole. */
  experience?: number | null;
  /** The weekdays on which the doctor sees patients. */
  workingDays?: ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday')[] | null;
  /** The hours of a working day, as ranges HH:MM-HH:MM on the clock of the hospital that do not overlap. */
  timeSlots?: string[] | null;
  /** How long an appointment of the doctor lasts, in minutes. */
  consultationMinutes?: number | null;
  /** The names of the services that the doctor offers, as in the reference list `services`. */
  services?: string[] | null;
  /** Whether the doctor can be booked. */
  isActive?: boolean | null;
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
export const {
  useListDoctorsQuery,
  useLazyListDoctorsQuery,
  useCreateDoctorMutation,
  useNextFreeStartsQuery,
  useLazyNextFreeStartsQuery,
  useGetDoctorQuery,
  useLazyGetDoctorQuery,
  useUpdateDoctorMutation,
  useDeleteDoctorMutation,
  useRestoreDoctorMutation,
  useDoctorSlotsQuery,
  useLazyDoctorSlotsQuery,
} = injectedRtkApi;
