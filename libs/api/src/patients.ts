/** Written by `npm run contract` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['patients'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPatients: build.query<ListPatientsApiResponse, ListPatientsApiArg>({
        query: (queryArg) => ({
          url: `/api/patients`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
            archived: queryArg.archived,
            gender: queryArg.gender,
          },
        }),
        providesTags: ['patients'],
      }),
      createPatient: build.mutation<CreatePatientApiResponse, CreatePatientApiArg>({
        query: (queryArg) => ({
          url: `/api/patients`,
          method: 'POST',
          body: queryArg.createPatient,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['patients'],
      }),
      patientByPhone: build.query<PatientByPhoneApiResponse, PatientByPhoneApiArg>({
        query: (queryArg) => ({
          url: `/api/patients/by-phone/${encodeURIComponent(String(queryArg.phone))}`,
          params: {
            all: queryArg.all,
          },
        }),
        providesTags: ['patients'],
      }),
      getPatient: build.query<GetPatientApiResponse, GetPatientApiArg>({
        query: (queryArg) => ({ url: `/api/patients/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['patients'],
      }),
      updatePatient: build.mutation<UpdatePatientApiResponse, UpdatePatientApiArg>({
        query: (queryArg) => ({
          url: `/api/patients/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updatePatient,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['patients'],
      }),
      deletePatient: build.mutation<DeletePatientApiResponse, DeletePatientApiArg>({
        query: (queryArg) => ({ url: `/api/patients/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['patients'],
      }),
      erasePatient: build.mutation<ErasePatientApiResponse, ErasePatientApiArg>({
        query: (queryArg) => ({ url: `/api/patients/${encodeURIComponent(String(queryArg.id))}/erase`, method: 'POST' }),
        invalidatesTags: ['patients'],
      }),
      exportPatient: build.query<ExportPatientApiResponse, ExportPatientApiArg>({
        query: (queryArg) => ({ url: `/api/patients/${encodeURIComponent(String(queryArg.id))}/export` }),
        providesTags: ['patients'],
      }),
      restorePatient: build.mutation<RestorePatientApiResponse, RestorePatientApiArg>({
        query: (queryArg) => ({ url: `/api/patients/${encodeURIComponent(String(queryArg.id))}/restore`, method: 'POST' }),
        invalidatesTags: ['patients'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as patientsApi };
export type ListPatientsApiResponse = /** status 200 Patients, searched by name, phone and email */ Patient[];
export type ListPatientsApiArg = {
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
  gender?: ('male' | 'female' | 'other') | null;
};
export type CreatePatientApiResponse = /** status 201 Add a patient */ Patient;
export type CreatePatientApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createPatient: CreatePatient;
};
export type PatientByPhoneApiResponse = /** status 200 The patient; with all=1 the list

The most recently seen patient with this phone number */ Patient;
export type PatientByPhoneApiArg = {
  phone: string;
  /** 1: the list of all who share the number, most recently seen first */
  all?: boolean | null;
};
export type GetPatientApiResponse = /** status 200 One patient */ Patient;
export type GetPatientApiArg = {
  id: string;
};
export type UpdatePatientApiResponse = /** status 200 Change a patient */ Patient;
export type UpdatePatientApiArg = {
  id: string;
  /** The ETag you read; a stale one is answered with 409 */
  'If-Match'?: string;
  updatePatient: UpdatePatient;
};
export type DeletePatientApiResponse = unknown;
export type DeletePatientApiArg = {
  id: string;
};
export type ErasePatientApiResponse = /** status 200 Erase a patient for good */ Erasure;
export type ErasePatientApiArg = {
  id: string;
};
export type ExportPatientApiResponse = /** status 200 All that is kept about one patient */ PatientData;
export type ExportPatientApiArg = {
  id: string;
};
export type RestorePatientApiResponse = /** status 200 Bring a deleted patient back */ Patient;
export type RestorePatientApiArg = {
  id: string;
};
export type Gender = 'male' | 'female' | 'other';
export type Patient = {
  id: string;
  name: string;
  /** As it was typed */
  phone: string;
  email: string | null;
  /** The present age */
  age: number | null;
  gender: Gender | null;
  address: string | null;
  location: string | null;
  symptoms: string | null;
  notes: string | null;
  /** To a hospital administrator: what is left out, since the patient also goes elsewhere */
  withheld?: ('symptoms' | 'notes')[];
  /** Created or last booked */
  seenAt: string;
  version: number;
  createdAt: string;
  updatedAt: string;
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
export type CreatePatient = {
  name: string;
  phone: string;
  email?: string | null;
  age?: number | null;
  gender?: ('male' | 'female' | 'other') | null;
  address?: string | null;
  location?: string | null;
  symptoms?: string | null;
  notes?: string | null;
};
export type UpdatePatient = {
  name?: string;
  phone?: string;
  email?: string | null;
  age?: number | null;
  gender?: ('male' | 'female' | 'other') | null;
  address?: string | null;
  location?: string | null;
  symptoms?: string | null;
  notes?: string | null;
};
export type Erasure = {
  /** Visits that stay as dates and counts */
  visits: number;
  /** Visits to come that were cancelled */
  cancelled: number;
  leads: number;
  enquiries: number;
  /** Until when texts about delivered visits are kept without a name; null when there are none */
  keptUntil: string | null;
};
export type PatientData = {
  exportedAt: string;
  patient: Patient;
  /** Every visit, with what was written and reported about it */
  visits: object[];
  /** Leads behind these visits, or under the same name and phone */
  leads: object[];
  /** Enquiries under the same name and phone */
  enquiries: object[];
  /** What was typed on the booking page within the last day */
  typed: object[];
};
export const {
  useListPatientsQuery,
  useCreatePatientMutation,
  useLazyPatientByPhoneQuery,
  useGetPatientQuery,
  useUpdatePatientMutation,
  useDeletePatientMutation,
  useErasePatientMutation,
  useRestorePatientMutation,
} = injectedRtkApi;
