/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['users'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/users`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
            archived: queryArg.archived,
            role: queryArg.role,
            assignable: queryArg.assignable,
            hospitalId: queryArg.hospitalId,
          },
        }),
        providesTags: ['users'],
      }),
      createUser: build.mutation<CreateUserApiResponse, CreateUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users`,
          method: 'POST',
          body: queryArg.createUser,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      doubtfulNames: build.query<DoubtfulNamesApiResponse, DoubtfulNamesApiArg>({
        query: () => ({ url: `/api/users/doubtful-names` }),
        providesTags: ['users'],
      }),
      getUser: build.query<GetUserApiResponse, GetUserApiArg>({
        query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['users'],
      }),
      updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateUser,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
        query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['users'],
      }),
      restoreUser: build.mutation<RestoreUserApiResponse, RestoreUserApiArg>({
        query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg.id))}/restore`, method: 'POST' }),
        invalidatesTags: ['users'],
      }),
      removeSecondFactor: build.mutation<RemoveSecondFactorApiResponse, RemoveSecondFactorApiArg>({
        query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg.id))}/second-factor`, method: 'DELETE' }),
        invalidatesTags: ['users'],
      }),
      endSessionsOfUser: build.mutation<EndSessionsOfUserApiResponse, EndSessionsOfUserApiArg>({
        query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg.id))}/sessions`, method: 'DELETE' }),
        invalidatesTags: ['users'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as usersApi };
export type ListUsersApiResponse = /** status 200 OK */ StaffUser[];
export type ListUsersApiArg = {
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
  /** Only accounts with this role */
  role?: 'admin' | 'agent' | 'doctor' | 'hospital_admin';
  /** true: only those whom leads can be assigned to (agents and admins) */
  assignable?: 'true';
  /** Only records of this hospital. */
  hospitalId?: string;
};
export type CreateUserApiResponse = /** status 201 Created */ StaffUser;
export type CreateUserApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createUser: CreateUser;
};
export type DoubtfulNamesApiResponse = /** status 200 OK */ DoubtfulName[];
export type DoubtfulNamesApiArg = void;
export type GetUserApiResponse = /** status 200 OK */ StaffUser;
export type GetUserApiArg = {
  /** The id of the record. */
  id: string;
};
export type UpdateUserApiResponse = /** status 200 OK */ StaffUser;
export type UpdateUserApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  updateUser: UpdateUser;
};
export type DeleteUserApiResponse = unknown;
export type DeleteUserApiArg = {
  /** The id of the record. */
  id: string;
};
export type RestoreUserApiResponse = /** status 200 OK */ StaffUser;
export type RestoreUserApiArg = {
  /** The id of the record. */
  id: string;
};
export type RemoveSecondFactorApiResponse = unknown;
export type RemoveSecondFactorApiArg = {
  /** The id of the record. */
  id: string;
};
export type EndSessionsOfUserApiResponse = unknown;
export type EndSessionsOfUserApiArg = {
  /** The id of the record. */
  id: string;
};
export type Role = 'admin' | 'agent' | 'doctor' | 'hospital_admin';
export type StaffUser = {
  /** The id of the record; it never changes. */
  id: string;
  /** The name to sign in with; unique among accounts that are not deleted. */
  username: string;
  /** The e-mail address of the account; unique among accounts that are not deleted. */
  email: string;
  /** The given name. */
  firstName: string;
  /** The family name. */
  lastName: string;
  /** The address of a picture; null without one. */
  profileImageUrl: string | null;
  /** What the account may do; see docs/access.md. */
  role: Role;
  /** The hospital to which a hospital_admin belongs, or an agent who works for it alone; else null. */
  hospitalId: string | null;
  /** The name of that hospital; null without one. */
  hospitalName: string | null;
  /** The doctor whose account this is; null for other accounts. */
  doctorId: string | null;
  /** Whether the account may sign in. */
  isActive: boolean;
  /** Counts the changes of the record, from 1; also its `ETag`. */
  version: number;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** When it was last changed: ISO 8601 with offset. */
  updatedAt: string;
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
export type CreateUser = {
  /** The name to sign in with; unique among accounts that are not deleted. */
  username: string;
  /** The first password, 6 to 128 characters (in production at least 8, of admins 12). It is good for 7 days. The user has to choose their own at the first sign-in. */
  password: string;
  /** The e-mail address of the account; unique among accounts that are not deleted. */
  email: string;
  /** The given name. */
  firstName: string;
  /** The family name. */
  lastName: string;
  /** What the account may do; see docs/access.md. */
  role?: ('admin' | 'agent' | 'doctor' | 'hospital_admin' | null) | ('admin' | 'agent' | 'doctor' | 'hospital_admin' | null);
  /** The hospital to which a hospital_admin belongs, or an agent who works for it alone; else null. */
  hospitalId?: string | null;
  /** The doctor whose account this is; null for other accounts. */
  doctorId?: string | null;
  /** Whether the account may sign in. */
  isActive?: boolean | null;
};
export type DoubtfulName = {
  /** The id of the account. */
  id: string;
  /** The name to sign in with; unique among accounts that are not deleted. */
  username: string;
  /** The e-mail address of the account; unique among accounts that are not deleted. */
  email: string;
  /** Which of the two is doubtful */
  field: 'username' | 'email';
  /** Why it would be refused today */
  why: string;
};
export type UpdateUser = {
  /** The name to sign in with; unique among accounts that are not deleted. */
  username?: string;
  /** Blank keeps the current one */
  password?: string | null;
  /** The e-mail address of the account; unique among accounts that are not deleted. */
  email?: string;
  /** The given name. */
  firstName?: string;
  /** The family name. */
  lastName?: string;
  /** What the account may do; see docs/access.md. */
  role?: 'admin' | 'agent' | 'doctor' | 'hospital_admin';
  /** The hospital to which a hospital_admin belongs, or an agent who works for it alone; else null. */
  hospitalId?: string | null;
  /** The doctor whose account this is; null for other accounts. */
  doctorId?: string | null;
  /** Whether the account may sign in. */
  isActive?: boolean | null;
};
export const {
  useListUsersQuery,
  useLazyListUsersQuery,
  useCreateUserMutation,
  useDoubtfulNamesQuery,
  useLazyDoubtfulNamesQuery,
  useGetUserQuery,
  useLazyGetUserQuery,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useRestoreUserMutation,
  useRemoveSecondFactorMutation,
  useEndSessionsOfUserMutation,
} = injectedRtkApi;
