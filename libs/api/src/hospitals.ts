/** Written by `npm run generate` from openapi.json: change the API, not this file. */
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
      bookingAddress: build.query<BookingAddressApiResponse, BookingAddressApiArg>({
        query: (queryArg) => ({
          url: `/api/hospitals/booking-address`,
          params: {
            name: queryArg.name,
          },
        }),
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
        query: (queryArg) => ({
          url: `/api/hospitals/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
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
      hospitalSettings: build.query<HospitalSettingsApiResponse, HospitalSettingsApiArg>({
        query: (queryArg) => ({ url: `/api/hospitals/${encodeURIComponent(String(queryArg.id))}/rules` }),
        providesTags: ['hospitals'],
      }),
      updateHospitalSettings: build.mutation<UpdateHospitalSettingsApiResponse, UpdateHospitalSettingsApiArg>({
        query: (queryArg) => ({
          url: `/api/hospitals/${encodeURIComponent(String(queryArg.id))}/rules`,
          method: 'PUT',
          body: queryArg.updateHospitalSettings,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['hospitals'],
      }),
      hospitalMessages: build.query<HospitalMessagesApiResponse, HospitalMessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/hospitals/${encodeURIComponent(String(queryArg.id))}/rules/messages`,
          params: {
            language: queryArg.language,
          },
        }),
        providesTags: ['hospitals'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as hospitalsApi };
export type ListHospitalsApiResponse = /** status 200 OK */ Hospital[];
export type ListHospitalsApiArg = {
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
export type CreateHospitalApiResponse = /** status 201 Created */ Hospital;
export type CreateHospitalApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createHospital: CreateHospital;
};
export type ActiveHospitalsApiResponse = /** status 200 OK */ ActiveHospital[];
export type ActiveHospitalsApiArg = void;
export type BookingAddressApiResponse = /** status 200 OK */ BookingAddress;
export type BookingAddressApiArg = {
  /** The name that the hospital is to have */
  name: string;
};
export type HospitalTotalsApiResponse = /** status 200 OK */ HospitalTotals;
export type HospitalTotalsApiArg = void;
export type GetHospitalApiResponse = /** status 200 OK */ Hospital;
export type GetHospitalApiArg = {
  /** The id of the record. */
  id: string;
};
export type UpdateHospitalApiResponse = /** status 200 OK */ Hospital;
export type UpdateHospitalApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  updateHospital: UpdateHospital;
};
export type DeleteHospitalApiResponse = unknown;
export type DeleteHospitalApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
};
export type HospitalQrApiResponse = /** status 200 OK */ HospitalQr;
export type HospitalQrApiArg = {
  /** The id of the record. */
  id: string;
};
export type RestoreHospitalApiResponse = /** status 200 OK */ Hospital;
export type RestoreHospitalApiArg = {
  /** The id of the record. */
  id: string;
};
export type HospitalSettingsApiResponse = /** status 200 OK */ HospitalSettings;
export type HospitalSettingsApiArg = {
  /** The id of the record. */
  id: string;
};
export type UpdateHospitalSettingsApiResponse = /** status 200 OK */ HospitalSettings;
export type UpdateHospitalSettingsApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  updateHospitalSettings: UpdateHospitalSettings;
};
export type HospitalMessagesApiResponse = /** status 200 OK */ MessagePreview[];
export type HospitalMessagesApiArg = {
  /** The id of the record. */
  id: string;
  /** The language of the messages. */
  language: 'en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu';
};
export type Hospital = {
  /** The id of the record; it never changes. */
  id: string;
  /** The name of the hospital. */
  name: string;
  /** Street and house number, in one line. */
  address: string | null;
  /** The name of the city. */
  city: string;
  /** The state that the hospital is in, from the reference list `states`. */
  stateId: string | null;
  /** Its phone number, shown to patients. */
  phone: string | null;
  /** Its e-mail address. */
  email: string | null;
  /** The address of its website. */
  website: string | null;
  /** What kind of hospital it is, free text. */
  type: string | null;
  /** Its accreditation, free text. */
  accreditation: string | null;
  /** The names of its specialties, as in the reference list `specialties`. */
  specialties: string[];
  /** The part of /book/{slug}; given once, kept for ever */
  bookingSlug: string;
  /** The IANA time zone of its days and times */
  timeZone: string;
  /** Whether its booking page is open. */
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
export type CreateHospital = {
  /** true: also creates an account with username and password */
  createUserAccount?: boolean | null;
  /** The username of the new account, at least 3 characters; only with `createUserAccount`. */
  username?: string | null;
  /** The first password of the new account, at least 6 characters; only with `createUserAccount`. */
  password?: string | null;
  /** The name of the hospital. */
  name: string;
  /** The name of the city. */
  city: string;
  /** Street and house number, in one line. */
  address?: string | null;
  /** The state that the hospital is in, from the reference list `states`. */
  stateId?: string | null;
  /** Its phone number, shown to patients. */
  phone?: string | null;
  /** Its e-mail address. */
  email?: string | null;
  /** The address of its website. */
  website?: string | null;
  /** What kind of hospital it is, free text. */
  type?: string | null;
  /** Its accreditation, free text. */
  accreditation?: string | null;
  /** The names of its specialties, as in the reference list `specialties`. */
  specialties?: string[] | null;
  /** The IANA time zone of its days and times. */
  timeZone?: string | null;
  /** Whether its booking page is open. */
  isActive?: boolean | null;
  /** The part of the booking link behind `/book/`; without it, it is made from the name. */
  bookingSlug?: string | null;
};
export type ActiveHospital = {
  /** The id of the record; it never changes. */
  id: string;
  /** The name of the hospital. */
  name: string;
  /** The name of the city. */
  city: string;
  /** The IANA time zone of its days and times. */
  timeZone: string;
};
export type BookingAddress = {
  /** The part of the booking link behind `/book/`, free at this moment. */
  bookingSlug: string;
};
export type HospitalTotals = {
  /** How many hospitals there are that are not archived. */
  total: number;
  /** How many of them are active. */
  active: number;
  /** How many of them are inactive. */
  inactive: number;
};
export type UpdateHospital = {
  /** true: also creates an account with username and password */
  createUserAccount?: boolean | null;
  /** The username of the new account, at least 3 characters; only with `createUserAccount`. */
  username?: string | null;
  /** The first password of the new account, at least 6 characters; only with `createUserAccount`. */
  password?: string | null;
  /** The name of the hospital. */
  name?: string;
  /** The name of the city. */
  city?: string;
  /** Street and house number, in one line. */
  address?: string | null;
  /** The state that the hospital is in, from the reference list `states`. */
  stateId?: string | null;
  /** Its phone number, shown to patients. */
  phone?: string | null;
  /** Its e-mail address. */
  email?: string | null;
  /** The address of its website. */
  website?: string | null;
  /** What kind of hospital it is, free text. */
  type?: string | null;
  /** Its accreditation, free text. */
  accreditation?: string | null;
  /** The names of its specialties, as in the reference list `specialties`. */
  specialties?: string[] | null;
  /** The IANA time zone of its days and times. */
  timeZone?: string | null;
  /** Whether its booking page is open. */
  isActive?: boolean | null;
};
export type HospitalQr = {
  /** PNG as a data URL */
  qrCode: string;
  /** The address of the booking page that the QR code leads to. */
  bookingUrl: string;
  /** The hospital's phone, for the poster. */
  phone: string | null;
  /** The code of its state, from which the second language of the poster follows; null if the hospital has none. */
  stateCode: string | null;
  /** The websites that may show the booking page, as the settings of the hospital name them. */
  embedOrigins: string[];
};
export type LanguageTick = {
  /** The user who ticked it; null where the demo did. */
  by: string | null;
  /** Who ticked it, by first name and initial. */
  name: string;
  /** When it was ticked. */
  at: string;
  /** How many texts have changed since, or are new. */
  changed: number;
};
export type LanguageTexts = {
  /** How many texts there are. */
  texts: number;
  /** How many of them a named speaker has reviewed. */
  reviewed: number;
  /** Null: patients are not offered it. */
  tick: LanguageTick | null;
};
export type LanguageUses = {
  /** Of the public pages; null: not in this language yet. */
  pages: LanguageTexts | null;
  /** Of the messages to patients; null: not in this language yet. */
  messages: LanguageTexts | null;
};
export type OfferedLanguages = {
  /** The texts in Hindi. */
  hi: LanguageUses;
  /** The texts in Marathi. */
  mr: LanguageUses;
  /** The texts in Tamil. */
  ta: LanguageUses;
  /** The texts in Telugu. */
  te: LanguageUses;
  /** The texts in Kannada. */
  kn: LanguageUses;
  /** The texts in Malayalam. */
  ml: LanguageUses;
  /** The texts in Bengali. */
  bn: LanguageUses;
  /** The texts in Gujarati. */
  gu: LanguageUses;
};
export type HospitalSettings = {
  /** The id of the hospital. */
  id: string;
  /** The name of the hospital. */
  name: string;
  /** The part of its booking link behind `/book/`. */
  bookingSlug: string;
  /** The IANA time zone of its days and times. */
  timeZone: string;
  /** Minutes before its start until which a patient can move or cancel an appointment by its link. */
  changeUntil: number;
  /** How often a patient can move an appointment by its link. */
  moves: number;
  /** Whether a patient's “I'm coming” confirms a pending appointment. */
  patientConfirms: boolean;
  /** For patients of whom no language is known: English, or one whose pages are ticked. */
  language: 'en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu';
  /** Each language with its texts and its ticks; English needs none. */
  languages: OfferedLanguages;
  /** The websites that may show its booking page, each by scheme, host and port; without one no site can. */
  embedOrigins: string[];
  /** Counts the changes; 0 while nobody has set any. Also its `ETag`. */
  version: number;
  /** When it was last changed; null while never. */
  updatedAt: string | null;
};
export type RequestedUses = {
  /** The public pages. */
  pages?: boolean;
  /** The messages to patients. */
  messages?: boolean;
};
export type RequestedLanguages = {
  /** What is ticked in Hindi. */
  hi?: RequestedUses | null;
  /** What is ticked in Marathi. */
  mr?: RequestedUses | null;
  /** What is ticked in Tamil. */
  ta?: RequestedUses | null;
  /** What is ticked in Telugu. */
  te?: RequestedUses | null;
  /** What is ticked in Kannada. */
  kn?: RequestedUses | null;
  /** What is ticked in Malayalam. */
  ml?: RequestedUses | null;
  /** What is ticked in Bengali. */
  bn?: RequestedUses | null;
  /** What is ticked in Gujarati. */
  gu?: RequestedUses | null;
};
export type UpdateHospitalSettings = {
  /** Minutes before its start until which a patient can move or cancel an appointment by its link. */
  changeUntil?: number;
  /** How often a patient can move an appointment by its link. */
  moves?: number;
  /** Whether a patient's “I'm coming” confirms a pending appointment. */
  patientConfirms?: boolean;
  /** For patients of whom no language is known: English, or one whose pages are ticked. */
  language?: 'en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu';
  /** The languages that are ticked, each for pages and for messages. */
  languages?: RequestedLanguages | null;
  /** The websites that may show its booking page, each by scheme, host and port; without one no site can. */
  embedOrigins?: string[];
};
export type MessagePreview = {
  /** Which message it is. */
  template: 'code' | 'confirmation' | 'reminder' | 'moved' | 'cancelled';
  /** What staff call it. */
  label: string;
  /** The text with the name, the phone and a doctor of the hospital, and a link that opens nothing. */
  text: string;
};
export const {
  useListHospitalsQuery,
  useLazyListHospitalsQuery,
  useCreateHospitalMutation,
  useActiveHospitalsQuery,
  useLazyActiveHospitalsQuery,
  useBookingAddressQuery,
  useLazyBookingAddressQuery,
  useHospitalTotalsQuery,
  useLazyHospitalTotalsQuery,
  useGetHospitalQuery,
  useLazyGetHospitalQuery,
  useUpdateHospitalMutation,
  useDeleteHospitalMutation,
  useHospitalQrQuery,
  useLazyHospitalQrQuery,
  useRestoreHospitalMutation,
  useHospitalSettingsQuery,
  useLazyHospitalSettingsQuery,
  useUpdateHospitalSettingsMutation,
  useHospitalMessagesQuery,
  useLazyHospitalMessagesQuery,
} = injectedRtkApi;
