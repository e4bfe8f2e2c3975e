/** Written by `npm run generate` from openapi.json: change the API, not this file. */
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
            ids: queryArg.ids,
            externalId: queryArg.externalId,
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
      putPatient: build.mutation<PutPatientApiResponse, PutPatientApiArg>({
        query: (queryArg) => ({
          url: `/api/patients/by-external-id/${encodeURIComponent(String(queryArg.externalId))}`,
          method: 'PUT',
          body: queryArg.putPatient,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
            'If-Match': queryArg['If-Match'],
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
        query: (queryArg) => ({
          url: `/api/patients/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
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
      rowsOfPhone: build.query<RowsOfPhoneApiResponse, RowsOfPhoneApiArg>({
        query: (queryArg) => ({ url: `/api/privacy/by-phone/${encodeURIComponent(String(queryArg.phone))}` }),
        providesTags: ['patients'],
      }),
      copyPerson: build.mutation<CopyPersonApiResponse, CopyPersonApiArg>({
        query: (queryArg) => ({ url: `/api/privacy/copy`, method: 'POST', body: queryArg.chosenRows }),
        invalidatesTags: ['patients'],
      }),
      erasePerson: build.mutation<ErasePersonApiResponse, ErasePersonApiArg>({
        query: (queryArg) => ({ url: `/api/privacy/erase`, method: 'POST', body: queryArg.chosenRows }),
        invalidatesTags: ['patients'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as patientsApi };
export type ListPatientsApiResponse = /** status 200 OK */ Patient[];
export type ListPatientsApiArg = {
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
  /** Only patients of this gender. */
  gender?: 'male' | 'female' | 'other';
  /** Only these: at most 50 ids, with commas between them; those you do not see are left out */
  ids?: string;
  /** Only the record that the integration that calls names so. */
  externalId?: string;
};
export type CreatePatientApiResponse = /** status 201 Created */ Patient;
export type CreatePatientApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createPatient: CreatePatient;
};
export type PutPatientApiResponse = /** status 200 OK */ Patient | /** status 201 The record was made */ Patient;
export type PutPatientApiArg = {
  /** What you name the record, encoded for a path; compared to the letter. */
  externalId: string;
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  putPatient: PutPatient;
};
export type PatientByPhoneApiResponse = /** status 200 OK */ Patient | Patient[];
export type PatientByPhoneApiArg = {
  /** A phone number, percent-encoded; however it is typed, the same person is found. */
  phone: string;
  /** 1: the list of all who share the number, most recently seen first */
  all?: boolean;
};
export type GetPatientApiResponse = /** status 200 OK */ Patient;
export type GetPatientApiArg = {
  /** The id of the record. */
  id: string;
};
export type UpdatePatientApiResponse = /** status 200 OK */ Patient;
export type UpdatePatientApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  updatePatient: UpdatePatient;
};
export type DeletePatientApiResponse = unknown;
export type DeletePatientApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
};
export type ErasePatientApiResponse = /** status 200 OK */ Erasure;
export type ErasePatientApiArg = {
  /** The id of the record. */
  id: string;
};
export type ExportPatientApiResponse = /** status 200 OK */ PatientData;
export type ExportPatientApiArg = {
  /** The id of the record. */
  id: string;
};
export type RestorePatientApiResponse = /** status 200 OK */ Patient;
export type RestorePatientApiArg = {
  /** The id of the record. */
  id: string;
};
export type RowsOfPhoneApiResponse = /** status 200 OK */ PhoneRows;
export type RowsOfPhoneApiArg = {
  /** A phone number, percent-encoded; however it is typed, the same person is found. */
  phone: string;
};
export type CopyPersonApiResponse = /** status 200 OK */ PersonData;
export type CopyPersonApiArg = {
  chosenRows: ChosenRows;
};
export type ErasePersonApiResponse = /** status 200 OK */ Erasure;
export type ErasePersonApiArg = {
  chosenRows: ChosenRows;
};
export type Gender = 'male' | 'female' | 'other';
export type Patient = {
  /** The id of the record; it never changes. */
  id: string;
  /** The full name of the person. */
  name: string;
  /** The phone number as it was typed. Several patients may share one. */
  phone: string;
  /** The e-mail address. */
  email: string | null;
  /** The age in whole years, 1 to 150; it goes up by itself from the day it was given. */
  age: number | null;
  /** The gender that the person stated. */
  gender: Gender | null;
  /** Street and house number, in one line. */
  address: string | null;
  /** The town or area where they live. */
  location: string | null;
  /** The complaint in their own words. */
  symptoms: string | null;
  /** Notes of the staff, free text. */
  notes: string | null;
  /** The language of messages to them; null: as the hospital has it. */
  language:
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null)
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null);
  /** When the patient was created or last booked: ISO 8601 with offset */
  seenAt: string;
  /** Counts the changes of the record, from 1; also its `ETag`. */
  version: number;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** When it was last changed: ISO 8601 with offset. */
  updatedAt: string;
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
export type CreatePatient = {
  /** The full name of the person. */
  name: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone: string;
  /** The e-mail address. */
  email?: string | null;
  /** The age in whole years, 1 to 120. */
  age?: number | null;
  /** The gender that the person stated. */
  gender?: ('male' | 'female' | 'other' | null) | ('male' | 'female' | 'other' | null);
  /** Street and house number, in one line. */
  address?: string | null;
  /** The town or area where they live. */
  location?: string | null;
  /** The complaint in their own words. */
  symptoms?: string | null;
  /** Notes of the staff, free text. */
  notes?: string | null;
  /** The language of messages to them; null: as the hospital has it. */
  language?:
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null)
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null);
  /** What the integration that calls names the record, compared to the letter; null takes it away. People send none. */
  externalId?: string | null;
};
export type PutPatient = {
  /** The full name of the person. */
  name?: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone?: string;
  /** The e-mail address. */
  email?: string | null;
  /** The age in whole years, 1 to 150; it goes up by itself from the day it was given. */
  age?: number | null;
  /** The gender that the person stated. */
  gender?: ('male' | 'female' | 'other' | null) | ('male' | 'female' | 'other' | null);
  /** Street and house number, in one line. */
  address?: string | null;
  /** The town or area where they live. */
  location?: string | null;
  /** The complaint in their own words. */
  symptoms?: string | null;
  /** Notes of the staff, free text. */
  notes?: string | null;
  /** The language of messages to them; null: as the hospital has it. */
  language?:
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null)
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null);
};
export type UpdatePatient = {
  /** The full name of the person. */
  name?: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone?: string;
  /** The e-mail address. */
  email?: string | null;
  /** The age in whole years, 1 to 150; it goes up by itself from the day it was given. */
  age?: number | null;
  /** The gender that the person stated. */
  gender?: ('male' | 'female' | 'other' | null) | ('male' | 'female' | 'other' | null);
  /** Street and house number, in one line. */
  address?: string | null;
  /** The town or area where they live. */
  location?: string | null;
  /** The complaint in their own words. */
  symptoms?: string | null;
  /** Notes of the staff, free text. */
  notes?: string | null;
  /** The language of messages to them; null: as the hospital has it. */
  language?:
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null)
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null);
  /** What the integration that calls names the record, compared to the letter; null takes it away. People send none. */
  externalId?: string | null;
};
export type Erasure = {
  /** Patients under this name and phone */
  patients: number;
  /** Appointments that stay as dates and counts */
  appointments: number;
  /** Upcoming appointments that were cancelled */
  cancelled: number;
  /** How many leads under the same name and phone were emptied. */
  leads: number;
  /** How many enquiries under the same name and phone were emptied. */
  enquiries: number;
  /** Until when notes on delivered appointments are kept without a name; null when there are none */
  keptUntil: string | null;
};
export type PatientData = {
  /** When the file was made: ISO 8601 with offset. */
  exportedAt: string;
  /** The records as a patient; here and below externalIds are what programs call a record, by the name of the integration */
  patients: object[];
  /** What single hospitals have changed or written for themselves */
  hospitals: object[];
  /** Every appointment, with what was written and reported about it */
  appointments: object[];
  /** Leads behind these appointments, or under the same name and phone */
  leads: object[];
  /** Enquiries under the same name and phone */
  enquiries: object[];
  /** What was typed on the booking page within the last day */
  typed: object[];
  /** Messages about these appointments */
  messages: object[];
  /** The record of the patient. */
  patient: Patient;
};
export type PersonRow = {
  /** What kind of row it is; a form is what a visitor typed on the booking page */
  kind: 'patient' | 'lead' | 'enquiry' | 'form';
  /** The id of the row */
  id: string;
  /** The name as it stands in this row */
  name: string;
  /** The e-mail address in this row */
  email: string | null;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** Whether the row is deleted; it can be erased all the same */
  archived: boolean;
  /** Appointments of this patient */
  appointments: number;
  /** Until when notes on delivered appointments stay, without a name; null when none stay */
  keptUntil: string | null;
};
export type PhoneRows = {
  /** Patients, leads, enquiries and forms, whatever their names */
  rows: PersonRow[];
  /** Messages to this phone or about these patients; they go with the person */
  messages: number;
};
export type PersonData = {
  /** When the file was made: ISO 8601 with offset. */
  exportedAt: string;
  /** The records as a patient; here and below externalIds are what programs call a record, by the name of the integration */
  patients: object[];
  /** What single hospitals have changed or written for themselves */
  hospitals: object[];
  /** Every appointment, with what was written and reported about it */
  appointments: object[];
  /** Leads behind these appointments, or under the same name and phone */
  leads: object[];
  /** Enquiries under the same name and phone */
  enquiries: object[];
  /** What was typed on the booking page within the last day */
  typed: object[];
  /** Messages about these appointments */
  messages: object[];
};
export type ChosenRows = {
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone: string;
  /** The rows that are this person’s, by their ids */
  ids: string[];
};
export const {
  useListPatientsQuery,
  useLazyListPatientsQuery,
  useCreatePatientMutation,
  usePutPatientMutation,
  usePatientByPhoneQuery,
  useLazyPatientByPhoneQuery,
  useGetPatientQuery,
  useLazyGetPatientQuery,
  useUpdatePatientMutation,
  useDeletePatientMutation,
  useErasePatientMutation,
  useExportPatientQuery,
  useLazyExportPatientQuery,
  useRestorePatientMutation,
  useRowsOfPhoneQuery,
  useLazyRowsOfPhoneQuery,
  useCopyPersonMutation,
  useErasePersonMutation,
} = injectedRtkApi;
