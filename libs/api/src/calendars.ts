/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['calendars'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      makeCalendarChange: build.mutation<MakeCalendarChangeApiResponse, MakeCalendarChangeApiArg>({
        query: (queryArg) => ({
          url: `/api/calendar-changes`,
          method: 'POST',
          body: queryArg.makeChange,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['calendars'],
      }),
      listCalendarChanges: build.query<ListCalendarChangesApiResponse, ListCalendarChangesApiArg>({
        query: (queryArg) => ({
          url: `/api/calendar-changes`,
          params: {
            open: queryArg.open,
          },
        }),
        providesTags: ['calendars'],
      }),
      previewCalendarChange: build.mutation<PreviewCalendarChangeApiResponse, PreviewCalendarChangeApiArg>({
        query: (queryArg) => ({ url: `/api/calendar-changes/preview`, method: 'POST', body: queryArg.previewChange }),
        invalidatesTags: ['calendars'],
      }),
      getCalendarChange: build.query<GetCalendarChangeApiResponse, GetCalendarChangeApiArg>({
        query: (queryArg) => ({ url: `/api/calendar-changes/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['calendars'],
      }),
      takeBackCalendarChange: build.mutation<TakeBackCalendarChangeApiResponse, TakeBackCalendarChangeApiArg>({
        query: (queryArg) => ({ url: `/api/calendar-changes/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['calendars'],
      }),
      decideAffected: build.mutation<DecideAffectedApiResponse, DecideAffectedApiArg>({
        query: (queryArg) => ({
          url: `/api/calendar-changes/${encodeURIComponent(String(queryArg.id))}/appointments/${encodeURIComponent(String(queryArg.appointmentId))}`,
          method: 'PUT',
          body: queryArg.decideAffected,
        }),
        invalidatesTags: ['calendars'],
      }),
      decideManyAffected: build.mutation<DecideManyAffectedApiResponse, DecideManyAffectedApiArg>({
        query: (queryArg) => ({
          url: `/api/calendar-changes/${encodeURIComponent(String(queryArg.id))}/decisions`,
          method: 'POST',
          body: queryArg.decideMany,
        }),
        invalidatesTags: ['calendars'],
      }),
      undoDecisions: build.mutation<UndoDecisionsApiResponse, UndoDecisionsApiArg>({
        query: (queryArg) => ({
          url: `/api/calendar-changes/${encodeURIComponent(String(queryArg.id))}/decisions/undo`,
          method: 'POST',
          body: queryArg.undoDecisions,
        }),
        invalidatesTags: ['calendars'],
      }),
      affectedProposals: build.query<AffectedProposalsApiResponse, AffectedProposalsApiArg>({
        query: (queryArg) => ({
          url: `/api/calendar-changes/${encodeURIComponent(String(queryArg.id))}/proposals`,
          params: {
            preference: queryArg.preference,
          },
        }),
        providesTags: ['calendars'],
      }),
      doctorCalendar: build.query<DoctorCalendarApiResponse, DoctorCalendarApiArg>({
        query: (queryArg) => ({ url: `/api/doctors/${encodeURIComponent(String(queryArg.id))}/calendar` }),
        providesTags: ['calendars'],
      }),
      endLeave: build.mutation<EndLeaveApiResponse, EndLeaveApiArg>({
        query: (queryArg) => ({
          url: `/api/doctors/${encodeURIComponent(String(queryArg.id))}/leaves/${encodeURIComponent(String(queryArg.leaveId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['calendars'],
      }),
      hospitalClosures: build.query<HospitalClosuresApiResponse, HospitalClosuresApiArg>({
        query: (queryArg) => ({ url: `/api/hospitals/${encodeURIComponent(String(queryArg.id))}/closures` }),
        providesTags: ['calendars'],
      }),
      endClosure: build.mutation<EndClosureApiResponse, EndClosureApiArg>({
        query: (queryArg) => ({
          url: `/api/hospitals/${encodeURIComponent(String(queryArg.id))}/closures/${encodeURIComponent(String(queryArg.day))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['calendars'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as calendarsApi };
export type MakeCalendarChangeApiResponse = /** status 201 Created */ CalendarChangeDetails;
export type MakeCalendarChangeApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  makeChange: MakeChange;
};
export type ListCalendarChangesApiResponse = /** status 200 OK */ CalendarChangeSummary[];
export type ListCalendarChangesApiArg = {
  /** Only those with appointments about which somebody has to decide */
  open?: boolean;
};
export type PreviewCalendarChangeApiResponse = /** status 200 OK */ ChangePreview;
export type PreviewCalendarChangeApiArg = {
  previewChange: PreviewChange;
};
export type GetCalendarChangeApiResponse = /** status 200 OK */ CalendarChangeDetails;
export type GetCalendarChangeApiArg = {
  /** The id of the record. */
  id: string;
};
export type TakeBackCalendarChangeApiResponse = unknown;
export type TakeBackCalendarChangeApiArg = {
  /** The id of the record. */
  id: string;
};
export type DecideAffectedApiResponse = /** status 200 OK */ CalendarChangeDetails;
export type DecideAffectedApiArg = {
  /** The id of the record. */
  id: string;
  /** The id of the appointment. */
  appointmentId: string;
  decideAffected: DecideAffected;
};
export type DecideManyAffectedApiResponse = /** status 200 OK */ CalendarChangeDetails;
export type DecideManyAffectedApiArg = {
  /** The id of the record. */
  id: string;
  decideMany: DecideMany;
};
export type UndoDecisionsApiResponse = /** status 200 OK */ CalendarChangeDetails;
export type UndoDecisionsApiArg = {
  /** The id of the record. */
  id: string;
  undoDecisions: UndoDecisions;
};
export type AffectedProposalsApiResponse = /** status 200 OK */ ChangePreview;
export type AffectedProposalsApiArg = {
  /** The id of the record. */
  id: string;
  /** Propose for all to stay with the doctor, or on the day; without it, as each patient is known */
  preference?: 'doctor' | 'day';
};
export type DoctorCalendarApiResponse = /** status 200 OK */ DoctorCalendar;
export type DoctorCalendarApiArg = {
  /** The id of the record. */
  id: string;
};
export type EndLeaveApiResponse = unknown;
export type EndLeaveApiArg = {
  /** The id of the record. */
  id: string;
  /** The id of the leave. */
  leaveId: string;
};
export type HospitalClosuresApiResponse = /** status 200 OK */ HospitalClosure[];
export type HospitalClosuresApiArg = {
  /** The id of the record. */
  id: string;
};
export type EndClosureApiResponse = unknown;
export type EndClosureApiArg = {
  /** The id of the record. */
  id: string;
  /** A day at the hospital, as YYYY-MM-DD. */
  day: string;
};
export type MergedLeave = {
  /** The first day of that leave before */
  from: string;
  /** Its last day before */
  to: string;
};
export type AffectedDecision = {
  /** What is done */
  act: 'move' | 'reassign' | 'cancel' | 'keep';
  /** The other doctor */
  doctorId?: string;
  /** The new start */
  at?: string;
};
export type DecidedAppointment = {
  /** The appointment */
  id: string;
  /** Its number */
  number: number;
  /** The patient */
  patientId: string;
  /** Their name */
  patientName: string;
  /** The doctor, as it is now */
  doctorId: string;
  /** Their name */
  doctorName: string;
  /** When it begins, as it is now */
  appointmentDate: string;
  /** How far it is */
  state: 'open' | 'ready' | 'done' | 'failed' | 'gone';
  /** What was decided */
  decision: AffectedDecision | null;
  /** Why it could not be done */
  why?: string | null;
  /** The nearest free starts then */
  nearest?: string[] | null;
};
export type CalendarChangeDetails = {
  /** The change */
  id: string;
  /** What changes: the calendar, or `inactive` and `hospital` with a doctor who no longer takes bookings, or works elsewhere */
  kind: 'leave' | 'closure' | 'hours' | 'dayHours' | 'inactive' | 'hospital';
  /** The doctor, unless it is the whole hospital */
  doctorId: string | null;
  /** Their name */
  doctorName: string | null;
  /** When it was made */
  madeAt: string;
  /** Until then it can be taken back as a whole; as `madeAt` where it cannot */
  startsAt: string;
  /** When it was taken back */
  takenBackAt: string | null;
  /** Appointments about which somebody has to decide */
  open: number;
  /** Appointments that the server is about to settle */
  ready: number;
  /** Appointments that are settled */
  done: number;
  /** An equal leave that the new one met and was merged with */
  mergedWith: MergedLeave | null;
  /** The affected appointments, by their start */
  appointments: DecidedAppointment[];
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
export type CalendarChangeFields = {
  /** What changes: leave, closed days, hours of weekdays, or hours of a date */
  kind: 'leave' | 'closure' | 'hours' | 'dayHours';
  /** Whose calendar; for all kinds but `closure` */
  doctorId?: string | null;
  /** For `closure`: the hospital that is closed */
  hospitalId?: string | null;
  /** For `leave`: the first day, at the hospital */
  from?: string | null;
  /** The last day; without it, the first */
  to?: string | null;
  /** Of a part of each day, `HH:MM` */
  fromTime?: string | null;
  /** Its end, up to `24:00` */
  toTime?: string | null;
  /** Only these weekdays of the span */
  weekdays?: ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday')[] | null;
  /** Only the nth such weekday of a month */
  weeks?: number[] | null;
  /** What the leave is for; patients never read it */
  leaveKind?: ('leave' | 'sick' | 'surgery' | 'teaching' | 'other' | null) | ('leave' | 'sick' | 'surgery' | 'teaching' | 'other' | null);
  /** A note about the leave, for staff */
  reason?: string | null;
  /** For `closure`: at most 100 days, each with the name that patients read, and `fromTime` and `toTime` for a part of it */
  closures?: object[] | null;
  /** Where the closed days come from */
  source?: ('typed' | 'file' | 'list' | null) | ('typed' | 'file' | 'list' | null);
  /** For `hours`: ranges by weekday, none for a day off, null for the usual hours again */
  hours?: object | null;
  /** For `dayHours`: the date */
  day?: string | null;
  /** Its hours; none: not working */
  ranges?: string[] | null;
  /** The hours of its weekday again */
  usual?: boolean | null;
  /** The doctor works although the hospital is closed */
  despiteClosure?: boolean | null;
};
export type MakeChange = {
  /** The change */
  change?: CalendarChangeFields | null;
  /** Propose for all to stay with the doctor, or on the day; without it, as each patient is known */
  preference?: ('doctor' | 'day' | null) | ('doctor' | 'day' | null);
  /** What is decided about affected appointments, at most 500: `move` with `at`, `reassign` with `doctorId` and `at`, `cancel`, `keep`. What is not named stays open */
  decisions?: object[] | null;
};
export type CalendarChangeSummary = {
  /** The change */
  id: string;
  /** What changes: the calendar, or `inactive` and `hospital` with a doctor who no longer takes bookings, or works elsewhere */
  kind: 'leave' | 'closure' | 'hours' | 'dayHours' | 'inactive' | 'hospital';
  /** The doctor, unless it is the whole hospital */
  doctorId: string | null;
  /** Their name */
  doctorName: string | null;
  /** When it was made */
  madeAt: string;
  /** Until then it can be taken back as a whole; as `madeAt` where it cannot */
  startsAt: string;
  /** When it was taken back */
  takenBackAt: string | null;
  /** Appointments about which somebody has to decide */
  open: number;
  /** Appointments that the server is about to settle */
  ready: number;
  /** Appointments that are settled */
  done: number;
};
export type AffectedProposal = {
  /** What is done */
  act: 'move' | 'reassign' | 'cancel' | 'keep';
  /** The other doctor */
  doctorId?: string;
  /** The new start */
  at?: string;
  /** The doctor with whom it would be */
  doctorName: string;
};
export type AffectedAppointment = {
  /** The appointment */
  id: string;
  /** Its number */
  number: number;
  /** Its version, for the decision */
  version: number;
  /** The patient */
  patientId: string;
  /** Their name */
  patientName: string;
  /** The doctor */
  doctorId: string;
  /** Their name */
  doctorName: string;
  /** When it begins */
  appointmentDate: string;
  /** Why it cannot stay */
  why: string;
  /** The patient has been with this doctor before, or asked for them more than once */
  keepsDoctor: boolean;
  /** Other places, the best first */
  proposals: AffectedProposal[];
  /** What is proposed */
  decision: AffectedDecision;
};
export type ChangePreview = {
  /** What the change affects, by their start, at most 500 */
  appointments: AffectedAppointment[];
  /** There are further affected appointments, which stay open */
  more: boolean;
};
export type PreviewChange = {
  /** The change */
  change?: CalendarChangeFields | null;
  /** Propose for all to stay with the doctor, or on the day; without it, as each patient is known */
  preference?: ('doctor' | 'day' | null) | ('doctor' | 'day' | null);
};
export type DecideAffected = {
  /** Another time, another doctor, cancelled with a message, or kept all the same */
  act: 'move' | 'reassign' | 'cancel' | 'keep';
  /** For `reassign` */
  doctorId?: string | null;
  /** For `move` and `reassign`: the new start */
  at?: string | null;
};
export type DecideMany = {
  /** At most 500, as with a new change; each names the version it is about */
  decisions: object[];
};
export type UndoDecisions = {
  /** The appointments whose decisions are taken back, all of them or none */
  appointmentIds: string[];
};
export type DoctorDayHours = {
  /** The date that differs */
  day: string;
  /** Its hours; none: not working */
  ranges: string[];
  /** The doctor works although the hospital is closed */
  despiteClosure: boolean;
};
export type DoctorLeave = {
  /** Names the leave when it is ended */
  id: string;
  /** The first day */
  from: string;
  /** The last day */
  to: string;
  /** Of a part of each day */
  fromTime: string | null;
  /** The end of that part */
  toTime: string | null;
  /** Only these weekdays */
  weekdays: ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday')[] | null;
  /** Only the nth of a month */
  weeks: number[] | null;
  /** What it is for */
  kind: 'leave' | 'sick' | 'surgery' | 'teaching' | 'other';
  /** A note for staff */
  reason: string | null;
};
export type DoctorCalendar = {
  /** Weekdays whose hours differ */
  hours: {
    [key: string]: string[];
  };
  /** Dates to come whose hours differ */
  dayHours: DoctorDayHours[];
  /** Leave that has not ended */
  leaves: DoctorLeave[];
};
export type HospitalClosure = {
  /** The closed day */
  day: string;
  /** Of a part of the day */
  fromTime: string | null;
  /** The end of that part */
  toTime: string | null;
  /** What patients read */
  name: string | null;
  /** Where it comes from */
  source: 'typed' | 'file' | 'list';
};
export const {
  useMakeCalendarChangeMutation,
  useListCalendarChangesQuery,
  useLazyListCalendarChangesQuery,
  usePreviewCalendarChangeMutation,
  useGetCalendarChangeQuery,
  useLazyGetCalendarChangeQuery,
  useTakeBackCalendarChangeMutation,
  useDecideAffectedMutation,
  useDecideManyAffectedMutation,
  useUndoDecisionsMutation,
  useAffectedProposalsQuery,
  useLazyAffectedProposalsQuery,
  useDoctorCalendarQuery,
  useLazyDoctorCalendarQuery,
  useEndLeaveMutation,
  useHospitalClosuresQuery,
  useLazyHospitalClosuresQuery,
  useEndClosureMutation,
} = injectedRtkApi;
