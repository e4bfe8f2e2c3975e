/** To a hospital, in the form of a patient whom other hospitals may share. */
export const OF_HOSPITAL_HINT = 'What you change of phone, e-mail, symptoms and notes holds for your hospital and its appointments.';

export const PATIENT_FOUND = 'Patient Found';
export const PATIENT_FOUND_TEXT = 'Pre-filled patient information from existing records.';
export const NEW_PATIENT = 'New Patient';
export const PATIENT_UPDATED = 'Patient updated successfully.';
export const PATIENT_DELETED = 'Patient deleted successfully.';
export const NO_PATIENT_ID_FETCHED = 'Unable to fetch patient Id';
export const NO_PATIENT_ID = 'Failed to get patient ID';
