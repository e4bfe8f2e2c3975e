/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['changes'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listChanges: build.query<ListChangesApiResponse, ListChangesApiArg>({
        query: (queryArg) => ({
          url: `/api/changes`,
          params: {
            after: queryArg.after,
            entities: queryArg.entities,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['changes'],
      }),
      changesHead: build.query<ChangesHeadApiResponse, ChangesHeadApiArg>({
        query: () => ({ url: `/api/changes/head` }),
        providesTags: ['changes'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as changesApi };
export type ListChangesApiResponse = /** status 200 OK */ ChangesPage;
export type ListChangesApiArg = {
  /** The `next` of the last answer; to begin, the one of GET /api/changes/head. */
  after: string;
  /** Only changes of these kinds of records, with commas between them, of: appointment, lead, patient, doctor, hospital. Each needs its scope; without this, all that the integration reads. */
  entities?: string;
  /** How many changes are answered at most; 200 unless stated. */
  limit?: number;
};
export type ChangesHeadApiResponse = /** status 200 OK */ ChangesHead;
export type ChangesHeadApiArg = void;
export type ChangeType =
  | 'appointment.created'
  | 'appointment.updated'
  | 'appointment.deleted'
  | 'appointment.restored'
  | 'appointment.confirmed'
  | 'appointment.cancelled'
  | 'appointment.completed'
  | 'appointment.no_show'
  | 'appointment.reopened'
  | 'appointment.rescheduled'
  | 'lead.created'
  | 'lead.updated'
  | 'lead.deleted'
  | 'lead.restored'
  | 'lead.status_changed'
  | 'lead.assigned'
  | 'patient.created'
  | 'patient.updated'
  | 'patient.deleted'
  | 'patient.restored'
  | 'patient.erased'
  | 'doctor.created'
  | 'doctor.updated'
  | 'doctor.deleted'
  | 'doctor.restored'
  | 'doctor.calendar_changed'
  | 'hospital.created'
  | 'hospital.updated'
  | 'hospital.deleted'
  | 'hospital.restored'
  | 'hospital.calendar_changed';
export type ChangeEntity = 'appointment' | 'lead' | 'patient' | 'doctor' | 'hospital';
export type ChangeStatus = {
  /** The status before; null where there was none. */
  from: string | null;
  /** The status after; null where there is none any more. */
  to: string | null;
};
export type ChangeData = {
  /** Which kind of record it is. */
  entity: ChangeEntity;
  /** The id of the record; it never changes. */
  id: string;
  /** The hospital of the record; null for a patient, and where there is none. */
  hospitalId: string | null;
  /** The version of the record after the change. It never falls. */
  version: number;
  /** Of appointments and leads: the status before and after. */
  status: ChangeStatus | null;
  /** The names of the fields that have changed; null where a server of an older version wrote none down. */
  changed: string[] | null;
  /** The id under which the integration knows the record. */
  externalId: string | null;
  /** Where the record is read, with its scope; of a hospital the list of the active ones. */
  url: string;
};
export type Change = {
  /** The same wherever the change is told; apply each once. */
  id: string;
  /** What has happened. */
  type: ChangeType;
  /** When it happened: ISO 8601 in UTC. */
  timestamp: string;
  /** What it happened to. */
  data: ChangeData;
};
export type ChangesPage = {
  /** The changes in their order, oldest first; it may be empty although there are more. */
  items: Change[];
  /** The place behind what was read: send it as `after`. Keep it as it is. */
  next: string;
  /** Whether to ask for the next page at once. */
  more: boolean;
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
export type ChangesHead = {
  /** The place behind what was read: send it as `after`. Keep it as it is. */
  next: string;
};
export const { useListChangesQuery, useLazyListChangesQuery, useChangesHeadQuery, useLazyChangesHeadQuery } = injectedRtkApi;
