/**
 * Whether a patient has an appointment that is not of this hospital: one row or none, both arguments being SQL. Inside a list it is
 * put in brackets and not after `exists`, which may be answered for all patients at once, by reading every appointment.
 */
export const appointmentElsewhere = (patient: string, hospital: string): string => `
select true as found from appointments e
where e.patient_id = ${patient} and e.archived_at is null and e.hospital_id is distinct from ${hospital} limit 1`;
