/** Written by `npm run generate` from openapi.json: change the API, not this file. */
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
export type ListCitiesApiResponse = /** status 200 OK */ City[];
export type ListCitiesApiArg = {
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
  /** Only active (`true`) or only inactive (`false`) records. */
  isActive?: boolean;
  /** Only cities of this state. */
  stateId?: string;
};
export type CreateCityApiResponse = /** status 201 Created */ City;
export type CreateCityApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createCity: CreateCity;
};
export type ActiveCitiesApiResponse = /** status 200 OK */ ActiveCity[];
export type ActiveCitiesApiArg = void;
export type UpdateCityApiResponse = /** status 200 OK */ City;
export type UpdateCityApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  updateCity: UpdateCity;
};
export type DeleteCityApiResponse = unknown;
export type DeleteCityApiArg = {
  /** The id of the record. */
  id: string;
};
export type RestoreCityApiResponse = /** status 200 OK */ City;
export type RestoreCityApiArg = {
  /** The id of the record. */
  id: string;
};
export type ListServicesApiResponse = /** status 200 OK */ Service[];
export type ListServicesApiArg = {
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
  /** Only active (`true`) or only inactive (`false`) records. */
  isActive?: boolean;
};
export type CreateServiceApiResponse = /** status 201 Created */ Service;
export type CreateServiceApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createService: CreateService;
};
export type ActiveServicesApiResponse = /** status 200 OK */ ActiveService[];
export type ActiveServicesApiArg = void;
export type UpdateServiceApiResponse = /** status 200 OK */ Service;
export type UpdateServiceApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  updateService: UpdateService;
};
export type DeleteServiceApiResponse = unknown;
export type DeleteServiceApiArg = {
  /** The id of the record. */
  id: string;
};
export type RestoreServiceApiResponse = /** status 200 OK */ Service;
export type RestoreServiceApiArg = {
  /** The id of the record. */
  id: string;
};
export type ListSpecialtiesApiResponse = /** status 200 OK */ Specialty[];
export type ListSpecialtiesApiArg = {
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
  /** Only active (`true`) or only inactive (`false`) records. */
  isActive?: boolean;
};
export type CreateSpecialtyApiResponse = /** status 201 Created */ Specialty;
export type CreateSpecialtyApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createSpecialty: CreateSpecialty;
};
export type ActiveSpecialtiesApiResponse = /** status 200 OK */ ActiveSpecialty[];
export type ActiveSpecialtiesApiArg = void;
export type UpdateSpecialtyApiResponse = /** status 200 OK */ Specialty;
export type UpdateSpecialtyApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  updateSpecialty: UpdateSpecialty;
};
export type DeleteSpecialtyApiResponse = unknown;
export type DeleteSpecialtyApiArg = {
  /** The id of the record. */
  id: string;
};
export type RestoreSpecialtyApiResponse = /** status 200 OK */ Specialty;
export type RestoreSpecialtyApiArg = {
  /** The id of the record. */
  id: string;
};
export type ListStatesApiResponse = /** status 200 OK */ State[];
export type ListStatesApiArg = {
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
  /** Only active (`true`) or only inactive (`false`) records. */
  isActive?: boolean;
};
export type CreateStateApiResponse = /** status 201 Created */ State;
export type CreateStateApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createState: CreateState;
};
export type ActiveStatesApiResponse = /** status 200 OK */ ActiveState[];
export type ActiveStatesApiArg = void;
export type UpdateStateApiResponse = /** status 200 OK */ State;
export type UpdateStateApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  updateState: UpdateState;
};
export type DeleteStateApiResponse = unknown;
export type DeleteStateApiArg = {
  /** The id of the record. */
  id: string;
};
export type RestoreStateApiResponse = /** status 200 OK */ State;
export type RestoreStateApiArg = {
  /** The id of the record. */
  id: string;
};
export type StateOfCity = {
  /** The id of the record; it never changes. */
  id: string;
  /** The name of the state; unique, capitals aside. */
  name: string;
  /** The short code of the state, kept in upper case; unique. */
  code: string;
};
export type City = {
  /** The id of the record; it never changes. */
  id: string;
  /** The name of the city; unique within its state. */
  name: string;
  /** Whether forms offer it; an inactive entry stays where it is in use. */
  isActive: boolean;
  /** How many records use it */
  uses: number;
  /** Counts the changes of the record, from 1; also its `ETag`. */
  version: number;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** When it was last changed: ISO 8601 with offset. */
  updatedAt: string;
  /** The state that the city is in. */
  stateId: string;
  /** The state that the city is in. */
  state: StateOfCity;
  /** The postal code, at most 12 characters; null without one. */
  pincode: string | null;
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
export type CreateCity = {
  /** The name of the city; unique within its state. */
  name: string;
  /** The state that the city is in. */
  stateId: string;
  /** The postal code, at most 12 characters; null without one. */
  pincode?: string | null;
  /** Whether forms offer it; an inactive entry stays where it is in use. */
  isActive?: boolean | null;
};
export type ActiveCity = {
  /** The id of the record; it never changes. */
  id: string;
  /** The name of the city; unique within its state. */
  name: string;
  /** The state that the city is in. */
  state: StateOfCity;
};
export type UpdateCity = {
  /** The name of the city; unique within its state. */
  name?: string;
  /** The state that the city is in. */
  stateId?: string;
  /** The postal code, at most 12 characters; null without one. */
  pincode?: string | null;
  /** Whether forms offer it; an inactive entry stays where it is in use. */
  isActive?: boolean | null;
};
export type Service = {
  /** The id of the record; it never changes. */
  id: string;
  /** The name of the service; unique, capitals aside. */
  name: string;
  /** Whether forms offer it; an inactive entry stays where it is in use. */
  isActive: boolean;
  /** How many records use it */
  uses: number;
  /** Counts the changes of the record, from 1; also its `ETag`. */
  version: number;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** When it was last changed: ISO 8601 with offset. */
  updatedAt: string;
  /** What the service is, in one or two sentences. */
  description: string | null;
  /** The group to which the service belongs, free text; null without one. */
  category: string | null;
};
export type CreateService = {
  /** The name of the service; unique, capitals aside. */
  name: string;
  /** What the service is, in one or two sentences. */
  description?: string | null;
  /** The group to which the service belongs, free text; null without one. */
  category?: string | null;
  /** Whether forms offer it; an inactive entry stays where it is in use. */
  isActive?: boolean | null;
};
export type ActiveService = {
  /** The id of the record; it never changes. */
  id: string;
  /** The name of the service; unique, capitals aside. */
  name: string;
  /** The group to which the service belongs, free text; null without one. */
  category: string | null;
};
export type UpdateService = {
  /** The name of the service; unique, capitals aside. */
  name?: string;
  /** What the service is, in one or two sentences. */
  description?: string | null;
  /** The group to which the service belongs, free text; null without one. */
  category?: string | null;
  /** Whether forms offer it; an inactive entry stays where it is in use. */
  isActive?: boolean | null;
};
export type Specialty = {
  /** The id of the record; it never changes. */
  id: string;
  /** The name of the specialty; unique, capitals aside. */
  name: string;
  /** Whether forms offer it; an inactive entry stays where it is in use. */
  isActive: boolean;
  /** How many records use it */
  uses: number;
  /** Counts the changes of the record, from 1; also its `ETag`. */
  version: number;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** When it was last changed: ISO 8601 with offset. */
  updatedAt: string;
  /** What the specialty treats, in one or two sentences. */
  description: string | null;
  /** The department to which it belongs, free text; null without one. */
  department: string | null;
};
export type CreateSpecialty = {
  /** The name of the specialty; unique, capitals aside. */
  name: string;
  /** What the specialty treats, in one or two sentences. */
  description?: string | null;
  /** The department to which it belongs, free text; null without one. */
  department?: string | null;
  /** Whether forms offer it; an inactive entry stays where it is in use. */
  isActive?: boolean | null;
};
export type ActiveSpecialty = {
  /** The id of the record; it never changes. */
  id: string;
  /** The name of the specialty; unique, capitals aside. */
  name: string;
  /** The department to which it belongs, free text; null without one. */
  department: string | null;
};
export type UpdateSpecialty = {
  /** The name of the specialty; unique, capitals aside. */
  name?: string;
  /** What the specialty treats, in one or two sentences. */
  description?: string | null;
  /** The department to which it belongs, free text; null without one. */
  department?: string | null;
  /** Whether forms offer it; an inactive entry stays where it is in use. */
  isActive?: boolean | null;
};
export type State = {
  /** The id of the record; it never changes. */
  id: string;
  /** The name of the state; unique, capitals aside. */
  name: string;
  /** Whether forms offer it; an inactive entry stays where it is in use. */
  isActive: boolean;
  /** How many records use it */
  uses: number;
  /** Counts the changes of the record, from 1; also its `ETag`. */
  version: number;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** When it was last changed: ISO 8601 with offset. */
  updatedAt: string;
  /** The short code of the state, kept in upper case; unique. */
  code: string;
  /** The country of the state; `India` unless stated. */
  country: string;
};
export type CreateState = {
  /** The name of the state; unique, capitals aside. */
  name: string;
  /** The short code of the state, kept in upper case; unique. */
  code: string;
  /** The country of the state; `India` unless stated. */
  country?: string | null;
  /** Whether forms offer it; an inactive entry stays where it is in use. */
  isActive?: boolean | null;
};
export type ActiveState = {
  /** The id of the record; it never changes. */
  id: string;
  /** The name of the state; unique, capitals aside. */
  name: string;
  /** The short code of the state, kept in upper case; unique. */
  code: string;
};
export type UpdateState = {
  /** The name of the state; unique, capitals aside. */
  name?: string;
  /** The short code of the state, kept in upper case; unique. */
  code?: string;
  /** The country of the state; `India` unless stated. */
  country?: string | null;
  /** Whether forms offer it; an inactive entry stays where it is in use. */
  isActive?: boolean | null;
};
export const {
  useListCitiesQuery,
  useLazyListCitiesQuery,
  useCreateCityMutation,
  useActiveCitiesQuery,
  useLazyActiveCitiesQuery,
  useUpdateCityMutation,
  useDeleteCityMutation,
  useRestoreCityMutation,
  useListServicesQuery,
  useLazyListServicesQuery,
  useCreateServiceMutation,
  useActiveServicesQuery,
  useLazyActiveServicesQuery,
  useUpdateServiceMutation,
  useDeleteServiceMutation,
  useRestoreServiceMutation,
  useListSpecialtiesQuery,
  useLazyListSpecialtiesQuery,
  useCreateSpecialtyMutation,
  useActiveSpecialtiesQuery,
  useLazyActiveSpecialtiesQuery,
  useUpdateSpecialtyMutation,
  useDeleteSpecialtyMutation,
  useRestoreSpecialtyMutation,
  useListStatesQuery,
  useLazyListStatesQuery,
  useCreateStateMutation,
  useActiveStatesQuery,
  useLazyActiveStatesQuery,
  useUpdateStateMutation,
  useDeleteStateMutation,
  useRestoreStateMutation,
} = injectedRtkApi;
