/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['search'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchRecords: build.query<SearchRecordsApiResponse, SearchRecordsApiArg>({
        query: (queryArg) => ({
          url: `/api/search`,
          params: {
            q: queryArg.q,
            scope: queryArg.scope,
          },
        }),
        providesTags: ['search'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as searchApi };
export type SearchRecordsApiResponse = /** status 200 OK */ SearchAnswer;
export type SearchRecordsApiArg = {
  /** What is searched; without it nothing is found */
  q?: string;
  /** Only records of this kind, or with `phone` those that have the phone of somebody; the other groups are empty. */
  scope?: 'appointments' | 'patients' | 'doctors' | 'leads' | 'enquiries' | 'phone';
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
export type Gender = 'male' | 'female' | 'other';
export type Patient = {
  /** The id of the record; it never changes. */
  id: string;
  /** The full name of the person. */
  name: string;
  /** The phone number as it was typed. Several patients may share one. */
  phone: string;
  /** The e-mail address. */
  email: string | null;
  /** The age in whole years, 1 to 150; it goes up by itself from the day it was given. */
  age: number | null;
  /** The gender that the person stated. */
  gender: Gender | null;
  /** Street and house number, in one line. */
  address: string | null;
  /** The town or area where they live. */
  location: string | null;
  /** The complaint in their own words. */
  symptoms: string | null;
  /** Notes of the staff, free text. */
  notes: string | null;
  /** The language of messages to them; null: as the hospital has it. */
  language:
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null)
    | ('en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu' | null);
  /** When the patient was created or last booked: ISO 8601 with offset */
  seenAt: string;
  /** Counts the changes of the record, from 1; also its `ETag`. */
  version: number;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** When it was last changed: ISO 8601 with offset. */
  updatedAt: string;
  /** What the integration that calls names the record; null while it has no id of its own. Not shown to people. */
  externalId?: string | null;
};
export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
export type HospitalOfDoctor = {
  /** The id of the hospital. */
  id: string;
  /** The name of the hospital. */
  name: string;
  /** The IANA time zone of its days and times. */
  timeZone: string;
};
export type Doctor = {
  /** The id of the record; it never changes. */
  id: string;
  /** The account with which the doctor signs in; null without one. Left out for agents. */
  userId?: string | null;
  /** The full name, with or without the title. */
  fullName: string;
  /** The medical specialty, by its name in `specialties`. */
  specialty: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone: string;
  /** The e-mail address of the doctor. Left out for agents. */
  email?: string | null;
  /** The hospital of the doctor; null when its name was typed by hand. */
  hospitalId: string | null;
  /** The name of the hospital, chosen or typed by hand. */
  hospitalName: string | null;
  /** The name of the city. */
  city: string;
  /** Years of practice, whole. */
  experience: number | null;
  /** The number of the licence to practise. Left out for agents. */
  licenseNumber?: string | null;
  /** The weekdays on which the doctor sees patients. */
  workingDays: Weekday[];
  /** The hours of a working day, as ranges HH:MM-HH:MM on the clock of the hospital that do not overlap. */
  timeSlots: string[];
  /** The names of the services that the doctor offers, as in the reference list `services`. */
  services: string[];
  /** How long an appointment of the doctor lasts, in minutes. */
  consultationMinutes: number;
  /** Whether the doctor can be booked. */
  isActive: boolean;
  /** Counts the changes of the record, from 1; also its `ETag`. */
  version: number;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** When it was last changed: ISO 8601 with offset. */
  updatedAt: string;
  /** The hospital with its time zone; null when its name was typed by hand. */
  hospital: HospitalOfDoctor | null;
  /** Only of a doctor who was changed: the calendar change about whose appointments somebody has to decide; null for none */
  openChangeId?: string | null;
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
export type EnquiryAgent = {
  /** The id of the user. */
  id: string;
  /** The given name. */
  firstName: string;
  /** The family name. */
  lastName: string;
};
export type Enquiry = {
  /** The id of the record; it never changes. */
  id: string;
  /** The full name of the person. */
  name: string;
  /** The e-mail address. */
  email: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone: string;
  /** The hospital or clinic that the visitor named; null without one. */
  organization: string | null;
  /** What the visitor wrote, at least 10 characters. */
  message: string;
  /** Where the enquiry was sent from: always `landing_page`. */
  source: string;
  /** How far the enquiry has come; `new` at first. */
  status: 'new' | 'contacted' | 'converted' | 'closed';
  /** How urgent it is; `medium` at first. */
  priority: 'low' | 'medium' | 'high';
  /** The member of staff who answers it, an agent or admin; null while nobody does. */
  assignedAgentId: string | null;
  /** Notes of the staff, free text. */
  notes: string | null;
  /** The privacy notice that was shown */
  noticeVersion: string | null;
  /** Counts the changes of the record, from 1; also its `ETag`. */
  version: number;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** When it was last changed: ISO 8601 with offset. */
  updatedAt: string;
  /** The assigned member of staff in short; null while nobody is. */
  assignedAgent: EnquiryAgent | null;
};
export type SearchAnswer = {
  /** Appointments that you may see, at most 5, in the order of their list */
  appointments: Appointment[];
  /** Patients that you may see, at most 5, in the order of their list; agents find them by the whole phone, doctors by their appointments */
  patients: Patient[];
  /** Doctors that you may see, at most 5, in the order of their list */
  doctors: Doctor[];
  /** Leads that you may see, at most 5, in the order of their list */
  leads: Lead[];
  /** Enquiries that you may see, at most 5, in the order of their list */
  enquiries: Enquiry[];
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
export const { useSearchRecordsQuery, useLazySearchRecordsQuery } = injectedRtkApi;
