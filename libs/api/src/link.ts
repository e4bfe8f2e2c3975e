/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['link'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      linkedAppointment: build.query<LinkedAppointmentApiResponse, LinkedAppointmentApiArg>({
        query: (queryArg) => ({ url: `/api/link/${encodeURIComponent(String(queryArg.token))}` }),
        providesTags: ['link'],
      }),
      linkedCalendar: build.query<LinkedCalendarApiResponse, LinkedCalendarApiArg>({
        query: (queryArg) => ({ url: `/api/link/${encodeURIComponent(String(queryArg.token))}/calendar.ics` }),
        providesTags: ['link'],
      }),
      cancelByLink: build.mutation<CancelByLinkApiResponse, CancelByLinkApiArg>({
        query: (queryArg) => ({
          url: `/api/link/${encodeURIComponent(String(queryArg.token))}/cancel`,
          method: 'POST',
          body: queryArg.cancelByLink,
        }),
        invalidatesTags: ['link'],
      }),
      sayComing: build.mutation<SayComingApiResponse, SayComingApiArg>({
        query: (queryArg) => ({ url: `/api/link/${encodeURIComponent(String(queryArg.token))}/coming`, method: 'POST' }),
        invalidatesTags: ['link'],
      }),
      languageByLink: build.mutation<LanguageByLinkApiResponse, LanguageByLinkApiArg>({
        query: (queryArg) => ({
          url: `/api/link/${encodeURIComponent(String(queryArg.token))}/language`,
          method: 'PUT',
          body: queryArg.languageByLink,
        }),
        invalidatesTags: ['link'],
      }),
      sayLate: build.mutation<SayLateApiResponse, SayLateApiArg>({
        query: (queryArg) => ({
          url: `/api/link/${encodeURIComponent(String(queryArg.token))}/late`,
          method: 'POST',
          body: queryArg.lateByLink,
        }),
        invalidatesTags: ['link'],
      }),
      moveByLink: build.mutation<MoveByLinkApiResponse, MoveByLinkApiArg>({
        query: (queryArg) => ({
          url: `/api/link/${encodeURIComponent(String(queryArg.token))}/move`,
          method: 'POST',
          body: queryArg.moveByLink,
        }),
        invalidatesTags: ['link'],
      }),
      linkedSlots: build.query<LinkedSlotsApiResponse, LinkedSlotsApiArg>({
        query: (queryArg) => ({
          url: `/api/link/${encodeURIComponent(String(queryArg.token))}/slots`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['link'],
      }),
      undoByLink: build.mutation<UndoByLinkApiResponse, UndoByLinkApiArg>({
        query: (queryArg) => ({
          url: `/api/link/${encodeURIComponent(String(queryArg.token))}/undo`,
          method: 'POST',
          body: queryArg.undoByLink,
        }),
        invalidatesTags: ['link'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as linkApi };
export type LinkedAppointmentApiResponse = /** status 200 OK */ LinkedAppointment;
export type LinkedAppointmentApiArg = {
  /** The part of an appointment's link behind `/a/`. */
  token: string;
};
export type LinkedCalendarApiResponse = /** status 200 OK */ string;
export type LinkedCalendarApiArg = {
  /** The part of an appointment's link behind `/a/`. */
  token: string;
};
export type CancelByLinkApiResponse = /** status 200 OK */ LinkedAppointment;
export type CancelByLinkApiArg = {
  /** The part of an appointment's link behind `/a/`. */
  token: string;
  cancelByLink: CancelByLink;
};
export type SayComingApiResponse = /** status 200 OK */ LinkedAppointment;
export type SayComingApiArg = {
  /** The part of an appointment's link behind `/a/`. */
  token: string;
};
export type LanguageByLinkApiResponse = /** status 200 OK */ LinkedAppointment;
export type LanguageByLinkApiArg = {
  /** The part of an appointment's link behind `/a/`. */
  token: string;
  languageByLink: LanguageByLink;
};
export type SayLateApiResponse = /** status 200 OK */ LinkedAppointment;
export type SayLateApiArg = {
  /** The part of an appointment's link behind `/a/`. */
  token: string;
  lateByLink: LateByLink;
};
export type MoveByLinkApiResponse = /** status 200 OK */ LinkedAppointment;
export type MoveByLinkApiArg = {
  /** The part of an appointment's link behind `/a/`. */
  token: string;
  moveByLink: MoveByLink;
};
export type LinkedSlotsApiResponse = /** status 200 OK */ DoctorSlots;
export type LinkedSlotsApiArg = {
  /** The part of an appointment's link behind `/a/`. */
  token: string;
  /** The first day, YYYY-MM-DD. */
  from: string;
  /** The last day, included, YYYY-MM-DD. */
  to: string;
};
export type UndoByLinkApiResponse = /** status 200 OK */ LinkedAppointment;
export type UndoByLinkApiArg = {
  /** The part of an appointment's link behind `/a/`. */
  token: string;
  undoByLink: UndoByLink;
};
export type LinkedDoctor = {
  /** The id of the doctor. */
  id: string;
  /** The full name, with or without the title. */
  fullName: string;
  /** The medical specialty, by its name in `specialties`. */
  specialty: string;
};
export type LinkedHospital = {
  /** The part of its booking link behind `/book/`. */
  slug: string;
  /** The name of the hospital. */
  name: string;
  /** The name of the city. */
  city: string;
  /** Street and house number, in one line. */
  address: string | null;
  /** The phone number to call, as it is shown; null for none. */
  phone: string | null;
  /** The address that dials it; null where that is no number. */
  call: string | null;
  /** The IANA time zone of its days and times. */
  timeZone: string;
};
export type SaidLate = {
  /** By how many minutes the patient will be late. */
  minutes: 10 | 20 | 30;
  /** When the patient said so: ISO 8601 with offset. */
  at: string;
};
export type Said = {
  /** When the patient said that they are coming: ISO 8601 with offset. */
  coming?: string;
  /** That the patient will be late. */
  late?: SaidLate;
  /** The patient has cancelled, for this reason. */
  cancel?: 'cannotCome' | 'better' | 'elsewhere' | 'byMistake' | 'other';
  /** How often the patient has moved the appointment. */
  moves?: number;
};
export type MovedFrom = {
  /** When the appointment begins: ISO 8601 with offset, at a full minute. */
  appointmentDate: string;
  /** The name of the doctor with whom it was. */
  doctor: string;
};
export type Barriers = {
  /** Of saying that one is coming. */
  coming:
    | ('begun' | 'tooLate' | 'movesUsed' | 'notToday' | 'closed' | 'noBooking' | null)
    | ('begun' | 'tooLate' | 'movesUsed' | 'notToday' | 'closed' | 'noBooking' | null);
  /** Of saying that one will be late. */
  late:
    | ('begun' | 'tooLate' | 'movesUsed' | 'notToday' | 'closed' | 'noBooking' | null)
    | ('begun' | 'tooLate' | 'movesUsed' | 'notToday' | 'closed' | 'noBooking' | null);
  /** Of moving it. */
  move:
    | ('begun' | 'tooLate' | 'movesUsed' | 'notToday' | 'closed' | 'noBooking' | null)
    | ('begun' | 'tooLate' | 'movesUsed' | 'notToday' | 'closed' | 'noBooking' | null);
  /** Of cancelling it. */
  cancel:
    | ('begun' | 'tooLate' | 'movesUsed' | 'notToday' | 'closed' | 'noBooking' | null)
    | ('begun' | 'tooLate' | 'movesUsed' | 'notToday' | 'closed' | 'noBooking' | null);
};
export type LinkedAppointment = {
  /** The number that people read out */
  number: number;
  /** Goes back with what changes the appointment */
  version: number;
  /** One that staff have deleted is `cancelled`. */
  status: 'pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show';
  /** When the appointment begins: ISO 8601 with offset, at a full minute. */
  appointmentDate: string;
  /** When the appointment ends: ISO 8601 with offset. */
  endsAt: string;
  /** First name and initial. */
  person: string;
  /** The doctor of the appointment. */
  doctor: LinkedDoctor;
  /** The hospital of the appointment. */
  hospital: LinkedHospital;
  /** What the patient has said by the link. */
  said: Said;
  /** Null while it is not cancelled. */
  cancelledBy: ('patient' | 'hospital' | null) | ('patient' | 'hospital' | null);
  /** Where it was before the hospital moved it, until the patient says something. */
  movedFrom: MovedFrom | null;
  /** What stands in the way of each act; null: it may be done. */
  barriers: Barriers;
  /** Move and cancel need the last four digits of the phone from this browser. */
  digitsNeeded: boolean;
  /** Until when the patient's own last move or cancellation can be taken back. */
  undoUntil: string | null;
  /** Minutes before the start until which it may be changed. */
  changeUntil: number;
  /** How often it may still be moved. */
  movesLeft: number;
  /** Of its messages; null: as the hospital has it. */
  language:
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null)
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null);
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
export type CancelByLink = {
  /** Why; there are no words beside it */
  reason: 'cannotCome' | 'better' | 'elsewhere' | 'byMistake' | 'other';
  /** The last four digits of the phone, where `digitsNeeded` */
  digits?: string | null;
  /** The version of the appointment that the patient has seen */
  version: number;
};
export type LanguageByLink = {
  /** In which its messages are written, as far as the hospital offers it */
  language: 'en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu';
};
export type LateByLink = {
  /** How late: 10, 20 or 30 minutes */
  minutes: number;
};
export type MoveByLink = {
  /** The new start: ISO 8601 with offset, as in `at` of the slots */
  at: string;
  /** The hold on it, if there is one */
  holdId?: string | null;
  /** The last four digits of the phone, where `digitsNeeded` */
  digits?: string | null;
  /** The version of the appointment that the patient has seen */
  version: number;
};
export type SlotStart = {
  /** The start: ISO 8601 with offset; send it as `appointmentDate`. */
  at: string;
  /** The start on the clock of the hospital: HH:MM, 24 hours. */
  time: string;
  /** Whether it can be booked. */
  free: boolean;
  /** Why it cannot be booked; left out when it can. */
  reason?:
    | 'inactive'
    | 'past'
    | 'too_soon'
    | 'too_far'
    | 'closed'
    | 'leave'
    | 'not_working'
    | 'outside_hours'
    | 'closed_then'
    | 'leave_then'
    | 'off_grid'
    | 'held'
    | 'offered'
    | 'taken';
};
export type SlotDay = {
  /** The day on the clock of the hospital, YYYY-MM-DD. */
  day: string;
  /** Why the hospital is closed for the whole day */
  closedFor?: string;
  /** The starts of the day in their order; empty when there are none. */
  starts: SlotStart[];
};
export type DoctorSlots = {
  /** The id of the doctor. */
  doctorId: string;
  /** The IANA name of the time zone in which `day` and `time` are. */
  timeZone: string;
  /** How long an appointment of the doctor lasts, in minutes. */
  appointmentMinutes: number;
  /** The days that were asked for, each with its starts. */
  days: SlotDay[];
};
export type UndoByLink = {
  /** The version of the appointment that the move or the cancellation has made */
  version: number;
};
export const {
  useLinkedAppointmentQuery,
  useLazyLinkedAppointmentQuery,
  useLinkedCalendarQuery,
  useLazyLinkedCalendarQuery,
  useCancelByLinkMutation,
  useSayComingMutation,
  useLanguageByLinkMutation,
  useSayLateMutation,
  useMoveByLinkMutation,
  useLinkedSlotsQuery,
  useLazyLinkedSlotsQuery,
  useUndoByLinkMutation,
} = injectedRtkApi;
