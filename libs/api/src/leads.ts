/** Written by `npm run contract` from openapi.json: change the API, not this file. */
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
        query: (queryArg) => ({ url: `/api/leads/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as leadsApi };
export type ListLeadsApiResponse = /** status 200 Leads: all of them, or those of the own hospital */ Lead[];
export type ListLeadsApiArg = {
  /** Search; fewer than three characters match beginnings only */
  q?: string | null;
  /** A field, or -field for descending */
  sort?: string | null;
  page?: number | null;
  pageSize?: number | null;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string | null;
  status?: ('new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost') | null;
  priority?: ('low' | 'medium' | 'high') | null;
  source?: ('Website' | 'Phone Call' | 'Referral' | 'Walk-in' | 'Social Media') | null;
  assignedAgentId?: string | null;
  /** true: what has been deleted instead, for whoever may bring it back */
  archived?: boolean | null;
};
export type CreateLeadApiResponse = /** status 201 Add a lead */ Lead;
export type CreateLeadApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createLead: CreateLead;
};
export type LeadsOfAgentApiResponse = /** status 200 Leads of one agent; an agent sees only their own */ Lead[];
export type LeadsOfAgentApiArg = {
  agentId: string;
  /** Search; fewer than three characters match beginnings only */
  q?: string | null;
  /** A field, or -field for descending */
  sort?: string | null;
  page?: number | null;
  pageSize?: number | null;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string | null;
  status?: ('new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost') | null;
  priority?: ('low' | 'medium' | 'high') | null;
  source?: ('Website' | 'Phone Call' | 'Referral' | 'Walk-in' | 'Social Media') | null;
  assignedAgentId?: string | null;
};
export type LeadStatsApiResponse = /** status 200 How many leads stand in each status, within the own scope */ LeadStats;
export type LeadStatsApiArg = void;
export type UnassignedLeadsApiResponse = /** status 200 Leads that no agent has yet */ Lead[];
export type UnassignedLeadsApiArg = {
  /** Search; fewer than three characters match beginnings only */
  q?: string | null;
  /** A field, or -field for descending */
  sort?: string | null;
  page?: number | null;
  pageSize?: number | null;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string | null;
  status?: ('new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost') | null;
  priority?: ('low' | 'medium' | 'high') | null;
  source?: ('Website' | 'Phone Call' | 'Referral' | 'Walk-in' | 'Social Media') | null;
  assignedAgentId?: string | null;
};
export type GetLeadApiResponse = /** status 200 One lead */ Lead;
export type GetLeadApiArg = {
  id: string;
};
export type UpdateLeadApiResponse =
  /** status 200 Change a lead; an agent takes an unassigned one by setting assignedAgentId to their own id */ Lead;
export type UpdateLeadApiArg = {
  id: string;
  /** The ETag you read; a stale one is answered with 409 */
  'If-Match'?: string;
  updateLead: UpdateLead;
};
export type DeleteLeadApiResponse = unknown;
export type DeleteLeadApiArg = {
  id: string;
};
export type BookLeadApiResponse =
  /** status 201 Book an appointment for a lead: the patient, the visit and the lead in one step */ BookedLead;
export type BookLeadApiArg = {
  id: string;
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  bookLead: BookLead;
};
export type RecordCallApiResponse = /** status 201 Record how a call to a lead ended */ Lead;
export type RecordCallApiArg = {
  id: string;
  recordCall: RecordCall;
};
export type LeadEventsApiResponse = /** status 200 What has happened to a lead, newest first */ LeadEvent[];
export type LeadEventsApiArg = {
  id: string;
};
export type RestoreLeadApiResponse = /** status 200 Bring a removed lead back */ Lead;
export type RestoreLeadApiArg = {
  id: string;
};
export type LeadDoctor = {
  id: string;
  fullName: string;
  specialty: string;
};
export type LeadAgent = {
  id: string;
  firstName: string;
  lastName: string;
};
export type Lead = {
  id: string;
  patientName: string;
  phone: string;
  email: string | null;
  location: string | null;
  specialty: string | null;
  symptoms: string | null;
  assignedAgentId: string | null;
  assignedDoctorId: string | null;
  appointmentId: string | null;
  hospitalId: string | null;
  status: 'new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost';
  source: string | null;
  priority: 'low' | 'medium' | 'high';
  notes: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
  assignedDoctor: LeadDoctor | null;
  assignedAgent: LeadAgent | null;
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
export type CreateLead = {
  patientName: string;
  phone: string;
  email?: string | null;
  location?: string | null;
  specialty?: string | null;
  symptoms?: string | null;
  assignedAgentId?: string | null;
  assignedDoctorId?: string | null;
  status?: ('new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost') | null;
  source?: ('Website' | 'Phone Call' | 'Referral' | 'Walk-in' | 'Social Media') | null;
  priority?: ('low' | 'medium' | 'high') | null;
  notes?: string | null;
};
export type LeadStats = {
  total: number;
  new: number;
  assigned: number;
  contacted: number;
  appointment_booked: number;
  converted: number;
  lost: number;
};
export type UpdateLead = {
  patientName?: string;
  phone?: string;
  email?: string | null;
  location?: string | null;
  specialty?: string | null;
  symptoms?: string | null;
  assignedAgentId?: string | null;
  assignedDoctorId?: string | null;
  status?: ('new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost') | null;
  source?: ('Website' | 'Phone Call' | 'Referral' | 'Walk-in' | 'Social Media') | null;
  priority?: ('low' | 'medium' | 'high') | null;
  notes?: string | null;
};
export type AppointmentPatient = {
  id: string;
  name: string;
  phone: string;
  symptoms: string | null;
};
export type AppointmentDoctor = {
  id: string;
  fullName: string;
  specialty: string;
  phone: string;
};
export type AppointmentHospital = {
  id: string;
  name: string;
  timeZone: string;
};
export type Appointment = {
  id: string;
  /** The number that people read out */
  number: number;
  patientId: string;
  doctorId: string;
  /** The hospital when it was booked */
  hospitalId: string | null;
  /** The agent who booked it */
  agentId: string | null;
  appointmentDate: string;
  /** On the clock of the hospital */
  timeSlot: string;
  endsAt: string;
  status: 'pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show';
  notes: string | null;
  feedback: string | null;
  /** What a returning visitor told of themselves, for staff to accept */
  reported: object | null;
  source: 'staff' | 'public';
  /** Who vouches for the phone: staff, nobody, a browser that has booked with it before, or a code sent to it */
  proof: 'staff' | 'unproven' | 'device' | 'verified';
  version: number;
  createdAt: string;
  updatedAt: string;
  patient: AppointmentPatient;
  doctor: AppointmentDoctor;
  hospital: AppointmentHospital | null;
};
export type BookedLead = {
  lead: Lead;
  appointment: Appointment;
};
export type BookLead = {
  /** A patient with this phone; without one a patient is made */
  patientId?: string | null;
  /** The lead's unless sent */
  name?: string;
  /** The lead's unless sent */
  phone?: string;
  email?: string | null;
  age?: number | null;
  gender?: ('male' | 'female' | 'other') | null;
  location?: string | null;
  symptoms?: string | null;
  doctorId: string;
  appointmentDate: string;
  notes?: string | null;
  /** Book although a visitor is choosing this start on the website right now (409 slotHeld) */
  takeHeld?: boolean | null;
};
export type RecordCall = {
  outcome: 'reached' | 'no_answer' | 'busy' | 'call_back' | 'wrong_number' | 'not_interested';
  notes?: string | null;
};
export type LeadEvent = {
  id: string;
  kind: 'created' | 'assigned' | 'status' | 'called' | 'noted' | 'booked';
  detail: {
    [key: string]: unknown;
  };
  at: string;
  actor: LeadAgent | null;
};
export const {
  useListLeadsQuery,
  useCreateLeadMutation,
  useLeadsOfAgentQuery,
  useLeadStatsQuery,
  useUnassignedLeadsQuery,
  useGetLeadQuery,
  useUpdateLeadMutation,
  useDeleteLeadMutation,
  useBookLeadMutation,
  useRecordCallMutation,
  useLeadEventsQuery,
  useRestoreLeadMutation,
} = injectedRtkApi;
