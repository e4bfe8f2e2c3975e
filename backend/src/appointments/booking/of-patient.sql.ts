import { everyRow } from '../../database/every-row';

/** All appointments of a patient, an SQL value. */
export const ofPatient = (id: string): string => everyRow('appointments', `patient_id = ${id}`);

/** Compares with their ids: `id = ${anyOfPatient(':patientId')}`. */
export const anyOfPatient = (id: string): string => `any (array(select id from ${ofPatient(id)} own))`;
