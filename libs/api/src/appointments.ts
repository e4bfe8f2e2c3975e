/** Written by `npm run contract` from openapi.json: change the API, not this file. */
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
            ids: queryArg.ids,
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
          },
        }),
        providesTags: ['appointments'],
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
          },
        }),
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
        query: (queryArg) => ({ url: `/api/appointments/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as appointmentsApi };
export type ListAppointmentsApiResponse = /** status 200 Appointments you may see, the latest first */ Appointment[];
export type ListAppointmentsApiArg = {
  /** Search; fewer than three characters match beginnings only */
  q?: string | null;
  /** A field, or -field for descending */
  sort?: string | null;
  page?: number | null;
  pageSize?: number | null;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string | null;
  status?: ('pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show') | null;
  doctorId?: string | null;
  hospitalId?: string | null;
  patientId?: string | null;
  /** First day, on the clock of the hospital */
  from?: string | null;
  /** Last day, included */
  to?: string | null;
  /** Only these: at most 50 ids, with commas between them; those you do not see are left out */
  ids?: string | null;
};
export type CreateAppointmentApiResponse = /** status 201 Book an appointment */ Appointment;
export type CreateAppointmentApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createAppointment: CreateAppointment;
};
export type AppointmentsOfAgentApiResponse = /** status 200 Appointments that an agent has booked, the latest first */ Appointment[];
export type AppointmentsOfAgentApiArg = {
  id: string;
  /** Search; fewer than three characters match beginnings only */
  q?: string | null;
  /** A field, or -field for descending */
  sort?: string | null;
  page?: number | null;
  pageSize?: number | null;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string | null;
  status?: ('pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show') | null;
  doctorId?: string | null;
  hospitalId?: string | null;
  patientId?: string | null;
  /** First day, on the clock of the hospital */
  from?: string | null;
  /** Last day, included */
  to?: string | null;
};
export type AppointmentsOfDoctorApiResponse = /** status 200 Appointments of a doctor, the latest first */ Appointment[];
export type AppointmentsOfDoctorApiArg = {
  id: string;
  /** Search; fewer than three characters match beginnings only */
  q?: string | null;
  /** A field, or -field for descending */
  sort?: string | null;
  page?: number | null;
  pageSize?: number | null;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string | null;
  status?: ('pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show') | null;
  doctorId?: string | null;
  hospitalId?: string | null;
  patientId?: string | null;
  /** First day, on the clock of the hospital */
  from?: string | null;
  /** Last day, included */
  to?: string | null;
};
export type AppointmentStatsApiResponse = /** status 200 How many appointments stand where */ AppointmentStats;
export type AppointmentStatsApiArg = void;
export type TodayAppointmentsApiResponse =
  /** status 200 Today's appointments, each by the clock of its hospital, the earliest first */ Appointment[];
export type TodayAppointmentsApiArg = {
  /** Search; fewer than three characters match beginnings only */
  q?: string | null;
  /** A field, or -field for descending */
  sort?: string | null;
  page?: number | null;
  pageSize?: number | null;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string | null;
  status?: ('pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show') | null;
  doctorId?: string | null;
  hospitalId?: string | null;
  patientId?: string | null;
  /** First day, on the clock of the hospital */
  from?: string | null;
  /** Last day, included */
  to?: string | null;
};
export type GetAppointmentApiResponse = /** status 200 One appointment */ Appointment;
export type GetAppointmentApiArg = {
  id: string;
};
export type UpdateAppointmentApiResponse = /** status 200 Change, move or revive an appointment */ Appointment;
export type UpdateAppointmentApiArg = {
  id: string;
  /** The ETag you read; a stale one is answered with 409 */
  'If-Match'?: string;
  updateAppointment: UpdateAppointment;
};
export type DeleteAppointmentApiResponse = unknown;
export type DeleteAppointmentApiArg = {
  id: string;
};
export type ReportedPatientApiResponse = /** status 200 What the patient reported, against the record */ ReportedPatient;
export type ReportedPatientApiArg = {
  id: string;
};
export type AcceptReportedApiResponse = /** status 200 Take over what the patient reported */ Appointment;
export type AcceptReportedApiArg = {
  id: string;
  /** The ETag you read; a stale one is answered with 409 */
  'If-Match'?: string;
};
export type DismissReportedApiResponse = /** status 200 Leave the patient as it is */ Appointment;
export type DismissReportedApiArg = {
  id: string;
  /** The ETag you read; a stale one is answered with 409 */
  'If-Match'?: string;
};
export type RestoreAppointmentApiResponse = /** status 200 Bring a deleted appointment back */ Appointment;
export type RestoreAppointmentApiArg = {
  id: string;
};
export type AppointmentPatient = {
  id: string;
  name: string;
  phone: string;
  symptoms: string | null;
};
export type AppointmentDoctor = {
  id: string;
  fullName: string;
  specialty: string;
  phone: string;
};
export type AppointmentHospital = {
  id: string;
  name: string;
  timeZone: string;
};
export type Appointment = {
  id: string;
  /** The number that people read out */
  number: number;
  patientId: string;
  doctorId: string;
  /** The hospital when it was booked */
  hospitalId: string | null;
  /** The agent who booked it */
  agentId: string | null;
  appointmentDate: string;
  /** On the clock of the hospital */
  timeSlot: string;
  endsAt: string;
  status: 'pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show';
  notes: string | null;
  feedback: string | null;
  /** What a returning visitor told of themselves, for staff to accept */
  reported: object | null;
  source: 'staff' | 'public';
  /** Who vouches for the phone: staff, nobody, a browser that has booked with it before, or a code sent to it */
  proof: 'staff' | 'unproven' | 'device' | 'verified';
  version: number;
  createdAt: string;
  updatedAt: string;
  patient: AppointmentPatient;
  doctor: AppointmentDoctor;
  hospital: AppointmentHospital | null;
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
export type CreateAppointment = {
  patientId: string;
  doctorId: string;
  appointmentDate: string;
  notes?: string | null;
  /** Book although a visitor is choosing this start on the website right now (409 slotHeld) */
  takeHeld?: boolean | null;
  status?: 'pending' | null;
};
export type AppointmentStats = {
  /** Today's visits of every status, each by its hospital's clock */
  today: number;
  pending: number;
  completedToday: number;
  cancelled: number;
};
export type UpdateAppointment = {
  status?: ('pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show') | null;
  feedback?: string | null;
  notes?: string | null;
  /** Moves the appointment */
  appointmentDate?: string;
  /** Moves the appointment to another doctor */
  doctorId?: string;
  /** Book although a visitor is choosing this start on the website right now (409 slotHeld) */
  takeHeld?: boolean | null;
};
export type ReportedValue = {
  field: 'name' | 'age' | 'gender' | 'email' | 'location' | 'symptoms';
  onFile: string | null;
  reported: string | null;
};
export type SamePhone = {
  id: string;
  name: string;
  /** The name is the same, too */
  sameName: boolean;
};
export type ReportedPatient = {
  /** What differs; empty when nothing was reported */
  reported: ReportedValue[];
  /** Other patients of the same phone whom you may see: possible duplicates */
  samePhone: SamePhone[];
};
export const {
  useListAppointmentsQuery,
  useCreateAppointmentMutation,
  useAppointmentsOfAgentQuery,
  useAppointmentsOfDoctorQuery,
  useAppointmentStatsQuery,
  useTodayAppointmentsQuery,
  useGetAppointmentQuery,
  useUpdateAppointmentMutation,
  useDeleteAppointmentMutation,
  useReportedPatientQuery,
  useAcceptReportedMutation,
  useDismissReportedMutation,
} = injectedRtkApi;
