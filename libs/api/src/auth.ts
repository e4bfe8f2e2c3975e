/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['auth'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      confirmIdentity: build.mutation<ConfirmIdentityApiResponse, ConfirmIdentityApiArg>({
        query: (queryArg) => ({ url: `/api/auth/confirm`, method: 'POST', body: queryArg.confirmation }),
        invalidatesTags: ['auth'],
      }),
      confirmed: build.query<ConfirmedApiResponse, ConfirmedApiArg>({
        query: () => ({ url: `/api/auth/confirmed` }),
        providesTags: ['auth'],
      }),
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({ url: `/api/auth/login`, method: 'POST', body: queryArg.login }),
        invalidatesTags: ['auth'],
      }),
      loginWithCode: build.mutation<LoginWithCodeApiResponse, LoginWithCodeApiArg>({
        query: (queryArg) => ({ url: `/api/auth/login/code`, method: 'POST', body: queryArg.signInCode }),
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
      beginSecondFactor: build.mutation<BeginSecondFactorApiResponse, BeginSecondFactorApiArg>({
        query: () => ({ url: `/api/auth/second-factor`, method: 'POST' }),
        invalidatesTags: ['auth'],
      }),
      turnOnSecondFactor: build.mutation<TurnOnSecondFactorApiResponse, TurnOnSecondFactorApiArg>({
        query: (queryArg) => ({ url: `/api/auth/second-factor`, method: 'PUT', body: queryArg.signInCode }),
        invalidatesTags: ['auth'],
      }),
      turnOffSecondFactor: build.mutation<TurnOffSecondFactorApiResponse, TurnOffSecondFactorApiArg>({
        query: () => ({ url: `/api/auth/second-factor`, method: 'DELETE' }),
        invalidatesTags: ['auth'],
      }),
      listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
        query: () => ({ url: `/api/auth/sessions` }),
        providesTags: ['auth'],
      }),
      endSessions: build.mutation<EndSessionsApiResponse, EndSessionsApiArg>({
        query: () => ({ url: `/api/auth/sessions`, method: 'DELETE' }),
        invalidatesTags: ['auth'],
      }),
      endOwnSession: build.mutation<EndOwnSessionApiResponse, EndOwnSessionApiArg>({
        query: (queryArg) => ({ url: `/api/auth/sessions/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
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
export type ConfirmIdentityApiResponse = unknown;
export type ConfirmIdentityApiArg = {
  confirmation: Confirmation;
};
export type ConfirmedApiResponse = unknown;
export type ConfirmedApiArg = void;
export type LoginApiResponse = /** status 200 OK */ CurrentUser;
export type LoginApiArg = {
  login: Login;
};
export type LoginWithCodeApiResponse = /** status 200 OK */ CurrentUser;
export type LoginWithCodeApiArg = {
  signInCode: SignInCode;
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type ChangePasswordApiResponse = /** status 200 OK */ CurrentUser;
export type ChangePasswordApiArg = {
  ownPassword: OwnPassword;
};
export type BeginSecondFactorApiResponse = /** status 200 OK */ SecondFactorSetup;
export type BeginSecondFactorApiArg = void;
export type TurnOnSecondFactorApiResponse = /** status 200 OK */ RecoveryCodes;
export type TurnOnSecondFactorApiArg = {
  signInCode: SignInCode;
};
export type TurnOffSecondFactorApiResponse = unknown;
export type TurnOffSecondFactorApiArg = void;
export type ListSessionsApiResponse = /** status 200 OK */ OwnSession[];
export type ListSessionsApiArg = void;
export type EndSessionsApiResponse = unknown;
export type EndSessionsApiArg = void;
export type EndOwnSessionApiResponse = unknown;
export type EndOwnSessionApiArg = {
  /** The id of the record. */
  id: string;
};
export type CurrentUserApiResponse = /** status 200 OK */ SignedInUser;
export type CurrentUserApiArg = void;
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
export type Confirmation = {
  /** The present password. */
  password: string;
  /** Only where a second factor is on: six digits of the authenticator app, or a recovery code. */
  code?: string | null;
};
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
  /** The hospital to which a hospital_admin belongs, or an agent who works for it alone; else null. */
  hospitalId: string | null;
  /** The address of a picture; null without one. */
  profileImageUrl: string | null;
  /** Somebody else chose the password: every other call answers 403 until it is changed */
  mustChangePassword: boolean;
  /** Passwords follow the rules of production, which ask for more than six characters */
  strictPasswords: boolean;
  /** Whether signing in asks for a code; needed: every other call answers 403 until it is set up */
  secondFactor: 'off' | 'on' | 'needed';
};
export type Login = {
  /** The name to sign in with; unique among accounts that are not deleted. */
  username: string;
  /** The password, as it was typed; white space counts. */
  password: string;
};
export type SignInCode = {
  /** Six digits of the authenticator app, or a recovery code; spaces and hyphens do not count. */
  code: string;
};
export type OwnPassword = {
  /** The present password. */
  currentPassword: string;
  /** The new password, 6 to 128 characters (in production at least 8, of admins 12), different from the current one. */
  newPassword: string;
  /** Only where a second factor is on: six digits of the authenticator app, or a recovery code. */
  code?: string | null;
};
export type SecondFactorSetup = {
  /** The secret in base 32, for typing it into an authenticator app. */
  secret: string;
  /** The same as a picture: a PNG in a data URL. */
  qrCode: string;
};
export type RecoveryCodes = {
  /** Ten codes, each good for one sign-in. They are kept as hashes, and nobody sees them again. */
  codes: string[];
};
export type OwnSession = {
  /** The id of the session; it opens nothing. */
  id: string;
  /** Which browser on which system, as it said itself. */
  browser: string;
  /** Whether it was opened from the network of this call; addresses are not kept. */
  sameNetwork: boolean;
  /** When it was opened: ISO 8601 with offset. */
  openedAt: string;
  /** When it was last used, within a minute: ISO 8601 with offset. */
  seenAt: string;
  /** Whether it is the session of this call. */
  current: boolean;
};
export type HospitalOfUser = {
  /** The full name of the person. */
  name: string;
  /** The name of the city. */
  city: string | null;
  /** Decides which day it is there. */
  timeZone: string;
};
export type OpeningView = {
  /** The screen, at `/` and its name. */
  screen: 'appointments' | 'audit' | 'doctors' | 'hospitals' | 'leads' | 'patients' | 'users';
  /** The search of its address, without `?`. */
  query: string;
};
export type SignedInUser = {
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
  /** The hospital to which a hospital_admin belongs, or an agent who works for it alone; else null. */
  hospitalId: string | null;
  /** The address of a picture; null without one. */
  profileImageUrl: string | null;
  /** Somebody else chose the password: every other call answers 403 until it is changed */
  mustChangePassword: boolean;
  /** Passwords follow the rules of production, which ask for more than six characters */
  strictPasswords: boolean;
  /** Whether signing in asks for a code; needed: every other call answers 403 until it is set up */
  secondFactor: 'off' | 'on' | 'needed';
  /** The hospital of `hospitalId`. */
  hospital: HospitalOfUser | null;
  /** The views with which screens open, of those that have one. */
  opensWith: OpeningView[];
};
export const {
  useConfirmIdentityMutation,
  useConfirmedQuery,
  useLazyConfirmedQuery,
  useLoginMutation,
  useLoginWithCodeMutation,
  useLogoutMutation,
  useChangePasswordMutation,
  useBeginSecondFactorMutation,
  useTurnOnSecondFactorMutation,
  useTurnOffSecondFactorMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useEndSessionsMutation,
  useEndOwnSessionMutation,
  useCurrentUserQuery,
  useLazyCurrentUserQuery,
} = injectedRtkApi;
