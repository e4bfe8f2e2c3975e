/**
 * Whether a patient has an appointment outside this hospital: one row or none; both arguments are SQL. Inside a list it is
 * put in brackets and not after `exists`, which the planner may answer for all patients at once by reading every
 * appointment.
 */
export const appointmentElsewhere = (patient: string, hospital: string): string => `
select true as found from appointments e
where e.patient_id = ${patient} and e.archived_at is null and e.hospital_id is distinct from ${hospital} limit 1`;
