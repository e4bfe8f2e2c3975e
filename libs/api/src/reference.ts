/** Written by `npm run contract` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['reference'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listCities: build.query<ListCitiesApiResponse, ListCitiesApiArg>({
        query: (queryArg) => ({
          url: `/api/cities`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
            archived: queryArg.archived,
            isActive: queryArg.isActive,
            stateId: queryArg.stateId,
          },
        }),
        providesTags: ['reference'],
      }),
      createCity: build.mutation<CreateCityApiResponse, CreateCityApiArg>({
        query: (queryArg) => ({
          url: `/api/cities`,
          method: 'POST',
          body: queryArg.createCity,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['reference'],
      }),
      activeCities: build.query<ActiveCitiesApiResponse, ActiveCitiesApiArg>({
        query: () => ({ url: `/api/cities/active` }),
        providesTags: ['reference'],
      }),
      updateCity: build.mutation<UpdateCityApiResponse, UpdateCityApiArg>({
        query: (queryArg) => ({
          url: `/api/cities/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateCity,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['reference'],
      }),
      deleteCity: build.mutation<DeleteCityApiResponse, DeleteCityApiArg>({
        query: (queryArg) => ({ url: `/api/cities/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['reference'],
      }),
      restoreCity: build.mutation<RestoreCityApiResponse, RestoreCityApiArg>({
        query: (queryArg) => ({ url: `/api/cities/${encodeURIComponent(String(queryArg.id))}/restore`, method: 'POST' }),
        invalidatesTags: ['reference'],
      }),
      listServices: build.query<ListServicesApiResponse, ListServicesApiArg>({
        query: (queryArg) => ({
          url: `/api/services`,
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
        providesTags: ['reference'],
      }),
      createService: build.mutation<CreateServiceApiResponse, CreateServiceApiArg>({
        query: (queryArg) => ({
          url: `/api/services`,
          method: 'POST',
          body: queryArg.createService,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['reference'],
      }),
      activeServices: build.query<ActiveServicesApiResponse, ActiveServicesApiArg>({
        query: () => ({ url: `/api/services/active` }),
        providesTags: ['reference'],
      }),
      updateService: build.mutation<UpdateServiceApiResponse, UpdateServiceApiArg>({
        query: (queryArg) => ({
          url: `/api/services/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateService,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['reference'],
      }),
      deleteService: build.mutation<DeleteServiceApiResponse, DeleteServiceApiArg>({
        query: (queryArg) => ({ url: `/api/services/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['reference'],
      }),
      restoreService: build.mutation<RestoreServiceApiResponse, RestoreServiceApiArg>({
        query: (queryArg) => ({ url: `/api/services/${encodeURIComponent(String(queryArg.id))}/restore`, method: 'POST' }),
        invalidatesTags: ['reference'],
      }),
      listSpecialties: build.query<ListSpecialtiesApiResponse, ListSpecialtiesApiArg>({
        query: (queryArg) => ({
          url: `/api/specialties`,
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
        providesTags: ['reference'],
      }),
      createSpecialty: build.mutation<CreateSpecialtyApiResponse, CreateSpecialtyApiArg>({
        query: (queryArg) => ({
          url: `/api/specialties`,
          method: 'POST',
          body: queryArg.createSpecialty,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['reference'],
      }),
      activeSpecialties: build.query<ActiveSpecialtiesApiResponse, ActiveSpecialtiesApiArg>({
        query: () => ({ url: `/api/specialties/active` }),
        providesTags: ['reference'],
      }),
      updateSpecialty: build.mutation<UpdateSpecialtyApiResponse, UpdateSpecialtyApiArg>({
        query: (queryArg) => ({
          url: `/api/specialties/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateSpecialty,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['reference'],
      }),
      deleteSpecialty: build.mutation<DeleteSpecialtyApiResponse, DeleteSpecialtyApiArg>({
        query: (queryArg) => ({ url: `/api/specialties/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['reference'],
      }),
      restoreSpecialty: build.mutation<RestoreSpecialtyApiResponse, RestoreSpecialtyApiArg>({
        query: (queryArg) => ({ url: `/api/specialties/${encodeURIComponent(String(queryArg.id))}/restore`, method: 'POST' }),
        invalidatesTags: ['reference'],
      }),
      listStates: build.query<ListStatesApiResponse, ListStatesApiArg>({
        query: (queryArg) => ({
          url: `/api/states`,
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
        providesTags: ['reference'],
      }),
      createState: build.mutation<CreateStateApiResponse, CreateStateApiArg>({
        query: (queryArg) => ({
          url: `/api/states`,
          method: 'POST',
          body: queryArg.createState,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['reference'],
      }),
      activeStates: build.query<ActiveStatesApiResponse, ActiveStatesApiArg>({
        query: () => ({ url: `/api/states/active` }),
        providesTags: ['reference'],
      }),
      updateState: build.mutation<UpdateStateApiResponse, UpdateStateApiArg>({
        query: (queryArg) => ({
          url: `/api/states/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateState,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['reference'],
      }),
      deleteState: build.mutation<DeleteStateApiResponse, DeleteStateApiArg>({
        query: (queryArg) => ({ url: `/api/states/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['reference'],
      }),
      restoreState: build.mutation<RestoreStateApiResponse, RestoreStateApiArg>({
        query: (queryArg) => ({ url: `/api/states/${encodeURIComponent(String(queryArg.id))}/restore`, method: 'POST' }),
        invalidatesTags: ['reference'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as referenceApi };
export type ListCitiesApiResponse = /** status 200 Cities, searched by name, state name and pincode */ City[];
export type ListCitiesApiArg = {
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
  stateId?: string | null;
};
export type CreateCityApiResponse = /** status 201 Add a city */ City;
export type CreateCityApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createCity: CreateCity;
};
export type ActiveCitiesApiResponse = /** status 200 The active cities, for a choice */ ActiveCity[];
export type ActiveCitiesApiArg = void;
export type UpdateCityApiResponse = /** status 200 Change a city */ City;
export type UpdateCityApiArg = {
  id: string;
  /** The ETag you read; a stale one is answered with 409 */
  'If-Match'?: string;
  updateCity: UpdateCity;
};
export type DeleteCityApiResponse = unknown;
export type DeleteCityApiArg = {
  id: string;
};
export type RestoreCityApiResponse = /** status 200 Bring a deleted city back */ City;
export type RestoreCityApiArg = {
  id: string;
};
export type ListServicesApiResponse = /** status 200 Services, searched by name and category */ Service[];
export type ListServicesApiArg = {
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
export type CreateServiceApiResponse = /** status 201 Add a service */ Service;
export type CreateServiceApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createService: CreateService;
};
export type ActiveServicesApiResponse = /** status 200 The active services, for a choice */ ActiveService[];
export type ActiveServicesApiArg = void;
export type UpdateServiceApiResponse = /** status 200 Change a service */ Service;
export type UpdateServiceApiArg = {
  id: string;
  /** The ETag you read; a stale one is answered with 409 */
  'If-Match'?: string;
  updateService: UpdateService;
};
export type DeleteServiceApiResponse = unknown;
export type DeleteServiceApiArg = {
  id: string;
};
export type RestoreServiceApiResponse = /** status 200 Bring a deleted service back */ Service;
export type RestoreServiceApiArg = {
  id: string;
};
export type ListSpecialtiesApiResponse = /** status 200 Specialties, searched by name and department */ Specialty[];
export type ListSpecialtiesApiArg = {
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
export type CreateSpecialtyApiResponse = /** status 201 Add a specialty */ Specialty;
export type CreateSpecialtyApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createSpecialty: CreateSpecialty;
};
export type ActiveSpecialtiesApiResponse = /** status 200 The active specialties, for a choice */ ActiveSpecialty[];
export type ActiveSpecialtiesApiArg = void;
export type UpdateSpecialtyApiResponse = /** status 200 Change a specialty */ Specialty;
export type UpdateSpecialtyApiArg = {
  id: string;
  /** The ETag you read; a stale one is answered with 409 */
  'If-Match'?: string;
  updateSpecialty: UpdateSpecialty;
};
export type DeleteSpecialtyApiResponse = unknown;
export type DeleteSpecialtyApiArg = {
  id: string;
};
export type RestoreSpecialtyApiResponse = /** status 200 Bring a deleted specialty back */ Specialty;
export type RestoreSpecialtyApiArg = {
  id: string;
};
export type ListStatesApiResponse = /** status 200 States, searched by name and code */ State[];
export type ListStatesApiArg = {
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
export type CreateStateApiResponse = /** status 201 Add a state */ State;
export type CreateStateApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createState: CreateState;
};
export type ActiveStatesApiResponse = /** status 200 The active states, for a choice */ ActiveState[];
export type ActiveStatesApiArg = void;
export type UpdateStateApiResponse = /** status 200 Change a state */ State;
export type UpdateStateApiArg = {
  id: string;
  /** The ETag you read; a stale one is answered with 409 */
  'If-Match'?: string;
  updateState: UpdateState;
};
export type DeleteStateApiResponse = unknown;
export type DeleteStateApiArg = {
  id: string;
};
export type RestoreStateApiResponse = /** status 200 Bring a deleted state back */ State;
export type RestoreStateApiArg = {
  id: string;
};
export type StateOfCity = {
  id: string;
  name: string;
  code: string;
};
export type City = {
  id: string;
  name: string;
  isActive: boolean;
  /** How many records use it */
  uses: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  stateId: string;
  state: StateOfCity;
  pincode: string | null;
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
export type CreateCity = {
  name: string;
  stateId: string;
  pincode?: string | null;
  isActive?: boolean | null;
};
export type ActiveCity = {
  id: string;
  name: string;
  state: StateOfCity;
};
export type UpdateCity = {
  name?: string;
  stateId?: string;
  pincode?: string | null;
  isActive?: boolean | null;
};
export type Service = {
  id: string;
  name: string;
  isActive: boolean;
  /** How many records use it */
  uses: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  description: string | null;
  category: string | null;
};
export type CreateService = {
  name: string;
  description?: string | null;
  category?: string | null;
  isActive?: boolean | null;
};
export type ActiveService = {
  id: string;
  name: string;
  category: string | null;
};
export type UpdateService = {
  name?: string;
  description?: string | null;
  category?: string | null;
  isActive?: boolean | null;
};
export type Specialty = {
  id: string;
  name: string;
  isActive: boolean;
  /** How many records use it */
  uses: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  description: string | null;
  department: string | null;
};
export type CreateSpecialty = {
  name: string;
  description?: string | null;
  department?: string | null;
  isActive?: boolean | null;
};
export type ActiveSpecialty = {
  id: string;
  name: string;
  department: string | null;
};
export type UpdateSpecialty = {
  name?: string;
  description?: string | null;
  department?: string | null;
  isActive?: boolean | null;
};
export type State = {
  id: string;
  name: string;
  isActive: boolean;
  /** How many records use it */
  uses: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  code: string;
  country: string;
};
export type CreateState = {
  name: string;
  /** Stored in upper case */
  code: string;
  country?: string | null;
  isActive?: boolean | null;
};
export type ActiveState = {
  id: string;
  name: string;
  code: string;
};
export type UpdateState = {
  name?: string;
  /** Stored in upper case */
  code?: string;
  country?: string | null;
  isActive?: boolean | null;
};
export const {
  useListCitiesQuery,
  useCreateCityMutation,
  useActiveCitiesQuery,
  useUpdateCityMutation,
  useDeleteCityMutation,
  useRestoreCityMutation,
  useListServicesQuery,
  useCreateServiceMutation,
  useActiveServicesQuery,
  useUpdateServiceMutation,
  useDeleteServiceMutation,
  useRestoreServiceMutation,
  useListSpecialtiesQuery,
  useCreateSpecialtyMutation,
  useActiveSpecialtiesQuery,
  useUpdateSpecialtyMutation,
  useDeleteSpecialtyMutation,
  useRestoreSpecialtyMutation,
  useListStatesQuery,
  useCreateStateMutation,
  useActiveStatesQuery,
  useUpdateStateMutation,
  useDeleteStateMutation,
  useRestoreStateMutation,
} = injectedRtkApi;
