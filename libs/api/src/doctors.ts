/** Written by `npm run contract` from openapi.json: change the API, not this file. */
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
        query: (queryArg) => ({ url: `/api/doctors/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
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
export type ListDoctorsApiResponse = /** status 200 Doctors, searched by full name, specialty and hospital name */ Doctor[];
export type ListDoctorsApiArg = {
  /** Search; fewer than three characters match beginnings only */
  q?: string | null;
  /** A field, or -field for descending */
  sort?: string | null;
  page?: number | null;
  pageSize?: number | null;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string | null;
  /** true: what has been deleted instead, for whoever may bring it back */
  archived?: boolean | null;
  specialty?: string | null;
  city?: string | null;
  hospitalId?: string | null;
  isActive?: boolean | null;
};
export type CreateDoctorApiResponse = /** status 201 Add a doctor */ Doctor;
export type CreateDoctorApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createDoctor: CreateDoctor;
};
export type GetDoctorApiResponse = /** status 200 One doctor, with the number of visits to come */ DoctorDetails;
export type GetDoctorApiArg = {
  id: string;
};
export type UpdateDoctorApiResponse = /** status 200 Change a doctor */ Doctor;
export type UpdateDoctorApiArg = {
  id: string;
  /** The ETag you read; a stale one is answered with 409 */
  'If-Match'?: string;
  updateDoctor: UpdateDoctor;
};
export type DeleteDoctorApiResponse = unknown;
export type DeleteDoctorApiArg = {
  id: string;
};
export type RestoreDoctorApiResponse = /** status 200 Bring a deleted doctor back */ Doctor;
export type RestoreDoctorApiArg = {
  id: string;
};
export type DoctorSlotsApiResponse = /** status 200 A doctor's starts, each free or with the reason why not */ DoctorSlots;
export type DoctorSlotsApiArg = {
  id: string;
  from: string;
  to: string;
  /** The appointment that is being moved: its own time counts as free */
  except?: string | null;
};
export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
export type HospitalOfDoctor = {
  id: string;
  name: string;
  timeZone: string;
};
export type Doctor = {
  id: string;
  /** Left out for agents */
  userId?: string | null;
  fullName: string;
  specialty: string;
  phone: string;
  /** Left out for agents */
  email?: string | null;
  hospitalId: string | null;
  hospitalName: string | null;
  city: string;
  /** Years */
  experience: number | null;
  /** Left out for agents */
  licenseNumber?: string | null;
  workingDays: Weekday[];
  /** HH:MM-HH:MM */
  timeSlots: string[];
  services: string[];
  /** How long a visit lasts */
  consultationMinutes: number;
  isActive: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  hospital: HospitalOfDoctor | null;
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
export type CreateDoctor = {
  /** true: also makes an account with username and password */
  createUserAccount?: boolean | null;
  username?: string | null;
  password?: string | null;
  fullName: string;
  specialty: string;
  phone: string;
  email: string;
  hospitalId?: string | null;
  /** Required without a hospitalId */
  hospitalName?: string | null;
  city: string;
  licenseNumber: string;
  experience?: number | null;
  workingDays?: ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday')[] | null;
  timeSlots?: string[] | null;
  consultationMinutes?: number | null;
  services?: string[] | null;
  isActive?: boolean | null;
};
export type DoctorDetails = {
  id: string;
  /** Left out for agents */
  userId?: string | null;
  fullName: string;
  specialty: string;
  phone: string;
  /** Left out for agents */
  email?: string | null;
  hospitalId: string | null;
  hospitalName: string | null;
  city: string;
  /** Years */
  experience: number | null;
  /** Left out for agents */
  licenseNumber?: string | null;
  workingDays: Weekday[];
  /** HH:MM-HH:MM */
  timeSlots: string[];
  services: string[];
  /** How long a visit lasts */
  consultationMinutes: number;
  isActive: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  hospital: HospitalOfDoctor | null;
  /** Visits to come, which a deletion would cancel */
  upcomingVisits: number;
};
export type UpdateDoctor = {
  /** true: also makes an account with username and password */
  createUserAccount?: boolean | null;
  username?: string | null;
  password?: string | null;
  fullName?: string;
  specialty?: string;
  phone?: string;
  email?: string;
  hospitalId?: string | null;
  /** Required without a hospitalId */
  hospitalName?: string | null;
  city?: string;
  licenseNumber?: string;
  experience?: number | null;
  workingDays?: ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday')[] | null;
  timeSlots?: string[] | null;
  consultationMinutes?: number | null;
  services?: string[] | null;
  isActive?: boolean | null;
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
export const {
  useListDoctorsQuery,
  useCreateDoctorMutation,
  useGetDoctorQuery,
  useUpdateDoctorMutation,
  useDeleteDoctorMutation,
  useRestoreDoctorMutation,
  useDoctorSlotsQuery,
} = injectedRtkApi;
