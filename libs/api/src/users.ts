/** Written by `npm run contract` from openapi.json: change the API, not this file. */
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as usersApi };
export type ListUsersApiResponse = /** status 200 Staff accounts */ StaffUser[];
export type ListUsersApiArg = {
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
  /** One role */
  role?: ('admin' | 'agent' | 'doctor' | 'hospital_admin') | null;
  /** true: only those whom leads can be assigned to (agents and admins) */
  assignable?: 'true' | null;
  hospitalId?: string | null;
};
export type CreateUserApiResponse = /** status 201 Add a staff account */ StaffUser;
export type CreateUserApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createUser: CreateUser;
};
export type GetUserApiResponse = /** status 200 One staff account */ StaffUser;
export type GetUserApiArg = {
  id: string;
};
export type UpdateUserApiResponse =
  /** status 200 Change a staff account; a new password, role or a disabled account ends its sessions */ StaffUser;
export type UpdateUserApiArg = {
  id: string;
  /** The ETag you read; a stale one is answered with 409 */
  'If-Match'?: string;
  updateUser: UpdateUser;
};
export type DeleteUserApiResponse = unknown;
export type DeleteUserApiArg = {
  id: string;
};
export type RestoreUserApiResponse = /** status 200 Bring a deleted staff account back */ StaffUser;
export type RestoreUserApiArg = {
  id: string;
};
export type Role = 'admin' | 'agent' | 'doctor' | 'hospital_admin';
export type StaffUser = {
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  role: Role;
  hospitalId: string | null;
  hospitalName: string | null;
  doctorId: string | null;
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
export type CreateUser = {
  username: string;
  password: string;
  email: string;
  firstName: string;
  lastName: string;
  role?: ('admin' | 'agent' | 'doctor' | 'hospital_admin') | null;
  /** The hospital of a hospital_admin */
  hospitalId?: string | null;
  /** The doctor whose account this is */
  doctorId?: string | null;
  isActive?: boolean | null;
};
export type UpdateUser = {
  username?: string;
  /** Blank keeps the present one */
  password?: string | null;
  email?: string;
  firstName?: string;
  lastName?: string;
  role?: 'admin' | 'agent' | 'doctor' | 'hospital_admin';
  hospitalId?: string | null;
  doctorId?: string | null;
  isActive?: boolean | null;
};
export const {
  useListUsersQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useRestoreUserMutation,
} = injectedRtkApi;
