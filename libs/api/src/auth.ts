/** Written by `npm run contract` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['auth'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({ url: `/api/auth/login`, method: 'POST', body: queryArg.login }),
        invalidatesTags: ['auth'],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/api/auth/logout`, method: 'POST' }),
        invalidatesTags: ['auth'],
      }),
      changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
        query: (queryArg) => ({ url: `/api/auth/password`, method: 'PUT', body: queryArg.ownPassword }),
        invalidatesTags: ['auth'],
      }),
      endSessions: build.mutation<EndSessionsApiResponse, EndSessionsApiArg>({
        query: () => ({ url: `/api/auth/sessions`, method: 'DELETE' }),
        invalidatesTags: ['auth'],
      }),
      currentUser: build.query<CurrentUserApiResponse, CurrentUserApiArg>({
        query: () => ({ url: `/api/auth/user` }),
        providesTags: ['auth'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as authApi };
export type LoginApiResponse = /** status 200 Sign in */ CurrentUser;
export type LoginApiArg = {
  login: Login;
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type ChangePasswordApiResponse = /** status 200 Choose another password for oneself */ CurrentUser;
export type ChangePasswordApiArg = {
  ownPassword: OwnPassword;
};
export type EndSessionsApiResponse = unknown;
export type EndSessionsApiArg = void;
export type CurrentUserApiResponse = /** status 200 Who is signed in */ CurrentUser;
export type CurrentUserApiArg = void;
export type Role = 'admin' | 'agent' | 'doctor' | 'hospital_admin';
export type CurrentUser = {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  hospitalId: string | null;
  profileImageUrl: string | null;
  /** Somebody else chose the password: every other call answers 403 until it is changed */
  mustChangePassword: boolean;
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
export type Login = {
  username: string;
  password: string;
};
export type OwnPassword = {
  currentPassword: string;
  newPassword: string;
};
export const {
  useChangePasswordMutation,
} = injectedRtkApi;
