/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['leads'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listLeads: build.query<ListLeadsApiResponse, ListLeadsApiArg>({
        query: (queryArg) => ({
          url: `/api/leads`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
            status: queryArg.status,
            priority: queryArg.priority,
            source: queryArg.source,
            assignedAgentId: queryArg.assignedAgentId,
            archived: queryArg.archived,
            ids: queryArg.ids,
            externalId: queryArg.externalId,
          },
        }),
        providesTags: ['leads'],
      }),
      createLead: build.mutation<CreateLeadApiResponse, CreateLeadApiArg>({
        query: (queryArg) => ({
          url: `/api/leads`,
          method: 'POST',
          body: queryArg.createLead,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['leads'],
      }),
      leadsOfAgent: build.query<LeadsOfAgentApiResponse, LeadsOfAgentApiArg>({
        query: (queryArg) => ({
          url: `/api/leads/agent/${encodeURIComponent(String(queryArg.agentId))}`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
            status: queryArg.status,
            priority: queryArg.priority,
            source: queryArg.source,
            assignedAgentId: queryArg.assignedAgentId,
          },
        }),
        providesTags: ['leads'],
      }),
      putLead: build.mutation<PutLeadApiResponse, PutLeadApiArg>({
        query: (queryArg) => ({
          url: `/api/leads/by-external-id/${encodeURIComponent(String(queryArg.externalId))}`,
          method: 'PUT',
          body: queryArg.putLead,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['leads'],
      }),
      leadStats: build.query<LeadStatsApiResponse, LeadStatsApiArg>({
        query: () => ({ url: `/api/leads/stats` }),
        providesTags: ['leads'],
      }),
      unassignedLeads: build.query<UnassignedLeadsApiResponse, UnassignedLeadsApiArg>({
        query: (queryArg) => ({
          url: `/api/leads/unassigned`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
            status: queryArg.status,
            priority: queryArg.priority,
            source: queryArg.source,
            assignedAgentId: queryArg.assignedAgentId,
          },
        }),
        providesTags: ['leads'],
      }),
      getLead: build.query<GetLeadApiResponse, GetLeadApiArg>({
        query: (queryArg) => ({ url: `/api/leads/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['leads'],
      }),
      updateLead: build.mutation<UpdateLeadApiResponse, UpdateLeadApiArg>({
        query: (queryArg) => ({
          url: `/api/leads/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateLead,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['leads'],
      }),
      deleteLead: build.mutation<DeleteLeadApiResponse, DeleteLeadApiArg>({
        query: (queryArg) => ({
          url: `/api/leads/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['leads'],
      }),
      bookLead: build.mutation<BookLeadApiResponse, BookLeadApiArg>({
        query: (queryArg) => ({
          url: `/api/leads/${encodeURIComponent(String(queryArg.id))}/book`,
          method: 'POST',
          body: queryArg.bookLead,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['leads'],
      }),
      recordCall: build.mutation<RecordCallApiResponse, RecordCallApiArg>({
        query: (queryArg) => ({
          url: `/api/leads/${encodeURIComponent(String(queryArg.id))}/calls`,
          method: 'POST',
          body: queryArg.recordCall,
        }),
        invalidatesTags: ['leads'],
      }),
      leadEvents: build.query<LeadEventsApiResponse, LeadEventsApiArg>({
        query: (queryArg) => ({ url: `/api/leads/${encodeURIComponent(String(queryArg.id))}/events` }),
        providesTags: ['leads'],
      }),
      restoreLead: build.mutation<RestoreLeadApiResponse, RestoreLeadApiArg>({
        query: (queryArg) => ({ url: `/api/leads/${encodeURIComponent(String(queryArg.id))}/restore`, method: 'POST' }),
        invalidatesTags: ['leads'],
      }),
      undoLead: build.mutation<UndoLeadApiResponse, UndoLeadApiArg>({
        query: (queryArg) => ({
          url: `/api/leads/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
          body: queryArg.undoLead,
        }),
        invalidatesTags: ['leads'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as leadsApi };
export type ListLeadsApiResponse = /** status 200 OK */ Lead[];
export type ListLeadsApiArg = {
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
  /** Only records with this status. */
  status?: 'new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost';
  /** Only records with this priority. */
  priority?: 'low' | 'medium' | 'high';
  /** Only records that came this way. */
  source?: 'Website' | 'Phone Call' | 'Referral' | 'Walk-in' | 'Social Media';
  /** Only leads of this agent. */
  assignedAgentId?: string;
  /** true: what has been deleted instead, for whoever may bring it back */
  archived?: boolean;
  /** Only these: at most 50 ids, with commas between them; those you do not see are left out */
  ids?: string;
  /** Only the record that the integration that calls names so. */
  externalId?: string;
};
export type CreateLeadApiResponse = /** status 200 The open lead of this phone, for an integration */ Lead | /** status 201 Created */ Lead;
export type CreateLeadApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createLead: CreateLead;
};
export type LeadsOfAgentApiResponse = /** status 200 OK */ Lead[];
export type LeadsOfAgentApiArg = {
  /** The id of the agent, a user. */
  agentId: string;
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
  /** Only records with this status. */
  status?: 'new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost';
  /** Only records with this priority. */
  priority?: 'low' | 'medium' | 'high';
  /** Only records that came this way. */
  source?: 'Website' | 'Phone Call' | 'Referral' | 'Walk-in' | 'Social Media';
  /** Only leads of this agent. */
  assignedAgentId?: string;
};
export type PutLeadApiResponse = /** status 200 OK */ Lead | /** status 201 The record was made */ Lead;
export type PutLeadApiArg = {
  /** What you name the record, encoded for a path; compared to the letter. */
  externalId: string;
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  putLead: PutLead;
};
export type LeadStatsApiResponse = /** status 200 OK */ LeadStats;
export type LeadStatsApiArg = void;
export type UnassignedLeadsApiResponse = /** status 200 OK */ Lead[];
export type UnassignedLeadsApiArg = {
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
  /** Only records with this status. */
  status?: 'new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost';
  /** Only records with this priority. */
  priority?: 'low' | 'medium' | 'high';
  /** Only records that came this way. */
  source?: 'Website' | 'Phone Call' | 'Referral' | 'Walk-in' | 'Social Media';
  /** Only leads of this agent. */
  assignedAgentId?: string;
};
export type GetLeadApiResponse = /** status 200 OK */ Lead;
export type GetLeadApiArg = {
  /** The id of the record. */
  id: string;
};
export type UpdateLeadApiResponse = /** status 200 OK */ Lead;
export type UpdateLeadApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  updateLead: UpdateLead;
};
export type DeleteLeadApiResponse = unknown;
export type DeleteLeadApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
};
export type BookLeadApiResponse = /** status 201 Created */ BookedLead;
export type BookLeadApiArg = {
  /** The id of the record. */
  id: string;
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  bookLead: BookLead;
};
export type RecordCallApiResponse = /** status 201 Created */ Lead;
export type RecordCallApiArg = {
  /** The id of the record. */
  id: string;
  recordCall: RecordCall;
};
export type LeadEventsApiResponse = /** status 200 OK */ LeadEvent[];
export type LeadEventsApiArg = {
  /** The id of the record. */
  id: string;
};
export type RestoreLeadApiResponse = /** status 200 OK */ Lead;
export type RestoreLeadApiArg = {
  /** The id of the record. */
  id: string;
};
export type UndoLeadApiResponse = /** status 200 OK */ Lead;
export type UndoLeadApiArg = {
  /** The id of the record. */
  id: string;
  undoLead: UndoLead;
};
export type LeadDoctor = {
  /** The id of the doctor. */
  id: string;
  /** The full name, with or without the title. */
  fullName: string;
  /** The medical specialty, by its name in `specialties`. */
  specialty: string;
};
export type LeadAgent = {
  /** The id of the user. */
  id: string;
  /** The given name. */
  firstName: string;
  /** The family name. */
  lastName: string;
};
export type Lead = {
  /** The id of the record; it never changes. */
  id: string;
  /** The name of the person who asks for treatment. */
  patientName: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone: string;
  /** The e-mail address. */
  email: string | null;
  /** The town or area where they live. */
  location: string | null;
  /** The medical specialty that is needed. */
  specialty: string | null;
  /** The complaint in their own words. */
  symptoms: string | null;
  /** The agent who works on the lead; null while nobody does. */
  assignedAgentId: string | null;
  /** The doctor whom the lead is meant for; null without one. */
  assignedDoctorId: string | null;
  /** The appointment that was booked for the lead; null before. */
  appointmentId: string | null;
  /** The hospital of the assigned doctor; null without one. */
  hospitalId: string | null;
  /** How far the lead has come; `new` at first. */
  status: 'new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost';
  /** How the lead came in; null when that is not known. */
  source: string | null;
  /** How urgent it is; `medium` unless stated. */
  priority: 'low' | 'medium' | 'high';
  /** Notes of the staff, free text. */
  notes: string | null;
  /** Counts the changes of the record, from 1; also its `ETag`. */
  version: number;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** When it was last changed: ISO 8601 with offset. */
  updatedAt: string;
  /** The assigned doctor in short; null without one. */
  assignedDoctor: LeadDoctor | null;
  /** The assigned agent in short; null without one. */
  assignedAgent: LeadAgent | null;
  /** What the integration that calls names the record; null while it has no id of its own. Not shown to people. */
  externalId?: string | null;
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
export type CreateLead = {
  /** The name of the person who asks for treatment. */
  patientName: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone: string;
  /** The e-mail address. */
  email?: string | null;
  /** The town or area where they live. */
  location?: string | null;
  /** The medical specialty that is needed. */
  specialty?: string | null;
  /** The complaint in their own words. */
  symptoms?: string | null;
  /** The agent who works on the lead; null while nobody does. */
  assignedAgentId?: string | null;
  /** The doctor whom the lead is meant for; null without one. */
  assignedDoctorId?: string | null;
  /** How far the lead has come; `new` at first. */
  status?:
    | ('new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost' | null)
    | ('new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost' | null);
  /** How the lead came in; null when that is not known. */
  source?:
    | ('Website' | 'Phone Call' | 'Referral' | 'Walk-in' | 'Social Media' | null)
    | ('Website' | 'Phone Call' | 'Referral' | 'Walk-in' | 'Social Media' | null);
  /** How urgent it is; `medium` unless stated. */
  priority?: ('low' | 'medium' | 'high' | null) | ('low' | 'medium' | 'high' | null);
  /** Notes of the staff, free text. */
  notes?: string | null;
  /** What the integration that calls names the record, compared to the letter; null takes it away. People send none. */
  externalId?: string | null;
};
export type PutLead = {
  /** The name of the person who asks for treatment. */
  patientName?: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone?: string;
  /** The e-mail address. */
  email?: string | null;
  /** The town or area where they live. */
  location?: string | null;
  /** The medical specialty that is needed. */
  specialty?: string | null;
  /** The complaint in their own words. */
  symptoms?: string | null;
  /** The agent who works on the lead; null while nobody does. */
  assignedAgentId?: string | null;
  /** The doctor whom the lead is meant for; null without one. */
  assignedDoctorId?: string | null;
  /** How far the lead has come; `new` at first. */
  status?:
    | ('new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost' | null)
    | ('new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost' | null);
  /** How the lead came in; null when that is not known. */
  source?:
    | ('Website' | 'Phone Call' | 'Referral' | 'Walk-in' | 'Social Media' | null)
    | ('Website' | 'Phone Call' | 'Referral' | 'Walk-in' | 'Social Media' | null);
  /** How urgent it is; `medium` unless stated. */
  priority?: ('low' | 'medium' | 'high' | null) | ('low' | 'medium' | 'high' | null);
  /** Notes of the staff, free text. */
  notes?: string | null;
};
export type LeadStats = {
  /** All leads in your scope. */
  total: number;
  /** Leads with the status `new`. */
  new: number;
  /** Leads with the status `assigned`. */
  assigned: number;
  /** Leads with the status `contacted`. */
  contacted: number;
  /** Leads with the status `appointment_booked`. */
  appointment_booked: number;
  /** Leads with the status `converted`. */
  converted: number;
  /** Leads with the status `lost`. */
  lost: number;
};
export type UpdateLead = {
  /** The name of the person who asks for treatment. */
  patientName?: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone?: string;
  /** The e-mail address. */
  email?: string | null;
  /** The town or area where they live. */
  location?: string | null;
  /** The medical specialty that is needed. */
  specialty?: string | null;
  /** The complaint in their own words. */
  symptoms?: string | null;
  /** The agent who works on the lead; null while nobody does. */
  assignedAgentId?: string | null;
  /** The doctor whom the lead is meant for; null without one. */
  assignedDoctorId?: string | null;
  /** How far the lead has come; `new` at first. */
  status?:
    | ('new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost' | null)
    | ('new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost' | null);
  /** How the lead came in; null when that is not known. */
  source?:
    | ('Website' | 'Phone Call' | 'Referral' | 'Walk-in' | 'Social Media' | null)
    | ('Website' | 'Phone Call' | 'Referral' | 'Walk-in' | 'Social Media' | null);
  /** How urgent it is; `medium` unless stated. */
  priority?: ('low' | 'medium' | 'high' | null) | ('low' | 'medium' | 'high' | null);
  /** Notes of the staff, free text. */
  notes?: string | null;
  /** What the integration that calls names the record, compared to the letter; null takes it away. People send none. */
  externalId?: string | null;
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
export type AppointmentPatient = {
  /** The id of the patient. */
  id: string;
  /** The full name of the person. */
  name: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone: string;
  /** The complaint in their own words. */
  symptoms: string | null;
};
export type AppointmentDoctor = {
  /** The id of the doctor. */
  id: string;
  /** The full name, with or without the title. */
  fullName: string;
  /** The medical specialty, by its name in `specialties`. */
  specialty: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone: string;
};
export type AppointmentHospital = {
  /** The id of the hospital. */
  id: string;
  /** The name of the hospital. */
  name: string;
  /** The IANA time zone of its days and times. */
  timeZone: string;
};
export type Appointment = {
  /** The id of the record; it never changes. */
  id: string;
  /** The number that people read out */
  number: number;
  /** The id of the patient. */
  patientId: string;
  /** The id of the doctor. */
  doctorId: string;
  /** The hospital when it was booked */
  hospitalId: string | null;
  /** The agent who booked it, or to whom it was given since */
  agentId: string | null;
  /** When the appointment begins: ISO 8601 with offset, at a full minute. */
  appointmentDate: string;
  /** On the clock of the hospital */
  timeSlot: string;
  /** When the appointment ends: ISO 8601 with offset. */
  endsAt: string;
  /** Where the appointment stands. All but `cancelled` and `no_show` occupy its time. */
  status: 'pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show';
  /** Which kind of change of the calendar refuses this time, where somebody has decided to keep the appointment all the same; null again once it is moved */
  keptDespite:
    | ('leave' | 'closure' | 'hours' | 'dayHours' | 'inactive' | 'hospital' | null)
    | ('leave' | 'closure' | 'hours' | 'dayHours' | 'inactive' | 'hospital' | null);
  /** Notes for the appointment, free text. */
  notes: string | null;
  /** What the doctor writes after the appointment, free text. */
  feedback: string | null;
  /** What a returning visitor reported about themselves, for staff to accept */
  reported: object | null;
  /** Who booked it: staff, or the patient on the booking page. */
  source: 'staff' | 'public';
  /** Who vouches for the phone number: staff, nobody, a browser that has booked with it before, or a code sent to it */
  proof: 'staff' | 'unproven' | 'device' | 'verified';
  /** What the patient has said by the link of the appointment; null: nothing. A change of start or doctor empties `coming` and `late`. */
  said: Said | null;
  /** The language of its messages; null: the patient's, else the hospital's. */
  language:
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null)
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null);
  /** Counts the changes of the record, from 1; also its `ETag`. */
  version: number;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** When it was last changed: ISO 8601 with offset. */
  updatedAt: string;
  /** The patient in short. */
  patient: AppointmentPatient;
  /** The doctor in short. */
  doctor: AppointmentDoctor;
  /** The hospital in short; null when the doctor belongs to none of ours. */
  hospital: AppointmentHospital | null;
  /** What the integration that calls names the record; null while it has no id of its own. Not shown to people. */
  externalId?: string | null;
};
export type BookedLead = {
  /** The lead, now with its appointment. */
  lead: Lead;
  /** The appointment that was booked. */
  appointment: Appointment;
};
export type BookLead = {
  /** A patient with this phone; without one a patient is made */
  patientId?: string | null;
  /** The lead's, unless sent */
  name?: string;
  /** The lead's, unless sent */
  phone?: string;
  /** The e-mail address. */
  email?: string | null;
  /** The age in whole years, 1 to 120. */
  age?: number | null;
  /** The gender that the person stated. */
  gender?: ('male' | 'female' | 'other' | null) | ('male' | 'female' | 'other' | null);
  /** The town or area where they live. */
  location?: string | null;
  /** The complaint in their own words. */
  symptoms?: string | null;
  /** The id of the doctor. */
  doctorId: string;
  /** When the appointment begins: ISO 8601 with offset, at a full minute. */
  appointmentDate: string;
  /** Notes for the appointment, free text. */
  notes?: string | null;
  /** Book although a visitor is choosing this start on the website right now (409 slotHeld) */
  takeHeld?: boolean | null;
  /** Confirm it in the same step: it is made pending and confirmed at once, as two versions */
  confirm?: boolean | null;
};
export type RecordCall = {
  /** How the call ended; a new or assigned lead takes its next status from it. */
  outcome: 'reached' | 'no_answer' | 'busy' | 'call_back' | 'wrong_number' | 'not_interested';
  /** What was said, free text. */
  notes?: string | null;
};
export type LeadEvent = {
  /** The id of the event. */
  id: string;
  /** What has happened. */
  kind: 'created' | 'assigned' | 'status' | 'called' | 'noted' | 'booked';
  /** What belongs to that kind: the new status, the outcome of a call, its notes. */
  detail: {
    [key: string]: unknown;
  };
  /** When it happened: ISO 8601 with offset. */
  at: string;
  /** Who did it; null when nobody who is known did. */
  actor: LeadAgent | null;
};
export type UndoLead = {
  /** The version of the lead that the change has made */
  version: number;
};
export const {
  useListLeadsQuery,
  useLazyListLeadsQuery,
  useCreateLeadMutation,
  useLeadsOfAgentQuery,
  useLazyLeadsOfAgentQuery,
  usePutLeadMutation,
  useLeadStatsQuery,
  useLazyLeadStatsQuery,
  useUnassignedLeadsQuery,
  useLazyUnassignedLeadsQuery,
  useGetLeadQuery,
  useLazyGetLeadQuery,
  useUpdateLeadMutation,
  useDeleteLeadMutation,
  useBookLeadMutation,
  useRecordCallMutation,
  useLeadEventsQuery,
  useLazyLeadEventsQuery,
  useRestoreLeadMutation,
  useUndoLeadMutation,
} = injectedRtkApi;
