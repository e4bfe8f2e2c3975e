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
export type LoginApiResponse = /** status 200 OK */ CurrentUser;
export type LoginApiArg = {
  login: Login;
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type ChangePasswordApiResponse = /** status 200 OK */ CurrentUser;
export type ChangePasswordApiArg = {
  ownPassword: OwnPassword;
};
export type EndSessionsApiResponse = unknown;
export type EndSessionsApiArg = void;
export type CurrentUserApiResponse = /** status 200 OK */ CurrentUser;
export type CurrentUserApiArg = void;
export type Role = 'admin' | 'agent' | 'doctor' | 'hospital_admin';
export type CurrentUser = {
  /** The id of the record; it never changes. */
  id: string;
  /** The name to sign in with; unique among accounts that are not deleted. */
  username: string;
  /** The given name. */
  firstName: string;
  /** The family name. */
  lastName: string;
  /** The e-mail address of the account; unique among accounts that are not deleted. */
  email: string;
  /** What the account may do; see docs/access.md. */
  role: Role;
  /** The hospital to which a hospital_admin belongs; null for other roles. */
  hospitalId: string | null;
  /** The address of a picture; null without one. */
  profileImageUrl: string | null;
  /** Somebody else chose the password: every other call answers 403 until it is changed */
  mustChangePassword: boolean;
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
  /** Quote it when you report a fault */
  requestId?: string;
};
export type Login = {
  /** The name to sign in with; unique among accounts that are not deleted. */
  username: string;
  /** The password, as it was typed; white space counts. */
  password: string;
};
export type OwnPassword = {
  /** The present password. */
  currentPassword: string;
  /** The new password, 6 to 128 characters, other than the present one. */
  newPassword: string;
};
export const {
  useChangePasswordMutation,
} = injectedRtkApi;
