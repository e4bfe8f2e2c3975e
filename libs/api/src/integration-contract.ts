/**
 * The contract of integrations as types, for a program in TypeScript: `createClient<paths>()` of openapi-fetch takes them. Written by
 * `npm run generate` from openapi-integrations.json.
 */
export interface paths {
    "/api/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Appointments you may see, the latest first
         * @description In the order `schedule`, of one day (`from` and `to`) those that are over come last.
         *
         *     For admin, agent, hospital_admin (own scope), integration (own scope).
         */
        get: operations["listAppointments"];
        put?: never;
        /**
         * Book an appointment
         * @description A start that cannot be booked is answered with 409: `reason`, and in `nearest` the three nearest free starts.
         *
         *     For admin, agent, integration (own scope).
         */
        post: operations["createAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/doctor/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Appointments of a doctor, the latest first
         * @description For admin, agent, doctor (own scope), hospital_admin (own scope), integration (own scope).
         */
        get: operations["appointmentsOfDoctor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/needs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Appointments that need somebody now, the earliest first
         * @description Each once, with the most urgent reason in `need`. They are counted up to 100. A doctor gets what a doctor can settle.
         *
         *     For admin, agent, doctor (own scope), hospital_admin (own scope), integration (own scope).
         */
        get: operations["appointmentsInNeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/needs/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many appointments of each hospital need somebody now, those with most first
         * @description At most 20 hospitals, counted among the first 1000 appointments of each reason.
         *
         *     For admin, agent, doctor (own scope), hospital_admin (own scope), integration (own scope).
         */
        get: operations["needsByHospital"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many appointments are in each status
         * @description A doctor gets those of their own appointments.
         *
         *     For admin, agent, doctor (own scope), hospital_admin (own scope), integration (own scope).
         */
        get: operations["appointmentStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Today's appointments, each by the clock of its hospital, the earliest first
         * @description In the order `schedule`, those that are not over yet come first.
         *
         *     For admin, agent, doctor (own scope), hospital_admin (own scope), integration (own scope).
         */
        get: operations["todayAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One appointment
         * @description For admin, agent, doctor (own scope), hospital_admin (own scope), integration (own scope).
         */
        get: operations["getAppointment"];
        /**
         * Change, move or revive an appointment
         * @description A start that cannot be booked is answered with 409: `reason`, and in `nearest` the three nearest free starts.
         *
         *     For admin, agent, doctor (own scope), hospital_admin (own scope), integration (own scope).
         */
        put: operations["updateAppointment"];
        post?: never;
        /**
         * Delete an appointment; its time is free again
         * @description For admin, agent, hospital_admin (own scope), integration (own scope).
         */
        delete: operations["deleteAppointment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted appointment back
         * @description One that is not cancelled takes its time again; where that is taken by now, the answer is 409.
         *
         *     For admin, agent, hospital_admin (own scope), integration (own scope).
         */
        post: operations["restoreAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has changed behind a cursor, in order and without gaps
         * @description Apply a page and keep its `next` in one transaction, and ask again: at once while `more` is true, else in some seconds. A cursor is good for 30 days, and for as long as nothing new happens.
         *
         *     For integration (own scope).
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changes/head": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cursor behind which everything is still to come
         * @description Take it first, then read the lists to their end, then the changes behind it.
         *
         *     For integration (own scope).
         */
        get: operations["changesHead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cities/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active cities, for a choice
         * @description For admin, agent, doctor, hospital_admin, integration (own scope).
         */
        get: operations["activeCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Doctors, searched by full name, specialty and hospital name
         * @description Agents see the active ones, a doctor their own record, a hospital administrator those of their hospital.
         *
         *     For admin, agent (own scope), doctor (own scope), hospital_admin (own scope), integration (own scope).
         */
        get: operations["listDoctors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/next-free": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next free start of each of several doctors
         * @description For admin, agent, doctor (own scope), hospital_admin (own scope), integration (own scope).
         */
        get: operations["nextFreeStarts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One doctor, with the number of upcoming appointments
         * @description For admin, agent (own scope), doctor (own scope), hospital_admin (own scope), integration (own scope).
         */
        get: operations["getDoctor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A doctor's starts, each free or with the reason why not
         * @description At most 62 days at once.
         *
         *     For admin, agent, doctor (own scope), hospital_admin (own scope), integration (own scope).
         */
        get: operations["doctorSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hospitals/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active hospitals, for a choice
         * @description For admin, agent, doctor, hospital_admin, integration (own scope).
         */
        get: operations["activeHospitals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the key of this call is good for
         * @description For integration (own scope).
         */
        get: operations["ownIntegration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads: all of them, or those of the own hospital
         * @description For admin, hospital_admin (own scope), integration (own scope).
         */
        get: operations["listLeads"];
        put?: never;
        /**
         * Add a lead
         * @description A lead that an agent adds is their own: they set neither another agent nor a doctor. An integration that sends a phone with an open lead gets that lead, with 200, and none is made; with an external id that another lead of its has, it is told which.
         *
         *     For admin, agent (own scope), integration (own scope).
         */
        post: operations["createLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/by-external-id/{externalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the lead with this external id, or add it
         * @description What is not sent stays. A new lead needs `patientName`, `phone` and the scope `leads:create`; an open lead of its phone that has no external id of yours becomes the one with this id.
         *
         *     For integration (own scope).
         */
        put: operations["putLead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many leads are in each status, within your scope
         * @description For admin, agent (own scope), hospital_admin (own scope), integration (own scope).
         */
        get: operations["leadStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One lead
         * @description For admin, agent (own scope), hospital_admin (own scope), integration (own scope).
         */
        get: operations["getLead"];
        /**
         * Change a lead; an agent takes an unassigned one by setting assignedAgentId to their own id
         * @description For admin, agent (own scope), hospital_admin (own scope), integration (own scope).
         */
        put: operations["updateLead"];
        post?: never;
        /**
         * Remove a lead (it is archived)
         * @description For admin, integration (own scope).
         */
        delete: operations["deleteLead"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has happened to a lead, newest first
         * @description For admin, agent (own scope), hospital_admin (own scope), integration (own scope).
         */
        get: operations["leadEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a removed lead back
         * @description For admin, integration (own scope).
         */
        post: operations["restoreLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Patients, searched by name, phone and email
         * @description A number is found however it was typed. A hospital administrator sees those with an appointment at their hospital; an integration of a hospital also those whom it has given an external id.
         *
         *     For admin, hospital_admin (own scope), integration (own scope).
         */
        get: operations["listPatients"];
        put?: never;
        /**
         * Add a patient
         * @description Always a new one: a family may share a phone number. For an agent of a hospital a patient with this phone and name who exists becomes theirs to book, and the answer is the same. An integration of a hospital sends an external id.
         *
         *     For admin, agent, integration (own scope).
         */
        post: operations["createPatient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patients/by-external-id/{externalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the patient with this external id, or add them
         * @description What is not sent stays. A new patient needs `name` and `phone`; nobody is looked up by these.
         *
         *     For integration (own scope).
         */
        put: operations["putPatient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patients/by-phone/{phone}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The most recently seen patient with this phone number
         * @description With `all=1` the list of all who share the number. An agent of a hospital finds those with an appointment there, as the hospital reads them; an integration of a hospital also those whom it has given an external id.
         *
         *     For admin, agent, integration (own scope).
         */
        get: operations["patientByPhone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One patient
         * @description For admin, hospital_admin (own scope), integration (own scope).
         */
        get: operations["getPatient"];
        /**
         * Change a patient
         * @description What a hospital administrator, or an integration of a hospital, changes of phone, e-mail, symptoms and notes holds for their hospital and its appointments alone.
         *
         *     For admin, hospital_admin (own scope), integration (own scope).
         */
        put: operations["updatePatient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active services, for a choice
         * @description For admin, agent, doctor, hospital_admin, integration (own scope).
         */
        get: operations["activeServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/specialties/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active specialties, for a choice
         * @description For admin, agent, doctor, hospital_admin, integration (own scope).
         */
        get: operations["activeSpecialties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/states/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active states, for a choice
         * @description For admin, agent, doctor, hospital_admin, integration (own scope).
         */
        get: operations["activeStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhooks of an integration, the oldest first
         * @description For integration (own scope).
         */
        get: operations["listOwnWebhooks"];
        put?: never;
        /**
         * Add a webhook; its secret is in this answer only
         * @description Changes from now on are sent to it, as Standard Webhooks describes: docs/integrators/webhooks.md.
         *
         *     For integration (own scope).
         */
        post: operations["addOwnWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the address or the types of a webhook, or turn it off and on
         * @description Turning it on does what resume does.
         *
         *     For integration (own scope).
         */
        put: operations["updateOwnWebhook"];
        post?: never;
        /**
         * Delete a webhook, with what was not sent yet
         * @description For integration (own scope).
         */
        delete: operations["deleteOwnWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent to a webhook or will be, the newest first
         * @description Deliveries are kept for 30 days. q finds them by an id: of the change, of the record or of the delivery.
         *
         *     For integration (own scope).
         */
        get: operations["listOwnWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery once more, with the same id
         * @description For integration (own scope).
         */
        post: operations["replayOwnWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send once more what was given up: all of it, or what was made since a time
         * @description For integration (own scope).
         */
        post: operations["replayOwnWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send to this webhook again
         * @description What has waited is sent, and the count of failures begins anew.
         *
         *     For integration (own scope).
         */
        post: operations["resumeOwnWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret; it is in this answer only
         * @description For 24 hours each call is signed with both, so that a receiver can change over.
         *
         *     For integration (own scope).
         */
        post: operations["renewOwnWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call the receiver now with an event of the type webhook.test, and say what came of it
         * @description It is signed like every other, and stands in no log of deliveries.
         *
         *     For integration (own scope).
         */
        post: operations["testOwnWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActiveCity: {
            /**
             * Format: uuid
             * @description The id of the record; it never changes.
             */
            id: string;
            /** @description The name of the city; unique within its state. */
            name: string;
            /** @description The state that the city is in. */
            state: components["schemas"]["StateOfCity"];
        };
        ActiveHospital: {
            /**
             * Format: uuid
             * @description The id of the record; it never changes.
             */
            id: string;
            /** @description The name of the hospital. */
            name: string;
            /** @description The name of the city. */
            city: string;
            /** @description The IANA time zone of its days and times. */
            timeZone: string;
        };
        ActiveService: {
            /**
             * Format: uuid
             * @description The id of the record; it never changes.
             */
            id: string;
            /** @description The name of the service; unique, capitals aside. */
            name: string;
            /** @description The group to which the service belongs, free text; null without one. */
            category: string | null;
        };
        ActiveSpecialty: {
            /**
             * Format: uuid
             * @description The id of the record; it never changes.
             */
            id: string;
            /** @description The name of the specialty; unique, capitals aside. */
            name: string;
            /** @description The department to which it belongs, free text; null without one. */
            department: string | null;
        };
        ActiveState: {
            /**
             * Format: uuid
             * @description The id of the record; it never changes.
             */
            id: string;
            /** @description The name of the state; unique, capitals aside. */
            name: string;
            /** @description The short code of the state, kept in upper case; unique. */
            code: string;
        };
        /**
         * @example {
         *       "url": "https://receiver.example/webhooks",
         *       "types": [
         *         "appointment.created",
         *         "appointment.cancelled"
         *       ]
         *     }
         */
        AddWebhook: {
            /** @description Where changes are sent: https, on port 443 or from 1024 on, and no address in a private network. */
            url: string;
            /** @description Which changes are sent: at least one type, each of records that the integration has the scope to read. */
            types: ("appointment.created" | "appointment.updated" | "appointment.deleted" | "appointment.restored" | "appointment.confirmed" | "appointment.cancelled" | "appointment.completed" | "appointment.no_show" | "appointment.reopened" | "appointment.rescheduled" | "lead.created" | "lead.updated" | "lead.deleted" | "lead.restored" | "lead.status_changed" | "lead.assigned" | "patient.created" | "patient.updated" | "patient.deleted" | "patient.restored" | "patient.erased" | "doctor.created" | "doctor.updated" | "doctor.deleted" | "doctor.restored" | "doctor.calendar_changed" | "hospital.created" | "hospital.updated" | "hospital.deleted" | "hospital.restored" | "hospital.calendar_changed")[];
        };
        Appointment: {
            /**
             * Format: uuid
             * @description The id of the record; it never changes.
             */
            id: string;
            /** @description The number that people read out */
            number: number;
            /**
             * Format: uuid
             * @description The id of the patient.
             */
            patientId: string;
            /**
             * Format: uuid
             * @description The id of the doctor.
             */
            doctorId: string;
            /**
             * Format: uuid
             * @description The hospital when it was booked
             */
            hospitalId: string | null;
            /**
             * Format: uuid
             * @description The agent who booked it, or to whom it was given since
             */
            agentId: string | null;
            /**
             * Format: date-time
             * @description When the appointment begins: ISO 8601 with offset, at a full minute.
             */
            appointmentDate: string;
            /** @description On the clock of the hospital */
            timeSlot: string;
            /**
             * Format: date-time
             * @description When the appointment ends: ISO 8601 with offset.
             */
            endsAt: string;
            /**
             * @description Where the appointment stands. All but `cancelled` and `no_show` occupy its time.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "cancelled" | "completed" | "no_show";
            /**
             * @description Which kind of change of the calendar refuses this time, where somebody has decided to keep the appointment all the same; null again once it is moved
             * @enum {string|null}
             */
            keptDespite: "leave" | "closure" | "hours" | "dayHours" | "inactive" | "hospital" | null;
            /** @description Notes for the appointment, free text. */
            notes: string | null;
            /** @description What the doctor writes after the appointment, free text. */
            feedback: string | null;
            /** @description What a returning visitor reported about themselves, for staff to accept */
            reported: Record<string, never> | null;
            /**
             * @description Who booked it: staff, or the patient on the booking page.
             * @enum {string}
             */
            source: "staff" | "public";
            /**
             * @description Who vouches for the phone number: staff, nobody, a browser that has booked with it before, or a code sent to it
             * @enum {string}
             */
            proof: "staff" | "unproven" | "device" | "verified";
            /** @description What the patient has said by the link of the appointment; null: nothing. A change of start or doctor empties `coming` and `late`. */
            said: components["schemas"]["Said"] | null;
            /**
             * @description The language of its messages; null: the patient's, else the hospital's.
             * @enum {string|null}
             */
            language: "en" | "hi" | "mr" | "ta" | "te" | "kn" | "ml" | "bn" | "gu" | null;
            /** @description Counts the changes of the record, from 1; also its `ETag`. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made: ISO 8601 with offset.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed: ISO 8601 with offset.
             */
            updatedAt: string;
            /** @description The patient in short. */
            patient: components["schemas"]["AppointmentPatient"];
            /** @description The doctor in short. */
            doctor: components["schemas"]["AppointmentDoctor"];
            /** @description The hospital in short; null when the doctor belongs to none of ours. */
            hospital: components["schemas"]["AppointmentHospital"] | null;
            /** @description What the integration that calls names the record; null while it has no id of its own. Not shown to people. */
            externalId?: string | null;
        };
        AppointmentDoctor: {
            /**
             * Format: uuid
             * @description The id of the doctor.
             */
            id: string;
            /** @description The full name, with or without the title. */
            fullName: string;
            /** @description The medical specialty, by its name in `specialties`. */
            specialty: string;
            /** @description The phone number as typed: 10 to 25 characters, 7 of them digits. */
            phone: string;
        };
        AppointmentHospital: {
            /**
             * Format: uuid
             * @description The id of the hospital.
             */
            id: string;
            /** @description The name of the hospital. */
            name: string;
            /** @description The IANA time zone of its days and times. */
            timeZone: string;
        };
        AppointmentPatient: {
            /**
             * Format: uuid
             * @description The id of the patient.
             */
            id: string;
            /** @description The full name of the person. */
            name: string;
            /** @description The phone number as typed: 10 to 25 characters, 7 of them digits. */
            phone: string;
            /** @description The complaint in their own words. */
            symptoms: string | null;
        };
        AppointmentStats: {
            /** @description Appointments of every status, of any day. */
            total: number;
            /** @description Today's appointments of every status, each by its hospital's clock */
            today: number;
            /** @description Appointments waiting for confirmation, on any day. */
            pending: number;
            /** @description Confirmed appointments, of any day. */
            confirmed: number;
            /** @description Today's completed appointments, each by the clock of its hospital. */
            completedToday: number;
            /** @description Cancelled appointments, of any day. */
            cancelled: number;
        };
        Change: {
            /** @description The same wherever the change is told; apply each once. */
            id: string;
            /** @description What has happened. */
            type: components["schemas"]["ChangeType"];
            /**
             * Format: date-time
             * @description When it happened: ISO 8601 in UTC.
             */
            timestamp: string;
            /** @description What it happened to. */
            data: components["schemas"]["ChangeData"];
        };
        ChangeData: {
            /** @description Which kind of record it is. */
            entity: components["schemas"]["ChangeEntity"];
            /**
             * Format: uuid
             * @description The id of the record; it never changes.
             */
            id: string;
            /**
             * Format: uuid
             * @description The hospital of the record; null for a patient, and where there is none.
             */
            hospitalId: string | null;
            /** @description The version of the record after the change. It never falls. */
            version: number;
            /** @description Of appointments and leads: the status before and after. */
            status: components["schemas"]["ChangeStatus"] | null;
            /** @description The names of the fields that have changed; null where a server of an older version wrote none down. */
            changed: string[] | null;
            /** @description The id under which the integration knows the record. */
            externalId: string | null;
            /** @description Where the record is read, with its scope; of a hospital the list of the active ones. */
            url: string;
        };
        /**
         * @description Which kind of record it is.
         * @enum {string}
         */
        ChangeEntity: "appointment" | "lead" | "patient" | "doctor" | "hospital";
        ChangeStatus: {
            /** @description The status before; null where there was none. */
            from: string | null;
            /** @description The status after; null where there is none any more. */
            to: string | null;
        };
        /**
         * @description What has happened.
         * @enum {string}
         */
        ChangeType: "appointment.created" | "appointment.updated" | "appointment.deleted" | "appointment.restored" | "appointment.confirmed" | "appointment.cancelled" | "appointment.completed" | "appointment.no_show" | "appointment.reopened" | "appointment.rescheduled" | "lead.created" | "lead.updated" | "lead.deleted" | "lead.restored" | "lead.status_changed" | "lead.assigned" | "patient.created" | "patient.updated" | "patient.deleted" | "patient.restored" | "patient.erased" | "doctor.created" | "doctor.updated" | "doctor.deleted" | "doctor.restored" | "doctor.calendar_changed" | "hospital.created" | "hospital.updated" | "hospital.deleted" | "hospital.restored" | "hospital.calendar_changed";
        ChangesHead: {
            /** @description The place behind what was read: send it as `after`. Keep it as it is. */
            next: string;
        };
        ChangesPage: {
            /** @description The changes in their order, oldest first; it may be empty although there are more. */
            items: components["schemas"]["Change"][];
            /** @description The place behind what was read: send it as `after`. Keep it as it is. */
            next: string;
            /** @description Whether to ask for the next page at once. */
            more: boolean;
        };
        /**
         * @example {
         *       "patientId": "3b241101-e2bb-4255-8caf-4136c566a962",
         *       "doctorId": "6fa459ea-ee8a-4ca4-894e-db77e160355e",
         *       "appointmentDate": "2026-11-24T09:30:00+05:30",
         *       "notes": "Prefers the morning",
         *       "takeHeld": false,
         *       "confirm": false,
         *       "status": "pending"
         *     }
         */
        CreateAppointment: {
            /**
             * Format: uuid
             * @description The id of the patient.
             */
            patientId: string;
            /**
             * Format: uuid
             * @description The id of the doctor.
             */
            doctorId: string;
            /**
             * Format: date-time
             * @description When the appointment begins: ISO 8601 with offset, at a full minute.
             */
            appointmentDate: string;
            /** @description Notes for the appointment, free text. */
            notes?: string | null;
            /** @description Book although a visitor is choosing this start on the website right now (409 slotHeld) */
            takeHeld?: boolean | null;
            /** @description Confirm it in the same step: it is made pending and confirmed at once, as two versions */
            confirm?: boolean | null;
            /**
             * @description A new appointment is `pending`, whether this is sent or not.
             * @enum {string|null}
             */
            status?: "pending" | null;
            /** @description What the integration that calls names the record, compared to the letter; null takes it away. People send none. */
            externalId?: string | null;
        };
        /**
         * @example {
         *       "patientName": "Asha Verma",
         *       "phone": "+91 55500 10001",
         *       "email": "asha.verma@example.in",
         *       "location": "Pune",
         *       "specialty": "Cardiology",
         *       "symptoms": "Chest pain when climbing stairs",
         *       "status": "new",
         *       "source": "Website",
         *       "priority": "medium",
         *       "notes": "Prefers the morning"
         *     }
         */
        CreateLead: {
            /** @description The name of the person who asks for treatment. */
            patientName: string;
            /** @description The phone number as typed: 10 to 25 characters, 7 of them digits. */
            phone: string;
            /**
             * Format: email
             * @description The e-mail address.
             */
            email?: string | null;
            /** @description The town or area where they live. */
            location?: string | null;
            /** @description The medical specialty that is needed. */
            specialty?: string | null;
            /** @description The complaint in their own words. */
            symptoms?: string | null;
            /**
             * Format: uuid
             * @description The agent who works on the lead; null while nobody does.
             */
            assignedAgentId?: string | null;
            /**
             * Format: uuid
             * @description The doctor whom the lead is meant for; null without one.
             */
            assignedDoctorId?: string | null;
            /**
             * @description How far the lead has come; `new` at first.
             * @enum {string|null}
             */
            status?: "new" | "assigned" | "contacted" | "appointment_booked" | "converted" | "lost" | null;
            /**
             * @description How the lead came in; null when that is not known.
             * @enum {string|null}
             */
            source?: "Website" | "Phone Call" | "Referral" | "Walk-in" | "Social Media" | null;
            /**
             * @description How urgent it is; `medium` unless stated.
             * @enum {string|null}
             */
            priority?: "low" | "medium" | "high" | null;
            /** @description Notes of the staff, free text. */
            notes?: string | null;
            /** @description What the integration that calls names the record, compared to the letter; null takes it away. People send none. */
            externalId?: string | null;
        };
        /**
         * @example {
         *       "name": "Asha Verma",
         *       "phone": "+91 55500 10001",
         *       "email": "asha.verma@example.in",
         *       "age": 34,
         *       "gender": "female",
         *       "address": "12 MG Road",
         *       "location": "Pune",
         *       "symptoms": "Chest pain when climbing stairs",
         *       "notes": "Prefers the morning",
         *       "language": "en"
         *     }
         */
        CreatePatient: {
            /** @description The full name of the person. */
            name: string;
            /** @description The phone number as typed: 10 to 25 characters, 7 of them digits. */
            phone: string;
            /**
             * Format: email
             * @description The e-mail address.
             */
            email?: string | null;
            /** @description The age in whole years, 1 to 120. */
            age?: number | null;
            /**
             * @description The gender that the person stated.
             * @enum {string|null}
             */
            gender?: "male" | "female" | "other" | null;
            /** @description Street and house number, in one line. */
            address?: string | null;
            /** @description The town or area where they live. */
            location?: string | null;
            /** @description The complaint in their own words. */
            symptoms?: string | null;
            /** @description Notes of the staff, free text. */
            notes?: string | null;
            /**
             * @description The language of messages to them; null: as the hospital has it.
             * @enum {string|null}
             */
            language?: "en" | "hi" | "mr" | "ta" | "te" | "kn" | "ml" | "bn" | "gu" | null;
            /** @description What the integration that calls names the record, compared to the letter; null takes it away. People send none. */
            externalId?: string | null;
        };
        /**
         * @description dead: all tries are spent.
         * @enum {string}
         */
        DeliveryState: "queued" | "sending" | "delivered" | "dead";
        Doctor: {
            /**
             * Format: uuid
             * @description The id of the record; it never changes.
             */
            id: string;
            /**
             * Format: uuid
             * @description The account with which the doctor signs in; null without one. Left out for agents.
             */
            userId?: string | null;
            /** @description The full name, with or without the title. */
            fullName: string;
            /** @description The medical specialty, by its name in `specialties`. */
            specialty: string;
            /** @description The phone number as typed: 10 to 25 characters, 7 of them digits. */
            phone: string;
            /** @description The e-mail address of the doctor. Left out for agents. */
            email?: string | null;
            /**
             * Format: uuid
             * @description The hospital of the doctor; null when its name was typed by hand.
             */
            hospitalId: string | null;
            /** @description The name of the hospital, chosen or typed by hand. */
            hospitalName: string | null;
            /** @description The name of the city. */
            city: string;
            /** @description Years of practice, whole. */
            experience: number | null;
            /** @description The number of the licence to practise. Left out for agents. */
            licenseNumber?: string | null;
            /** @description The weekdays on which the doctor sees patients. */
            workingDays: components["schemas"]["Weekday"][];
            /** @description The hours of a working day, as ranges HH:MM-HH:MM on the clock of the hospital that do not overlap. */
            timeSlots: string[];
            /** @description The names of the services that the doctor offers, as in the reference list `services`. */
            services: string[];
            /** @description How long an appointment of the doctor lasts, in minutes. */
            consultationMinutes: number;
            /** @description Whether the doctor can be booked. */
            isActive: boolean;
            /** @description Counts the changes of the record, from 1; also its `ETag`. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made: ISO 8601 with offset.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed: ISO 8601 with offset.
             */
            updatedAt: string;
            /** @description The hospital with its time zone; null when its name was typed by hand. */
            hospital: components["schemas"]["HospitalOfDoctor"] | null;
            /**
             * Format: uuid
             * @description Only of a doctor who was changed: the calendar change about whose appointments somebody has to decide; null for none
             */
            openChangeId?: string | null;
        };
        DoctorDetails: {
            /**
             * Format: uuid
             * @description The id of the record; it never changes.
             */
            id: string;
            /**
             * Format: uuid
             * @description The account with which the doctor signs in; null without one. Left out for agents.
             */
            userId?: string | null;
            /** @description The full name, with or without the title. */
            fullName: string;
            /** @description The medical specialty, by its name in `specialties`. */
            specialty: string;
            /** @description The phone number as typed: 10 to 25 characters, 7 of them digits. */
            phone: string;
            /** @description The e-mail address of the doctor. Left out for agents. */
            email?: string | null;
            /**
             * Format: uuid
             * @description The hospital of the doctor; null when its name was typed by hand.
             */
            hospitalId: string | null;
            /** @description The name of the hospital, chosen or typed by hand. */
            hospitalName: string | null;
            /** @description The name of the city. */
            city: string;
            /** @description Years of practice, whole. */
            experience: number | null;
            /** @description The number of the licence to practise. Left out for agents. */
            licenseNumber?: string | null;
            /** @description The weekdays on which the doctor sees patients. */
            workingDays: components["schemas"]["Weekday"][];
            /** @description The hours of a working day, as ranges HH:MM-HH:MM on the clock of the hospital that do not overlap. */
            timeSlots: string[];
            /** @description The names of the services that the doctor offers, as in the reference list `services`. */
            services: string[];
            /** @description How long an appointment of the doctor lasts, in minutes. */
            consultationMinutes: number;
            /** @description Whether the doctor can be booked. */
            isActive: boolean;
            /** @description Counts the changes of the record, from 1; also its `ETag`. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made: ISO 8601 with offset.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed: ISO 8601 with offset.
             */
            updatedAt: string;
            /** @description The hospital with its time zone; null when its name was typed by hand. */
            hospital: components["schemas"]["HospitalOfDoctor"] | null;
            /**
             * Format: uuid
             * @description Only of a doctor who was changed: the calendar change about whose appointments somebody has to decide; null for none
             */
            openChangeId?: string | null;
            /** @description The number of upcoming appointments; a deletion would cancel them */
            upcomingAppointments: number;
        };
        DoctorSlots: {
            /**
             * Format: uuid
             * @description The id of the doctor.
             */
            doctorId: string;
            /** @description The IANA name of the time zone in which `day` and `time` are. */
            timeZone: string;
            /** @description How long an appointment of the doctor lasts, in minutes. */
            appointmentMinutes: number;
            /** @description The days that were asked for, each with its starts. */
            days: components["schemas"]["SlotDay"][];
        };
        /** @enum {string} */
        Gender: "male" | "female" | "other";
        HospitalNeeds: {
            /**
             * Format: uuid
             * @description The hospital
             */
            hospitalId: string;
            /** @description The name of the hospital */
            hospitalName: string;
            /** @description How many of its appointments need somebody now */
            total: number;
        };
        HospitalOfDoctor: {
            /**
             * Format: uuid
             * @description The id of the hospital.
             */
            id: string;
            /** @description The name of the hospital. */
            name: string;
            /** @description The IANA time zone of its days and times. */
            timeZone: string;
        };
        IntegrationHospital: {
            /**
             * Format: uuid
             * @description The id of the record; it never changes.
             */
            id: string;
            /** @description The full name of the person. */
            name: string;
        };
        /**
         * @description What it may do: at least one scope.
         * @enum {string}
         */
        IntegrationScope: "directory:read" | "appointments:read" | "appointments:create" | "appointments:change" | "patients:read" | "patients:write" | "leads:read" | "leads:create" | "leads:write" | "changes:read" | "webhooks:own";
        Lead: {
            /**
             * Format: uuid
             * @description The id of the record; it never changes.
             */
            id: string;
            /** @description The name of the person who asks for treatment. */
            patientName: string;
            /** @description The phone number as typed: 10 to 25 characters, 7 of them digits. */
            phone: string;
            /** @description The e-mail address. */
            email: string | null;
            /** @description The town or area where they live. */
            location: string | null;
            /** @description The medical specialty that is needed. */
            specialty: string | null;
            /** @description The complaint in their own words. */
            symptoms: string | null;
            /**
             * Format: uuid
             * @description The agent who works on the lead; null while nobody does.
             */
            assignedAgentId: string | null;
            /**
             * Format: uuid
             * @description The doctor whom the lead is meant for; null without one.
             */
            assignedDoctorId: string | null;
            /**
             * Format: uuid
             * @description The appointment that was booked for the lead; null before.
             */
            appointmentId: string | null;
            /**
             * Format: uuid
             * @description The hospital of the assigned doctor; null without one.
             */
            hospitalId: string | null;
            /**
             * @description How far the lead has come; `new` at first.
             * @enum {string}
             */
            status: "new" | "assigned" | "contacted" | "appointment_booked" | "converted" | "lost";
            /** @description How the lead came in; null when that is not known. */
            source: string | null;
            /**
             * @description How urgent it is; `medium` unless stated.
             * @enum {string}
             */
            priority: "low" | "medium" | "high";
            /** @description Notes of the staff, free text. */
            notes: string | null;
            /** @description Counts the changes of the record, from 1; also its `ETag`. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made: ISO 8601 with offset.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed: ISO 8601 with offset.
             */
            updatedAt: string;
            /** @description The assigned doctor in short; null without one. */
            assignedDoctor: components["schemas"]["LeadDoctor"] | null;
            /** @description The assigned agent in short; null without one. */
            assignedAgent: components["schemas"]["LeadAgent"] | null;
            /** @description What the integration that calls names the record; null while it has no id of its own. Not shown to people. */
            externalId?: string | null;
        };
        LeadAgent: {
            /**
             * Format: uuid
             * @description The id of the user.
             */
            id: string;
            /** @description The given name. */
            firstName: string;
            /** @description The family name. */
            lastName: string;
        };
        LeadDoctor: {
            /**
             * Format: uuid
             * @description The id of the doctor.
             */
            id: string;
            /** @description The full name, with or without the title. */
            fullName: string;
            /** @description The medical specialty, by its name in `specialties`. */
            specialty: string;
        };
        LeadEvent: {
            /**
             * Format: uuid
             * @description The id of the event.
             */
            id: string;
            /**
             * @description What has happened.
             * @enum {string}
             */
            kind: "created" | "assigned" | "status" | "called" | "noted" | "booked";
            /** @description What belongs to that kind: the new status, the outcome of a call, its notes. */
            detail: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it happened: ISO 8601 with offset.
             */
            at: string;
            /** @description Who did it; null when nobody who is known did. */
            actor: components["schemas"]["LeadAgent"] | null;
        };
        LeadStats: {
            /** @description All leads in your scope. */
            total: number;
            /** @description Leads with the status `new`. */
            new: number;
            /** @description Leads with the status `assigned`. */
            assigned: number;
            /** @description Leads with the status `contacted`. */
            contacted: number;
            /** @description Leads with the status `appointment_booked`. */
            appointment_booked: number;
            /** @description Leads with the status `converted`. */
            converted: number;
            /** @description Leads with the status `lost`. */
            lost: number;
        };
        NeededAppointment: {
            /**
             * Format: uuid
             * @description The id of the record; it never changes.
             */
            id: string;
            /** @description The number that people read out */
            number: number;
            /**
             * Format: uuid
             * @description The id of the patient.
             */
            patientId: string;
            /**
             * Format: uuid
             * @description The id of the doctor.
             */
            doctorId: string;
            /**
             * Format: uuid
             * @description The hospital when it was booked
             */
            hospitalId: string | null;
            /**
             * Format: uuid
             * @description The agent who booked it, or to whom it was given since
             */
            agentId: string | null;
            /**
             * Format: date-time
             * @description When the appointment begins: ISO 8601 with offset, at a full minute.
             */
            appointmentDate: string;
            /** @description On the clock of the hospital */
            timeSlot: string;
            /**
             * Format: date-time
             * @description When the appointment ends: ISO 8601 with offset.
             */
            endsAt: string;
            /**
             * @description Where the appointment stands. All but `cancelled` and `no_show` occupy its time.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "cancelled" | "completed" | "no_show";
            /**
             * @description Which kind of change of the calendar refuses this time, where somebody has decided to keep the appointment all the same; null again once it is moved
             * @enum {string|null}
             */
            keptDespite: "leave" | "closure" | "hours" | "dayHours" | "inactive" | "hospital" | null;
            /** @description Notes for the appointment, free text. */
            notes: string | null;
            /** @description What the doctor writes after the appointment, free text. */
            feedback: string | null;
            /** @description What a returning visitor reported about themselves, for staff to accept */
            reported: Record<string, never> | null;
            /**
             * @description Who booked it: staff, or the patient on the booking page.
             * @enum {string}
             */
            source: "staff" | "public";
            /**
             * @description Who vouches for the phone number: staff, nobody, a browser that has booked with it before, or a code sent to it
             * @enum {string}
             */
            proof: "staff" | "unproven" | "device" | "verified";
            /** @description What the patient has said by the link of the appointment; null: nothing. A change of start or doctor empties `coming` and `late`. */
            said: components["schemas"]["Said"] | null;
            /**
             * @description The language of its messages; null: the patient's, else the hospital's.
             * @enum {string|null}
             */
            language: "en" | "hi" | "mr" | "ta" | "te" | "kn" | "ml" | "bn" | "gu" | null;
            /** @description Counts the changes of the record, from 1; also its `ETag`. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made: ISO 8601 with offset.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed: ISO 8601 with offset.
             */
            updatedAt: string;
            /** @description The patient in short. */
            patient: components["schemas"]["AppointmentPatient"];
            /** @description The doctor in short. */
            doctor: components["schemas"]["AppointmentDoctor"];
            /** @description The hospital in short; null when the doctor belongs to none of ours. */
            hospital: components["schemas"]["AppointmentHospital"] | null;
            /** @description What the integration that calls names the record; null while it has no id of its own. Not shown to people. */
            externalId?: string | null;
            /**
             * @description Why it needs somebody: the most urgent reason of those that hold
             * @enum {string}
             */
            need: "decide" | "close" | "call" | "confirm" | "reported";
            /**
             * Format: uuid
             * @description For `decide`: the change of the calendar that affects it; null where it is of the hospital to which the doctor has moved
             */
            calendarChangeId: string | null;
        };
        NewWebhook: {
            /**
             * Format: uuid
             * @description The id of the record; it never changes.
             */
            id: string;
            /** @description Where changes are sent: https, on port 443 or from 1024 on, and no address in a private network. */
            url: string;
            /** @description Which changes are sent: at least one type, each of records that the integration has the scope to read. */
            types: components["schemas"]["ChangeType"][];
            /** @description resting: after 20 failures in a row it is probed until it answers. disabled, paused: nothing is sent until it is resumed. */
            state: components["schemas"]["WebhookState"];
            /** @description Why nothing is sent, while it is disabled or paused. After restored and other_address an administrator alone resumes it. */
            reason: components["schemas"]["WebhookReason"] | null;
            /** @description Whether changes are sent, or will be when it has rested. */
            isActive: boolean;
            /** @description What somebody has to do before anything is sent: a new secret, where the server cannot read the one it kept. */
            fault: string | null;
            /**
             * Format: date-time
             * @description Until when the secret of before signs as well.
             */
            oldSecretUntil: string | null;
            /** @description How many calls have failed in a row. */
            fails: number;
            /**
             * Format: date-time
             * @description When it is tried next while it rests.
             */
            probeAt: string | null;
            /**
             * Format: date-time
             * @description When the receiver has last taken something.
             */
            lastSuccessAt: string | null;
            /** @description Deliveries that wait, up to 1,000. */
            waiting: number;
            /** @description Deliveries that were given up, up to 1,000; they can be sent again. */
            dead: number;
            /** @description Counts the changes of the record, from 1; also its `ETag`. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made: ISO 8601 with offset.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed: ISO 8601 with offset.
             */
            updatedAt: string;
            /** @description What verifies a call (Standard Webhooks), shown this once: it is kept encrypted. */
            secret: string;
        };
        NextFree: {
            /**
             * Format: uuid
             * @description The id of the doctor.
             */
            doctorId: string;
            /** @description The IANA time zone of its days and times. */
            timeZone: string;
            /**
             * Format: date-time
             * @description The first start from now on that staff may book; null when there is none in four weeks
             */
            at: string | null;
        };
        OwnIntegration: {
            /** @description What it is called; the audit log names it so. */
            name: string;
            /** @description The label of the key that calls. */
            label: string;
            /** @description The hospital whose rows alone it reaches; null: those of all. */
            hospital: components["schemas"]["IntegrationHospital"] | null;
            /** @description What it may do: at least one scope. */
            scopes: components["schemas"]["IntegrationScope"][];
            /**
             * Format: date-time
             * @description From then on the key is no good.
             */
            expiresAt: string;
            /** @description How many calls a minute it may make, over all of its keys. */
            perMinute: number;
        };
        Patient: {
            /**
             * Format: uuid
             * @description The id of the record; it never changes.
             */
            id: string;
            /** @description The full name of the person. */
            name: string;
            /** @description The phone number as it was typed. Several patients may share one. */
            phone: string;
            /** @description The e-mail address. */
            email: string | null;
            /** @description The age in whole years, 1 to 150; it goes up by itself from the day it was given. */
            age: number | null;
            /** @description The gender that the person stated. */
            gender: components["schemas"]["Gender"] | null;
            /** @description Street and house number, in one line. */
            address: string | null;
            /** @description The town or area where they live. */
            location: string | null;
            /** @description The complaint in their own words. */
            symptoms: string | null;
            /** @description Notes of the staff, free text. */
            notes: string | null;
            /**
             * @description The language of messages to them; null: as the hospital has it.
             * @enum {string|null}
             */
            language: "en" | "hi" | "mr" | "ta" | "te" | "kn" | "ml" | "bn" | "gu" | null;
            /**
             * Format: date-time
             * @description When the patient was created or last booked: ISO 8601 with offset
             */
            seenAt: string;
            /** @description Counts the changes of the record, from 1; also its `ETag`. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made: ISO 8601 with offset.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed: ISO 8601 with offset.
             */
            updatedAt: string;
            /** @description What the integration that calls names the record; null while it has no id of its own. Not shown to people. */
            externalId?: string | null;
        };
        Problem: {
            /** @description urn:arogyadesk: and the code, whose page is /api/docs/errors/ and the code */
            type: string;
            /** @description The name of the HTTP status */
            title: string;
            /** @description The HTTP status */
            status: number;
            /** @description One sentence for the person */
            detail: string;
            /** @description The same sentence, for the toast */
            message: string;
            /** @description The sentence of each refused field */
            errors?: {
                [key: string]: string;
            };
            /** @description Quote it when you report a problem */
            requestId?: string;
        };
        /**
         * @example {
         *       "patientName": "Asha Verma",
         *       "phone": "+91 55500 10001",
         *       "email": "asha.verma@example.in"
         *     }
         */
        PutLead: {
            /** @description The name of the person who asks for treatment. */
            patientName?: string;
            /** @description The phone number as typed: 10 to 25 characters, 7 of them digits. */
            phone?: string;
            /**
             * Format: email
             * @description The e-mail address.
             */
            email?: string | null;
            /** @description The town or area where they live. */
            location?: string | null;
            /** @description The medical specialty that is needed. */
            specialty?: string | null;
            /** @description The complaint in their own words. */
            symptoms?: string | null;
            /**
             * Format: uuid
             * @description The agent who works on the lead; null while nobody does.
             */
            assignedAgentId?: string | null;
            /**
             * Format: uuid
             * @description The doctor whom the lead is meant for; null without one.
             */
            assignedDoctorId?: string | null;
            /**
             * @description How far the lead has come; `new` at first.
             * @enum {string|null}
             */
            status?: "new" | "assigned" | "contacted" | "appointment_booked" | "converted" | "lost" | null;
            /**
             * @description How the lead came in; null when that is not known.
             * @enum {string|null}
             */
            source?: "Website" | "Phone Call" | "Referral" | "Walk-in" | "Social Media" | null;
            /**
             * @description How urgent it is; `medium` unless stated.
             * @enum {string|null}
             */
            priority?: "low" | "medium" | "high" | null;
            /** @description Notes of the staff, free text. */
            notes?: string | null;
        };
        /**
         * @example {
         *       "name": "Asha Verma",
         *       "phone": "+91 55500 10001",
         *       "email": "asha.verma@example.in"
         *     }
         */
        PutPatient: {
            /** @description The full name of the person. */
            name?: string;
            /** @description The phone number as typed: 10 to 25 characters, 7 of them digits. */
            phone?: string;
            /**
             * Format: email
             * @description The e-mail address.
             */
            email?: string | null;
            /** @description The age in whole years, 1 to 150; it goes up by itself from the day it was given. */
            age?: number | null;
            /**
             * @description The gender that the person stated.
             * @enum {string|null}
             */
            gender?: "male" | "female" | "other" | null;
            /** @description Street and house number, in one line. */
            address?: string | null;
            /** @description The town or area where they live. */
            location?: string | null;
            /** @description The complaint in their own words. */
            symptoms?: string | null;
            /** @description Notes of the staff, free text. */
            notes?: string | null;
            /**
             * @description The language of messages to them; null: as the hospital has it.
             * @enum {string|null}
             */
            language?: "en" | "hi" | "mr" | "ta" | "te" | "kn" | "ml" | "bn" | "gu" | null;
        };
        /**
         * @example {
         *       "since": "2026-11-24T09:00:00+05:30"
         *     }
         */
        ReplayWebhook: {
            /**
             * Format: date-time
             * @description Only deliveries that were made from then on; without it all that were given up.
             */
            since?: string | null;
        };
        ReplayedDeliveries: {
            /** @description How many are sent again: the oldest 5,000 at most. */
            queued: number;
            /** @description Whether there are more: call again. */
            more: boolean;
        };
        Said: {
            /**
             * Format: date-time
             * @description When the patient said that they are coming: ISO 8601 with offset.
             */
            coming?: string;
            /** @description That the patient will be late. */
            late?: components["schemas"]["SaidLate"];
            /**
             * @description The patient has cancelled, for this reason.
             * @enum {string}
             */
            cancel?: "cannotCome" | "better" | "elsewhere" | "byMistake" | "other";
            /** @description How often the patient has moved the appointment. */
            moves?: number;
        };
        SaidLate: {
            /**
             * @description By how many minutes the patient will be late.
             * @enum {integer}
             */
            minutes: 10 | 20 | 30;
            /**
             * Format: date-time
             * @description When the patient said so: ISO 8601 with offset.
             */
            at: string;
        };
        SlotDay: {
            /**
             * Format: date
             * @description The day on the clock of the hospital, YYYY-MM-DD.
             */
            day: string;
            /** @description Why the hospital is closed for the whole day */
            closedFor?: string;
            /** @description The starts of the day in their order; empty when there are none. */
            starts: components["schemas"]["SlotStart"][];
        };
        SlotStart: {
            /**
             * Format: date-time
             * @description The start: ISO 8601 with offset; send it as `appointmentDate`.
             */
            at: string;
            /** @description The start on the clock of the hospital: HH:MM, 24 hours. */
            time: string;
            /** @description Whether it can be booked. */
            free: boolean;
            /**
             * @description Why it cannot be booked; left out when it can.
             * @enum {string}
             */
            reason?: "inactive" | "past" | "too_soon" | "too_far" | "closed" | "leave" | "not_working" | "outside_hours" | "closed_then" | "leave_then" | "off_grid" | "held" | "offered" | "taken";
        };
        StateOfCity: {
            /**
             * Format: uuid
             * @description The id of the record; it never changes.
             */
            id: string;
            /** @description The name of the state; unique, capitals aside. */
            name: string;
            /** @description The short code of the state, kept in upper case; unique. */
            code: string;
        };
        /**
         * @example {
         *       "status": "pending",
         *       "feedback": "Advised an ECG",
         *       "notes": "Prefers the morning"
         *     }
         */
        UpdateAppointment: {
            /**
             * @description Where the appointment stands. All but `cancelled` and `no_show` occupy its time.
             * @enum {string|null}
             */
            status?: "pending" | "confirmed" | "cancelled" | "completed" | "no_show" | null;
            /** @description What the doctor writes after the appointment, free text. */
            feedback?: string | null;
            /** @description Notes for the appointment, free text. */
            notes?: string | null;
            /**
             * Format: date-time
             * @description Moves the appointment
             */
            appointmentDate?: string;
            /**
             * Format: uuid
             * @description Moves the appointment to another doctor
             */
            doctorId?: string;
            /**
             * Format: uuid
             * @description Gives the appointment to another agent, by an administrator; null: to nobody
             */
            agentId?: string | null;
            /**
             * @description The language of its messages; null: the patient's, else the hospital's.
             * @enum {string|null}
             */
            language?: "en" | "hi" | "mr" | "ta" | "te" | "kn" | "ml" | "bn" | "gu" | null;
            /** @description Book although a visitor is choosing this start on the website right now (409 slotHeld) */
            takeHeld?: boolean | null;
            /** @description What the integration that calls names the record, compared to the letter; null takes it away. People send none. */
            externalId?: string | null;
        };
        /**
         * @example {
         *       "patientName": "Asha Verma",
         *       "phone": "+91 55500 10001",
         *       "email": "asha.verma@example.in"
         *     }
         */
        UpdateLead: {
            /** @description The name of the person who asks for treatment. */
            patientName?: string;
            /** @description The phone number as typed: 10 to 25 characters, 7 of them digits. */
            phone?: string;
            /**
             * Format: email
             * @description The e-mail address.
             */
            email?: string | null;
            /** @description The town or area where they live. */
            location?: string | null;
            /** @description The medical specialty that is needed. */
            specialty?: string | null;
            /** @description The complaint in their own words. */
            symptoms?: string | null;
            /**
             * Format: uuid
             * @description The agent who works on the lead; null while nobody does.
             */
            assignedAgentId?: string | null;
            /**
             * Format: uuid
             * @description The doctor whom the lead is meant for; null without one.
             */
            assignedDoctorId?: string | null;
            /**
             * @description How far the lead has come; `new` at first.
             * @enum {string|null}
             */
            status?: "new" | "assigned" | "contacted" | "appointment_booked" | "converted" | "lost" | null;
            /**
             * @description How the lead came in; null when that is not known.
             * @enum {string|null}
             */
            source?: "Website" | "Phone Call" | "Referral" | "Walk-in" | "Social Media" | null;
            /**
             * @description How urgent it is; `medium` unless stated.
             * @enum {string|null}
             */
            priority?: "low" | "medium" | "high" | null;
            /** @description Notes of the staff, free text. */
            notes?: string | null;
            /** @description What the integration that calls names the record, compared to the letter; null takes it away. People send none. */
            externalId?: string | null;
        };
        /**
         * @example {
         *       "name": "Asha Verma",
         *       "phone": "+91 55500 10001",
         *       "email": "asha.verma@example.in"
         *     }
         */
        UpdatePatient: {
            /** @description The full name of the person. */
            name?: string;
            /** @description The phone number as typed: 10 to 25 characters, 7 of them digits. */
            phone?: string;
            /**
             * Format: email
             * @description The e-mail address.
             */
            email?: string | null;
            /** @description The age in whole years, 1 to 150; it goes up by itself from the day it was given. */
            age?: number | null;
            /**
             * @description The gender that the person stated.
             * @enum {string|null}
             */
            gender?: "male" | "female" | "other" | null;
            /** @description Street and house number, in one line. */
            address?: string | null;
            /** @description The town or area where they live. */
            location?: string | null;
            /** @description The complaint in their own words. */
            symptoms?: string | null;
            /** @description Notes of the staff, free text. */
            notes?: string | null;
            /**
             * @description The language of messages to them; null: as the hospital has it.
             * @enum {string|null}
             */
            language?: "en" | "hi" | "mr" | "ta" | "te" | "kn" | "ml" | "bn" | "gu" | null;
            /** @description What the integration that calls names the record, compared to the letter; null takes it away. People send none. */
            externalId?: string | null;
        };
        /**
         * @example {
         *       "url": "https://receiver.example/webhooks",
         *       "types": [
         *         "appointment.created",
         *         "appointment.cancelled"
         *       ],
         *       "isActive": true
         *     }
         */
        UpdateWebhook: {
            /** @description Where changes are sent: https, on port 443 or from 1024 on, and no address in a private network. */
            url?: string;
            /** @description Which changes are sent: at least one type, each of records that the integration has the scope to read. */
            types?: ("appointment.created" | "appointment.updated" | "appointment.deleted" | "appointment.restored" | "appointment.confirmed" | "appointment.cancelled" | "appointment.completed" | "appointment.no_show" | "appointment.reopened" | "appointment.rescheduled" | "lead.created" | "lead.updated" | "lead.deleted" | "lead.restored" | "lead.status_changed" | "lead.assigned" | "patient.created" | "patient.updated" | "patient.deleted" | "patient.restored" | "patient.erased" | "doctor.created" | "doctor.updated" | "doctor.deleted" | "doctor.restored" | "doctor.calendar_changed" | "hospital.created" | "hospital.updated" | "hospital.deleted" | "hospital.restored" | "hospital.calendar_changed")[];
            /** @description Off: nothing is sent until it is on again. */
            isActive?: boolean;
        };
        Webhook: {
            /**
             * Format: uuid
             * @description The id of the record; it never changes.
             */
            id: string;
            /** @description Where changes are sent: https, on port 443 or from 1024 on, and no address in a private network. */
            url: string;
            /** @description Which changes are sent: at least one type, each of records that the integration has the scope to read. */
            types: components["schemas"]["ChangeType"][];
            /** @description resting: after 20 failures in a row it is probed until it answers. disabled, paused: nothing is sent until it is resumed. */
            state: components["schemas"]["WebhookState"];
            /** @description Why nothing is sent, while it is disabled or paused. After restored and other_address an administrator alone resumes it. */
            reason: components["schemas"]["WebhookReason"] | null;
            /** @description Whether changes are sent, or will be when it has rested. */
            isActive: boolean;
            /** @description What somebody has to do before anything is sent: a new secret, where the server cannot read the one it kept. */
            fault: string | null;
            /**
             * Format: date-time
             * @description Until when the secret of before signs as well.
             */
            oldSecretUntil: string | null;
            /** @description How many calls have failed in a row. */
            fails: number;
            /**
             * Format: date-time
             * @description When it is tried next while it rests.
             */
            probeAt: string | null;
            /**
             * Format: date-time
             * @description When the receiver has last taken something.
             */
            lastSuccessAt: string | null;
            /** @description Deliveries that wait, up to 1,000. */
            waiting: number;
            /** @description Deliveries that were given up, up to 1,000; they can be sent again. */
            dead: number;
            /** @description Counts the changes of the record, from 1; also its `ETag`. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made: ISO 8601 with offset.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed: ISO 8601 with offset.
             */
            updatedAt: string;
        };
        WebhookAttempt: {
            /**
             * Format: date-time
             * @description When it was called.
             */
            at: string;
            /** @description refused: the address, or one of those that its name has, may not be called; nothing was sent. */
            outcome: components["schemas"]["WebhookOutcome"];
            /** @description The status of the answer; null without one. */
            status: number | null;
            /** @description The first 200 characters of the answer, or why there is none. */
            text: string;
            /** @description How long it took, in milliseconds. */
            ms: number;
        };
        WebhookDelivery: {
            /** @description A whole number as text; later ones are higher. */
            id: string;
            /** @description The id of the change, sent as webhook-id: the same for every try, every endpoint and the change feed. */
            eventId: string;
            /** @description What has happened, to which kind of record. */
            type: components["schemas"]["ChangeType"];
            /**
             * Format: uuid
             * @description The record that has changed.
             */
            entityId: string;
            /** @description Of the record, after the change. */
            recordVersion: number;
            /** @description dead: all tries are spent. */
            state: components["schemas"]["DeliveryState"];
            /** @description How often it was sent. */
            tries: number;
            /**
             * Format: date-time
             * @description When it is sent next; null when it is not.
             */
            nextAt: string | null;
            /** @description What came of each try, the newest last. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /** @description What is sent, as signed: which record has changed, nothing of what is in it. */
            body: string;
            /**
             * Format: date-time
             * @description When it was made: ISO 8601 with offset.
             */
            createdAt: string;
        };
        /**
         * @description refused: the address, or one of those that its name has, may not be called; nothing was sent.
         * @enum {string}
         */
        WebhookOutcome: "delivered" | "refused" | "failed";
        /**
         * @description Why nothing is sent, while it is disabled or paused. After restored and other_address an administrator alone resumes it.
         * @enum {string}
         */
        WebhookReason: "switched_off" | "restored" | "other_address" | "gone" | "silent";
        /**
         * @description resting: after 20 failures in a row it is probed until it answers. disabled, paused: nothing is sent until it is resumed.
         * @enum {string}
         */
        WebhookState: "active" | "resting" | "disabled" | "paused";
        /** @enum {string} */
        Weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
    };
    responses: {
        /** @description OK */
        Appointment: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Appointment"];
            };
        };
        /** @description OK */
        AppointmentList: {
            headers: {
                "X-Total-Count": components["headers"]["X-Total-Count"];
                "X-Total-Capped": components["headers"]["X-Total-Capped"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Appointment"][];
            };
        };
        /** @description OK */
        Lead: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Lead"];
            };
        };
        /** @description OK */
        Patient: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Patient"];
            };
        };
        /** @description OK */
        Webhook: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Webhook"];
            };
        };
        /** @description `administratorResumes`: This webhook rests since a restore, or under another address than it was saved under: an administrator resumes it. */
        administratorResumes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description What calls are refused with for their form, their caller or their rate, whatever they do:
         *     - 400 `invalid`: Please check the marked fields. · `malformed`: The request could not be read.
         *     - 413 `tooLarge`: The request is too large.
         *     - 415 `unsupported`: Please send the request as JSON.
         *     - 401 `signedOut`: You are logged out. Logging in again... · `badKey`: This key cannot be used here: it is unknown, expired or revoked, or not allowed from this network.
         *     - 403 `forbidden`: You don't have permission to do this. · `passwordToChange`: Please choose a new password first: someone else knows the current one. · `secondFactorToSetUp`: Please set up two-step sign-in first: your account needs it here. · `noHospital`: Your account is not linked to a hospital yet. Please ask an administrator. · `missingScope`: This integration has no scope for this call. · `foreignOrigin`: This request came from another site and was refused.
         *     - 429 `tooMany`: Too many requests. Please wait a moment and try again.
         *     - 503 `unavailable`: The service is not available right now. Please try again in a moment.
         */
        anyCall: {
            headers: {
                Link: components["headers"]["ErrorPage"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `cursorLost`: This place among the changes is not known any more. Please begin again: a new head, then the lists. */
        cursorLost: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `externalIdTaken`: Another record has this external id already. */
        externalIdTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `keyReused`: This Idempotency-Key was used for another request. */
        keyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `notFound`: This record does not exist or is not yours to see. */
        notFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `onItsWay`: This delivery is on its way already. */
        onItsWay: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `patientUnknown`: No patient has this phone number yet. */
        patientUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `slotTaken`: This time has just been taken. Please choose another one. · `archived`: This record has been archived. */
        "slotTaken-archived": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `slotTaken`: This time has just been taken. Please choose another one. · `slotHeld`: Someone is choosing this time on the website right now. · `slotNotOffered`: This time cannot be booked. Please choose another one. · `externalIdTaken`: Another record has this external id already. */
        "slotTaken-slotHeld-slotNotOffered-externalIdTaken": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `slotTaken`: This time has just been taken. Please choose another one. · `slotHeld`: Someone is choosing this time on the website right now. · `slotNotOffered`: This time cannot be booked. Please choose another one. · `stale`: Someone else has changed this record since you opened it. · `externalIdTaken`: Another record has this external id already. · `archived`: This record has been archived. */
        "slotTaken-slotHeld-slotNotOffered-stale-externalIdTaken-archived": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `stale`: Someone else has changed this record since you opened it. */
        stale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `stale`: Someone else has changed this record since you opened it. · `administratorResumes`: This webhook rests since a restore, or under another address than it was saved under: an administrator resumes it. */
        "stale-administratorResumes": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `stale`: Someone else has changed this record since you opened it. · `externalIdGone`: The record with this external id was deleted, or is not yours to see any more. */
        "stale-externalIdGone": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `stale`: Someone else has changed this record since you opened it. · `externalIdTaken`: Another record has this external id already. */
        "stale-externalIdTaken": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `stale`: Someone else has changed this record since you opened it. · `externalIdTaken`: Another record has this external id already. · `archived`: This record has been archived. · `leadTaken`: Another agent has taken this lead. */
        "stale-externalIdTaken-archived-leadTaken": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `tooManyWebhooks`: An integration has at most 10 webhooks. Please delete one first. */
        tooManyWebhooks: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `webhookRests`: Nothing is sent to this webhook now. Resume it first. */
        webhookRests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
        "Idempotency-Key": string;
        /** @description The ETag that was read, such as "3"; a stale one is answered with 409 */
        "If-Match": string;
        /** @description Where a long list goes on: taken from Link rel="next" */
        after: string;
        /** @description Only the record that the integration that calls names so. */
        "appointments.externalId": string;
        /** @description true: what has been deleted instead, for whoever may bring it back */
        archived: boolean;
        /** @description Only appointments with this doctor. */
        doctorId: string;
        /** @description First day, on the clock of the hospital */
        from: string;
        /** @description Only records of this hospital. */
        hospitalId: string;
        /** @description The id of the record. */
        id: string;
        /** @description Only these: at most 50 ids, with commas between them; those you do not see are left out */
        ids: string;
        /** @description What you name the record, encoded for a path; compared to the letter. */
        "leads.externalId": string;
        /** @description The page, from 1. Beyond a capped total go on with `after` instead. */
        page: number;
        /** @description How many rows a page has; 50 unless stated. */
        pageSize: number;
        /** @description Only appointments of this patient. */
        patientId: string;
        /** @description Search; fewer than three characters match beginnings only */
        q: string;
        /** @description The order of the list: the name of a field, with `-` before it for descending. */
        sort: "appointmentDate" | "-appointmentDate" | "createdAt" | "-createdAt" | "status" | "-status" | "number" | "-number" | "schedule" | "-schedule";
        /** @description Only records with this status. */
        status: "pending" | "confirmed" | "cancelled" | "completed" | "no_show";
        /** @description Last day, included */
        to: string;
        /** @description Only those that are not over yet: under way, or to come */
        upcoming: boolean;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The `version` of the record; send it as `If-Match` to change only what you have read
         * @example "1"
         */
        ETag: string;
        /**
         * @description The page that describes this error, as `rel="help"` (RFC 8288)
         * @example </api/docs/errors/notFound>; rel="help"
         */
        ErrorPage: string;
        /**
         * @description Addresses of the pages first, prev, next and last (RFC 8288); follow `next` until it is missing
         * @example </api/leads?page=2>; rel="next"
         */
        Link: string;
        /**
         * @description After how many seconds to try again
         * @example 5
         */
        "Retry-After": number;
        /**
         * @description Sent as `true` when more rows match than X-Total-Count says
         * @example true
         */
        "X-Total-Capped": "true";
        /**
         * @description All rows that match; of a search, and beyond 1,000 of a filtered list, what is known so far
         * @example 137
         */
        "X-Total-Count": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAppointments: {
        parameters: {
            query?: {
                /** @description Search; fewer than three characters match beginnings only */
                q?: components["parameters"]["q"];
                /** @description The order of the list: the name of a field, with `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description The page, from 1. Beyond a capped total go on with `after` instead. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has; 50 unless stated. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Where a long list goes on: taken from Link rel="next" */
                after?: components["parameters"]["after"];
                /** @description Only records with this status. */
                status?: components["parameters"]["status"];
                /** @description Only appointments with this doctor. */
                doctorId?: components["parameters"]["doctorId"];
                /** @description Only records of this hospital. */
                hospitalId?: components["parameters"]["hospitalId"];
                /** @description Only appointments of this patient. */
                patientId?: components["parameters"]["patientId"];
                /** @description First day, on the clock of the hospital */
                from?: components["parameters"]["from"];
                /** @description Last day, included */
                to?: components["parameters"]["to"];
                /** @description Only those that are not over yet: under way, or to come */
                upcoming?: components["parameters"]["upcoming"];
                /** @description Only these: at most 50 ids, with commas between them; those you do not see are left out */
                ids?: components["parameters"]["ids"];
                /** @description Only the record that the integration that calls names so. */
                externalId?: components["parameters"]["appointments.externalId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AppointmentList"];
            default: components["responses"]["anyCall"];
        };
    };
    createAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAppointment"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            409: components["responses"]["slotTaken-slotHeld-slotNotOffered-externalIdTaken"];
            422: components["responses"]["keyReused"];
            default: components["responses"]["anyCall"];
        };
    };
    appointmentsOfDoctor: {
        parameters: {
            query?: {
                /** @description Search; fewer than three characters match beginnings only */
                q?: components["parameters"]["q"];
                /** @description The order of the list: the name of a field, with `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description The page, from 1. Beyond a capped total go on with `after` instead. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has; 50 unless stated. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Where a long list goes on: taken from Link rel="next" */
                after?: components["parameters"]["after"];
                /** @description Only records with this status. */
                status?: components["parameters"]["status"];
                /** @description Only appointments with this doctor. */
                doctorId?: components["parameters"]["doctorId"];
                /** @description Only records of this hospital. */
                hospitalId?: components["parameters"]["hospitalId"];
                /** @description Only appointments of this patient. */
                patientId?: components["parameters"]["patientId"];
                /** @description First day, on the clock of the hospital */
                from?: components["parameters"]["from"];
                /** @description Last day, included */
                to?: components["parameters"]["to"];
                /** @description Only those that are not over yet: under way, or to come */
                upcoming?: components["parameters"]["upcoming"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AppointmentList"];
            404: components["responses"]["notFound"];
            default: components["responses"]["anyCall"];
        };
    };
    appointmentsInNeed: {
        parameters: {
            query?: {
                /** @description Search; fewer than three characters match beginnings only */
                q?: components["parameters"]["q"];
                /** @description The order of the list: the name of a field, with `-` before it for descending. */
                sort?: "appointmentDate" | "-appointmentDate";
                /** @description The page, from 1. Beyond a capped total go on with `after` instead. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has; 50 unless stated. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Where a long list goes on: taken from Link rel="next" */
                after?: components["parameters"]["after"];
                /** @description Only records of this hospital. */
                hospitalId?: components["parameters"]["hospitalId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Total-Capped": components["headers"]["X-Total-Capped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeededAppointment"][];
                };
            };
            default: components["responses"]["anyCall"];
        };
    };
    needsByHospital: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HospitalNeeds"][];
                };
            };
            default: components["responses"]["anyCall"];
        };
    };
    appointmentStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentStats"];
                };
            };
            default: components["responses"]["anyCall"];
        };
    };
    todayAppointments: {
        parameters: {
            query?: {
                /** @description Search; fewer than three characters match beginnings only */
                q?: components["parameters"]["q"];
                /** @description The order of the list: the name of a field, with `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description The page, from 1. Beyond a capped total go on with `after` instead. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has; 50 unless stated. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Where a long list goes on: taken from Link rel="next" */
                after?: components["parameters"]["after"];
                /** @description Only records with this status. */
                status?: components["parameters"]["status"];
                /** @description Only appointments with this doctor. */
                doctorId?: components["parameters"]["doctorId"];
                /** @description Only records of this hospital. */
                hospitalId?: components["parameters"]["hospitalId"];
                /** @description Only appointments of this patient. */
                patientId?: components["parameters"]["patientId"];
                /** @description First day, on the clock of the hospital */
                from?: components["parameters"]["from"];
                /** @description Last day, included */
                to?: components["parameters"]["to"];
                /** @description Only those that are not over yet: under way, or to come */
                upcoming?: components["parameters"]["upcoming"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AppointmentList"];
            default: components["responses"]["anyCall"];
        };
    };
    getAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Appointment"];
            404: components["responses"]["notFound"];
            default: components["responses"]["anyCall"];
        };
    };
    updateAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, such as "3"; a stale one is answered with 409 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAppointment"];
            };
        };
        responses: {
            200: components["responses"]["Appointment"];
            404: components["responses"]["notFound"];
            409: components["responses"]["slotTaken-slotHeld-slotNotOffered-stale-externalIdTaken-archived"];
            default: components["responses"]["anyCall"];
        };
    };
    deleteAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, such as "3"; a stale one is answered with 409 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["notFound"];
            409: components["responses"]["stale"];
            default: components["responses"]["anyCall"];
        };
    };
    restoreAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Appointment"];
            404: components["responses"]["notFound"];
            409: components["responses"]["slotTaken-archived"];
            default: components["responses"]["anyCall"];
        };
    };
    listChanges: {
        parameters: {
            query: {
                /** @description The `next` of the last answer; to begin, the one of GET /api/changes/head. */
                after: string;
                /** @description Only changes of these kinds of records, with commas between them, of: appointment, lead, patient, doctor, hospital. Each needs its scope; without this, all that the integration reads. */
                entities?: string;
                /** @description How many changes are answered at most; 200 unless stated. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangesPage"];
                };
            };
            410: components["responses"]["cursorLost"];
            default: components["responses"]["anyCall"];
        };
    };
    changesHead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangesHead"];
                };
            };
            default: components["responses"]["anyCall"];
        };
    };
    activeCities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveCity"][];
                };
            };
            default: components["responses"]["anyCall"];
        };
    };
    listDoctors: {
        parameters: {
            query?: {
                /** @description Search; fewer than three characters match beginnings only */
                q?: components["parameters"]["q"];
                /** @description The order of the list: the name of a field, with `-` before it for descending. */
                sort?: "fullName" | "-fullName" | "specialty" | "-specialty" | "hospitalName" | "-hospitalName" | "city" | "-city" | "createdAt" | "-createdAt";
                /** @description The page, from 1. Beyond a capped total go on with `after` instead. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has; 50 unless stated. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Where a long list goes on: taken from Link rel="next" */
                after?: components["parameters"]["after"];
                /** @description true: what has been deleted instead, for whoever may bring it back */
                archived?: components["parameters"]["archived"];
                /** @description Only doctors of this specialty, by its whole name. */
                specialty?: string;
                /** @description Only doctors in this city, by its whole name. */
                city?: string;
                /** @description Only records of this hospital. */
                hospitalId?: components["parameters"]["hospitalId"];
                /** @description Only active (`true`) or only inactive (`false`) records. */
                isActive?: boolean;
                /** @description Only these: at most 50 ids, with commas between them; those you do not see are left out */
                ids?: components["parameters"]["ids"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Total-Capped": components["headers"]["X-Total-Capped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Doctor"][];
                };
            };
            default: components["responses"]["anyCall"];
        };
    };
    nextFreeStarts: {
        parameters: {
            query: {
                /** @description Doctors: at most 50 ids, with commas between them; those you do not see are left out */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextFree"][];
                };
            };
            default: components["responses"]["anyCall"];
        };
    };
    getDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorDetails"];
                };
            };
            404: components["responses"]["notFound"];
            default: components["responses"]["anyCall"];
        };
    };
    doctorSlots: {
        parameters: {
            query: {
                /**
                 * @description The first day, YYYY-MM-DD.
                 * @example 2026-11-24
                 */
                from: string;
                /**
                 * @description The last day, included, YYYY-MM-DD.
                 * @example 2026-11-24
                 */
                to: string;
                /** @description The appointment that is being moved: its own time counts as free */
                except?: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorSlots"];
                };
            };
            404: components["responses"]["notFound"];
            default: components["responses"]["anyCall"];
        };
    };
    activeHospitals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveHospital"][];
                };
            };
            default: components["responses"]["anyCall"];
        };
    };
    ownIntegration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnIntegration"];
                };
            };
            default: components["responses"]["anyCall"];
        };
    };
    listLeads: {
        parameters: {
            query?: {
                /** @description Search; fewer than three characters match beginnings only */
                q?: components["parameters"]["q"];
                /** @description The order of the list: the name of a field, with `-` before it for descending. */
                sort?: "createdAt" | "-createdAt" | "patientName" | "-patientName" | "open" | "-open" | "urgency" | "-urgency" | "status" | "-status" | "priority" | "-priority";
                /** @description The page, from 1. Beyond a capped total go on with `after` instead. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has; 50 unless stated. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Where a long list goes on: taken from Link rel="next" */
                after?: components["parameters"]["after"];
                /** @description Only records with this status. */
                status?: "new" | "assigned" | "contacted" | "appointment_booked" | "converted" | "lost";
                /** @description Only records with this priority. */
                priority?: "low" | "medium" | "high";
                /** @description Only records that came this way. */
                source?: "Website" | "Phone Call" | "Referral" | "Walk-in" | "Social Media";
                /** @description Only leads of this agent. */
                assignedAgentId?: string;
                /** @description true: what has been deleted instead, for whoever may bring it back */
                archived?: components["parameters"]["archived"];
                /** @description Only these: at most 50 ids, with commas between them; those you do not see are left out */
                ids?: components["parameters"]["ids"];
                /** @description Only the record that the integration that calls names so. */
                externalId?: components["parameters"]["appointments.externalId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Total-Capped": components["headers"]["X-Total-Capped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"][];
                };
            };
            default: components["responses"]["anyCall"];
        };
    };
    createLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLead"];
            };
        };
        responses: {
            /** @description The open lead of this phone, for an integration */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"];
                };
            };
            409: components["responses"]["externalIdTaken"];
            422: components["responses"]["keyReused"];
            default: components["responses"]["anyCall"];
        };
    };
    putLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The ETag that was read, such as "3"; a stale one is answered with 409 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description What you name the record, encoded for a path; compared to the letter. */
                externalId: components["parameters"]["leads.externalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutLead"];
            };
        };
        responses: {
            200: components["responses"]["Lead"];
            /** @description The record was made */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"];
                };
            };
            404: components["responses"]["notFound"];
            409: components["responses"]["stale-externalIdGone"];
            422: components["responses"]["keyReused"];
            default: components["responses"]["anyCall"];
        };
    };
    leadStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadStats"];
                };
            };
            default: components["responses"]["anyCall"];
        };
    };
    getLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Lead"];
            404: components["responses"]["notFound"];
            default: components["responses"]["anyCall"];
        };
    };
    updateLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, such as "3"; a stale one is answered with 409 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLead"];
            };
        };
        responses: {
            200: components["responses"]["Lead"];
            404: components["responses"]["notFound"];
            409: components["responses"]["stale-externalIdTaken-archived-leadTaken"];
            default: components["responses"]["anyCall"];
        };
    };
    deleteLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, such as "3"; a stale one is answered with 409 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["notFound"];
            409: components["responses"]["stale"];
            default: components["responses"]["anyCall"];
        };
    };
    leadEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadEvent"][];
                };
            };
            404: components["responses"]["notFound"];
            default: components["responses"]["anyCall"];
        };
    };
    restoreLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Lead"];
            404: components["responses"]["notFound"];
            default: components["responses"]["anyCall"];
        };
    };
    listPatients: {
        parameters: {
            query?: {
                /** @description Search; fewer than three characters match beginnings only */
                q?: components["parameters"]["q"];
                /** @description The order of the list: the name of a field, with `-` before it for descending. */
                sort?: "createdAt" | "-createdAt" | "seenAt" | "-seenAt" | "name" | "-name" | "age" | "-age";
                /** @description The page, from 1. Beyond a capped total go on with `after` instead. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has; 50 unless stated. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Where a long list goes on: taken from Link rel="next" */
                after?: components["parameters"]["after"];
                /** @description true: what has been deleted instead, for whoever may bring it back */
                archived?: components["parameters"]["archived"];
                /** @description Only patients of this gender. */
                gender?: "male" | "female" | "other";
                /** @description Only these: at most 50 ids, with commas between them; those you do not see are left out */
                ids?: components["parameters"]["ids"];
                /** @description Only the record that the integration that calls names so. */
                externalId?: components["parameters"]["appointments.externalId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Total-Capped": components["headers"]["X-Total-Capped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Patient"][];
                };
            };
            default: components["responses"]["anyCall"];
        };
    };
    createPatient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePatient"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Patient"];
                };
            };
            409: components["responses"]["externalIdTaken"];
            422: components["responses"]["keyReused"];
            default: components["responses"]["anyCall"];
        };
    };
    putPatient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The ETag that was read, such as "3"; a stale one is answered with 409 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description What you name the record, encoded for a path; compared to the letter. */
                externalId: components["parameters"]["leads.externalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutPatient"];
            };
        };
        responses: {
            200: components["responses"]["Patient"];
            /** @description The record was made */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Patient"];
                };
            };
            404: components["responses"]["notFound"];
            409: components["responses"]["stale-externalIdGone"];
            422: components["responses"]["keyReused"];
            default: components["responses"]["anyCall"];
        };
    };
    patientByPhone: {
        parameters: {
            query?: {
                /** @description 1: the list of all who share the number, most recently seen first */
                all?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description A phone number, percent-encoded; however it is typed, the same person is found.
                 * @example +91 55500 10001
                 */
                phone: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Patient"] | components["schemas"]["Patient"][];
                };
            };
            404: components["responses"]["patientUnknown"];
            default: components["responses"]["anyCall"];
        };
    };
    getPatient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Patient"];
            404: components["responses"]["notFound"];
            default: components["responses"]["anyCall"];
        };
    };
    updatePatient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, such as "3"; a stale one is answered with 409 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePatient"];
            };
        };
        responses: {
            200: components["responses"]["Patient"];
            404: components["responses"]["notFound"];
            409: components["responses"]["stale-externalIdTaken"];
            default: components["responses"]["anyCall"];
        };
    };
    activeServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveService"][];
                };
            };
            default: components["responses"]["anyCall"];
        };
    };
    activeSpecialties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveSpecialty"][];
                };
            };
            default: components["responses"]["anyCall"];
        };
    };
    activeStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveState"][];
                };
            };
            default: components["responses"]["anyCall"];
        };
    };
    listOwnWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            404: components["responses"]["notFound"];
            default: components["responses"]["anyCall"];
        };
    };
    addOwnWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddWebhook"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            404: components["responses"]["notFound"];
            409: components["responses"]["tooManyWebhooks"];
            default: components["responses"]["anyCall"];
        };
    };
    updateOwnWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, such as "3"; a stale one is answered with 409 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            200: components["responses"]["Webhook"];
            404: components["responses"]["notFound"];
            409: components["responses"]["stale-administratorResumes"];
            default: components["responses"]["anyCall"];
        };
    };
    deleteOwnWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, such as "3"; a stale one is answered with 409 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["notFound"];
            409: components["responses"]["stale"];
            default: components["responses"]["anyCall"];
        };
    };
    listOwnWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description One whole id: of the change (webhook-id), of the record that has changed, or the number of the delivery. */
                q?: string;
                /** @description The order of the list: the name of a field, with `-` before it for descending. */
                sort?: "id" | "-id";
                /** @description The page, from 1. Beyond a capped total go on with `after` instead. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has; 50 unless stated. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Where a long list goes on: taken from Link rel="next" */
                after?: components["parameters"]["after"];
                /** @description Only deliveries in this state. */
                state?: "queued" | "sending" | "delivered" | "dead";
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Total-Capped": components["headers"]["X-Total-Capped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            404: components["responses"]["notFound"];
            default: components["responses"]["anyCall"];
        };
    };
    replayOwnWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
                /** @description The id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            404: components["responses"]["notFound"];
            409: components["responses"]["onItsWay"];
            default: components["responses"]["anyCall"];
        };
    };
    replayOwnWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayWebhook"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayedDeliveries"];
                };
            };
            404: components["responses"]["notFound"];
            default: components["responses"]["anyCall"];
        };
    };
    resumeOwnWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Webhook"];
            404: components["responses"]["notFound"];
            409: components["responses"]["administratorResumes"];
            default: components["responses"]["anyCall"];
        };
    };
    renewOwnWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            404: components["responses"]["notFound"];
            default: components["responses"]["anyCall"];
        };
    };
    testOwnWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttempt"];
                };
            };
            404: components["responses"]["notFound"];
            409: components["responses"]["webhookRests"];
            default: components["responses"]["anyCall"];
        };
    };
}
