/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['appointments'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAppointments: build.query<ListAppointmentsApiResponse, ListAppointmentsApiArg>({
        query: (queryArg) => ({
          url: `/api/appointments`,
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
            ids: queryArg.ids,
            externalId: queryArg.externalId,
          },
        }),
        providesTags: ['appointments'],
      }),
      createAppointment: build.mutation<CreateAppointmentApiResponse, CreateAppointmentApiArg>({
        query: (queryArg) => ({
          url: `/api/appointments`,
          method: 'POST',
          body: queryArg.createAppointment,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['appointments'],
      }),
      appointmentsOfAgent: build.query<AppointmentsOfAgentApiResponse, AppointmentsOfAgentApiArg>({
        query: (queryArg) => ({
          url: `/api/appointments/agent/${encodeURIComponent(String(queryArg.id))}`,
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
        providesTags: ['appointments'],
      }),
      changeAppointments: build.mutation<ChangeAppointmentsApiResponse, ChangeAppointmentsApiArg>({
        query: (queryArg) => ({
          url: `/api/appointments/bulk`,
          method: 'POST',
          body: queryArg.bulkChange,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['appointments'],
      }),
      appointmentsOfDoctor: build.query<AppointmentsOfDoctorApiResponse, AppointmentsOfDoctorApiArg>({
        query: (queryArg) => ({
          url: `/api/appointments/doctor/${encodeURIComponent(String(queryArg.id))}`,
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
        providesTags: ['appointments'],
      }),
      appointmentsInNeed: build.query<AppointmentsInNeedApiResponse, AppointmentsInNeedApiArg>({
        query: (queryArg) => ({
          url: `/api/appointments/needs`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
            hospitalId: queryArg.hospitalId,
          },
        }),
        providesTags: ['appointments'],
      }),
      needsByHospital: build.query<NeedsByHospitalApiResponse, NeedsByHospitalApiArg>({
        query: () => ({ url: `/api/appointments/needs/counts` }),
        providesTags: ['appointments'],
      }),
      appointmentStats: build.query<AppointmentStatsApiResponse, AppointmentStatsApiArg>({
        query: () => ({ url: `/api/appointments/stats` }),
        providesTags: ['appointments'],
      }),
      todayAppointments: build.query<TodayAppointmentsApiResponse, TodayAppointmentsApiArg>({
        query: (queryArg) => ({
          url: `/api/appointments/today`,
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
        providesTags: ['appointments'],
      }),
      getAppointment: build.query<GetAppointmentApiResponse, GetAppointmentApiArg>({
        query: (queryArg) => ({ url: `/api/appointments/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['appointments'],
      }),
      updateAppointment: build.mutation<UpdateAppointmentApiResponse, UpdateAppointmentApiArg>({
        query: (queryArg) => ({
          url: `/api/appointments/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateAppointment,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['appointments'],
      }),
      deleteAppointment: build.mutation<DeleteAppointmentApiResponse, DeleteAppointmentApiArg>({
        query: (queryArg) => ({
          url: `/api/appointments/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['appointments'],
      }),
      appointmentLink: build.query<AppointmentLinkApiResponse, AppointmentLinkApiArg>({
        query: (queryArg) => ({ url: `/api/appointments/${encodeURIComponent(String(queryArg.id))}/link` }),
        providesTags: ['appointments'],
      }),
      replaceAppointmentLink: build.mutation<ReplaceAppointmentLinkApiResponse, ReplaceAppointmentLinkApiArg>({
        query: (queryArg) => ({ url: `/api/appointments/${encodeURIComponent(String(queryArg.id))}/link`, method: 'POST' }),
        invalidatesTags: ['appointments'],
      }),
      reportedPatient: build.query<ReportedPatientApiResponse, ReportedPatientApiArg>({
        query: (queryArg) => ({ url: `/api/appointments/${encodeURIComponent(String(queryArg.id))}/reported` }),
        providesTags: ['appointments'],
      }),
      acceptReported: build.mutation<AcceptReportedApiResponse, AcceptReportedApiArg>({
        query: (queryArg) => ({
          url: `/api/appointments/${encodeURIComponent(String(queryArg.id))}/reported/accept`,
          method: 'POST',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['appointments'],
      }),
      dismissReported: build.mutation<DismissReportedApiResponse, DismissReportedApiArg>({
        query: (queryArg) => ({
          url: `/api/appointments/${encodeURIComponent(String(queryArg.id))}/reported/dismiss`,
          method: 'POST',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['appointments'],
      }),
      restoreAppointment: build.mutation<RestoreAppointmentApiResponse, RestoreAppointmentApiArg>({
        query: (queryArg) => ({ url: `/api/appointments/${encodeURIComponent(String(queryArg.id))}/restore`, method: 'POST' }),
        invalidatesTags: ['appointments'],
      }),
      undoAppointment: build.mutation<UndoAppointmentApiResponse, UndoAppointmentApiArg>({
        query: (queryArg) => ({
          url: `/api/appointments/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
          body: queryArg.undoAppointment,
        }),
        invalidatesTags: ['appointments'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as appointmentsApi };
export type ListAppointmentsApiResponse = /** status 200 OK */ Appointment[];
export type ListAppointmentsApiArg = {
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
  /** Only these: at most 50 ids, with commas between them; those you do not see are left out */
  ids?: string;
  /** Only the record that the integration that calls names so. */
  externalId?: string;
};
export type CreateAppointmentApiResponse = /** status 201 Created */ Appointment;
export type CreateAppointmentApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createAppointment: CreateAppointment;
};
export type AppointmentsOfAgentApiResponse = /** status 200 OK */ Appointment[];
export type AppointmentsOfAgentApiArg = {
  /** The id of the record. */
  id: string;
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
export type ChangeAppointmentsApiResponse = /** status 200 OK */ BulkAnswer;
export type ChangeAppointmentsApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  bulkChange: BulkChange;
};
export type AppointmentsOfDoctorApiResponse = /** status 200 OK */ Appointment[];
export type AppointmentsOfDoctorApiArg = {
  /** The id of the record. */
  id: string;
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
export type AppointmentsInNeedApiResponse = /** status 200 OK */ NeededAppointment[];
export type AppointmentsInNeedApiArg = {
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
  /** Only records of this hospital. */
  hospitalId?: string;
};
export type NeedsByHospitalApiResponse = /** status 200 OK */ HospitalNeeds[];
export type NeedsByHospitalApiArg = void;
export type AppointmentStatsApiResponse = /** status 200 OK */ AppointmentStats;
export type AppointmentStatsApiArg = void;
export type TodayAppointmentsApiResponse = /** status 200 OK */ Appointment[];
export type TodayAppointmentsApiArg = {
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
export type GetAppointmentApiResponse = /** status 200 OK */ Appointment;
export type GetAppointmentApiArg = {
  /** The id of the record. */
  id: string;
};
export type UpdateAppointmentApiResponse = /** status 200 OK */ Appointment;
export type UpdateAppointmentApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  updateAppointment: UpdateAppointment;
};
export type DeleteAppointmentApiResponse = unknown;
export type DeleteAppointmentApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
};
export type AppointmentLinkApiResponse = /** status 200 OK */ AppointmentLink;
export type AppointmentLinkApiArg = {
  /** The id of the record. */
  id: string;
};
export type ReplaceAppointmentLinkApiResponse = /** status 200 OK */ AppointmentLink;
export type ReplaceAppointmentLinkApiArg = {
  /** The id of the record. */
  id: string;
};
export type ReportedPatientApiResponse = /** status 200 OK */ ReportedPatient;
export type ReportedPatientApiArg = {
  /** The id of the record. */
  id: string;
};
export type AcceptReportedApiResponse = /** status 200 OK */ Appointment;
export type AcceptReportedApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
};
export type DismissReportedApiResponse = /** status 200 OK */ Appointment;
export type DismissReportedApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
};
export type RestoreAppointmentApiResponse = /** status 200 OK */ Appointment;
export type RestoreAppointmentApiArg = {
  /** The id of the record. */
  id: string;
};
export type UndoAppointmentApiResponse = /** status 200 OK */ Appointment;
export type UndoAppointmentApiArg = {
  /** The id of the record. */
  id: string;
  undoAppointment: UndoAppointment;
};
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
export type CreateAppointment = {
  /** The id of the patient. */
  patientId: string;
  /** The id of the doctor. */
  doctorId: string;
  /** When the appointment begins: ISO 8601 with offset, at a full minute. */
  appointmentDate: string;
  /** Notes for the appointment, free text. */
  notes?: string | null;
  /** Book although a visitor is choosing this start on the website right now (409 slotHeld) */
  takeHeld?: boolean | null;
  /** Confirm it in the same step: it is made pending and confirmed at once, as two versions */
  confirm?: boolean | null;
  /** A new appointment is `pending`, whether this is sent or not. */
  status?: ('pending' | null) | ('pending' | null);
  /** What the integration that calls names the record, compared to the letter; null takes it away. People send none. */
  externalId?: string | null;
};
export type BulkRow = {
  /** The id of the appointment */
  id: string;
  /** Whether it was done */
  ok: boolean;
  /** Its version by now; by it the change can be undone */
  version?: number;
  /** Why it was not done: the code of an error of the API */
  code?: string;
  /** The sentence for a person */
  message?: string;
};
export type BulkAnswer = {
  /** What became of each, in the order of the request */
  rows: BulkRow[];
};
export type BulkChange = {
  /** At most 50 appointments, each once: `id`, and `version` as it was read, without which the change is applied on top of whatever is there */
  items: object[];
  /** What is done with each; `undo` takes the own change before back, by its `version` */
  act: 'confirm' | 'cancel' | 'complete' | 'no_show' | 'agent' | 'undo';
  /** For `agent`: to whom they are given. By an administrator */
  agentId?: string | null;
};
export type NeededAppointment = {
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
  /** Why it needs somebody: the most urgent reason of those that hold */
  need: 'decide' | 'close' | 'call' | 'confirm' | 'reported';
  /** For `decide`: the change of the calendar that affects it; null where it is of the hospital to which the doctor has moved */
  calendarChangeId: string | null;
};
export type HospitalNeeds = {
  /** The hospital */
  hospitalId: string;
  /** The name of the hospital */
  hospitalName: string;
  /** How many of its appointments need somebody now */
  total: number;
};
export type AppointmentStats = {
  /** Appointments of every status, of any day. */
  total: number;
  /** Today's appointments of every status, each by its hospital's clock */
  today: number;
  /** Appointments waiting for confirmation, on any day. */
  pending: number;
  /** Confirmed appointments, of any day. */
  confirmed: number;
  /** Today's completed appointments, each by the clock of its hospital. */
  completedToday: number;
  /** Cancelled appointments, of any day. */
  cancelled: number;
};
export type UpdateAppointment = {
  /** Where the appointment stands. All but `cancelled` and `no_show` occupy its time. */
  status?:
    | ('pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show' | null)
    | ('pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show' | null);
  /** What the doctor writes after the appointment, free text. */
  feedback?: string | null;
  /** Notes for the appointment, free text. */
  notes?: string | null;
  /** Moves the appointment */
  appointmentDate?: string;
  /** Moves the appointment to another doctor */
  doctorId?: string;
  /** Gives the appointment to another agent, by an administrator; null: to nobody */
  agentId?: string | null;
  /** The language of its messages; null: the patient's, else the hospital's. */
  language?:
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null)
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null);
  /** Book although a visitor is choosing this start on the website right now (409 slotHeld) */
  takeHeld?: boolean | null;
  /** What the integration that calls names the record, compared to the letter; null takes it away. People send none. */
  externalId?: string | null;
};
export type AppointmentLink = {
  /** The address of the page on which the patient sees, moves and cancels the appointment: a key, for the patient alone */
  address: string;
  /** Until when it leads there: ISO 8601 with offset. */
  endsAt: string;
};
export type ReportedValue = {
  /** Which field differs. */
  field: 'name' | 'age' | 'gender' | 'email' | 'location' | 'symptoms';
  /** What the record says; null when it says nothing. */
  onFile: string | null;
  /** What the patient said when they booked. */
  reported: string | null;
};
export type SamePhone = {
  /** The id of the other patient. */
  id: string;
  /** The full name of the person. */
  name: string;
  /** The name is the same, too */
  sameName: boolean;
};
export type ReportedPatient = {
  /** The fields that differ; empty when nothing was reported */
  reported: ReportedValue[];
  /** Other patients of the same phone whom you may see: possible duplicates */
  samePhone: SamePhone[];
};
export type UndoAppointment = {
  /** The version of the appointment that the change has made */
  version: number;
};
export const {
  useListAppointmentsQuery,
  useLazyListAppointmentsQuery,
  useCreateAppointmentMutation,
  useAppointmentsOfAgentQuery,
  useLazyAppointmentsOfAgentQuery,
  useChangeAppointmentsMutation,
  useAppointmentsOfDoctorQuery,
  useLazyAppointmentsOfDoctorQuery,
  useAppointmentsInNeedQuery,
  useLazyAppointmentsInNeedQuery,
  useNeedsByHospitalQuery,
  useLazyNeedsByHospitalQuery,
  useAppointmentStatsQuery,
  useLazyAppointmentStatsQuery,
  useTodayAppointmentsQuery,
  useLazyTodayAppointmentsQuery,
  useGetAppointmentQuery,
  useLazyGetAppointmentQuery,
  useUpdateAppointmentMutation,
  useDeleteAppointmentMutation,
  useAppointmentLinkQuery,
  useLazyAppointmentLinkQuery,
  useReplaceAppointmentLinkMutation,
  useReportedPatientQuery,
  useLazyReportedPatientQuery,
  useAcceptReportedMutation,
  useDismissReportedMutation,
  useRestoreAppointmentMutation,
  useUndoAppointmentMutation,
} = injectedRtkApi;
