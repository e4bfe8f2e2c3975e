/** Written by `npm run contract` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['hospitals'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listHospitals: build.query<ListHospitalsApiResponse, ListHospitalsApiArg>({
        query: (queryArg) => ({
          url: `/api/hospitals`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
            archived: queryArg.archived,
            isActive: queryArg.isActive,
          },
        }),
        providesTags: ['hospitals'],
      }),
      createHospital: build.mutation<CreateHospitalApiResponse, CreateHospitalApiArg>({
        query: (queryArg) => ({
          url: `/api/hospitals`,
          method: 'POST',
          body: queryArg.createHospital,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['hospitals'],
      }),
      activeHospitals: build.query<ActiveHospitalsApiResponse, ActiveHospitalsApiArg>({
        query: () => ({ url: `/api/hospitals/active` }),
        providesTags: ['hospitals'],
      }),
      hospitalTotals: build.query<HospitalTotalsApiResponse, HospitalTotalsApiArg>({
        query: () => ({ url: `/api/hospitals/totals` }),
        providesTags: ['hospitals'],
      }),
      getHospital: build.query<GetHospitalApiResponse, GetHospitalApiArg>({
        query: (queryArg) => ({ url: `/api/hospitals/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['hospitals'],
      }),
      updateHospital: build.mutation<UpdateHospitalApiResponse, UpdateHospitalApiArg>({
        query: (queryArg) => ({
          url: `/api/hospitals/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateHospital,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['hospitals'],
      }),
      deleteHospital: build.mutation<DeleteHospitalApiResponse, DeleteHospitalApiArg>({
        query: (queryArg) => ({ url: `/api/hospitals/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['hospitals'],
      }),
      hospitalQr: build.query<HospitalQrApiResponse, HospitalQrApiArg>({
        query: (queryArg) => ({ url: `/api/hospitals/${encodeURIComponent(String(queryArg.id))}/qr` }),
        providesTags: ['hospitals'],
      }),
      restoreHospital: build.mutation<RestoreHospitalApiResponse, RestoreHospitalApiArg>({
        query: (queryArg) => ({ url: `/api/hospitals/${encodeURIComponent(String(queryArg.id))}/restore`, method: 'POST' }),
        invalidatesTags: ['hospitals'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as hospitalsApi };
export type ListHospitalsApiResponse = /** status 200 Hospitals, searched by name, city and address */ Hospital[];
export type ListHospitalsApiArg = {
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
  isActive?: boolean | null;
};
export type CreateHospitalApiResponse = /** status 201 Add a hospital */ Hospital;
export type CreateHospitalApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createHospital: CreateHospital;
};
export type ActiveHospitalsApiResponse = /** status 200 The active hospitals, for a choice */ ActiveHospital[];
export type ActiveHospitalsApiArg = void;
export type HospitalTotalsApiResponse = /** status 200 How many hospitals there are, active and inactive */ HospitalTotals;
export type HospitalTotalsApiArg = void;
export type GetHospitalApiResponse = /** status 200 One hospital */ Hospital;
export type GetHospitalApiArg = {
  id: string;
};
export type UpdateHospitalApiResponse = /** status 200 Change a hospital */ Hospital;
export type UpdateHospitalApiArg = {
  id: string;
  /** The ETag you read; a stale one is answered with 409 */
  'If-Match'?: string;
  updateHospital: UpdateHospital;
};
export type DeleteHospitalApiResponse = unknown;
export type DeleteHospitalApiArg = {
  id: string;
};
export type HospitalQrApiResponse = /** status 200 The QR code and address of its booking page */ HospitalQr;
export type HospitalQrApiArg = {
  id: string;
};
export type RestoreHospitalApiResponse = /** status 200 Bring a deleted hospital back */ Hospital;
export type RestoreHospitalApiArg = {
  id: string;
};
export type Hospital = {
  id: string;
  name: string;
  address: string | null;
  city: string;
  stateId: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  type: string | null;
  accreditation: string | null;
  specialties: string[];
  /** The part of /book/{slug}; given once, kept for ever */
  bookingSlug: string;
  /** Its days and times are those of this zone */
  timeZone: string;
  isActive: boolean;
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
export type CreateHospital = {
  /** true: also makes an account with username and password */
  createUserAccount?: boolean | null;
  username?: string | null;
  password?: string | null;
  name: string;
  city: string;
  address?: string | null;
  stateId?: string | null;
  phone?: string | null;
  email?: string | null;
  website?: string | null;
  type?: string | null;
  accreditation?: string | null;
  specialties?: string[] | null;
  timeZone?: string | null;
  isActive?: boolean | null;
};
export type ActiveHospital = {
  id: string;
  name: string;
  city: string;
};
export type HospitalTotals = {
  total: number;
  active: number;
  inactive: number;
};
export type UpdateHospital = {
  /** true: also makes an account with username and password */
  createUserAccount?: boolean | null;
  username?: string | null;
  password?: string | null;
  name?: string;
  city?: string;
  address?: string | null;
  stateId?: string | null;
  phone?: string | null;
  email?: string | null;
  website?: string | null;
  type?: string | null;
  accreditation?: string | null;
  specialties?: string[] | null;
  timeZone?: string | null;
  isActive?: boolean | null;
};
export type HospitalQr = {
  /** PNG as a data URL */
  qrCode: string;
  bookingUrl: string;
};
export const {
  useListHospitalsQuery,
  useCreateHospitalMutation,
  useActiveHospitalsQuery,
  useHospitalTotalsQuery,
  useGetHospitalQuery,
  useUpdateHospitalMutation,
  useDeleteHospitalMutation,
  useHospitalQrQuery,
  useRestoreHospitalMutation,
} = injectedRtkApi;
