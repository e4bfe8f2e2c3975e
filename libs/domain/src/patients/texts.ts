/** These fields belong to the person, not to one hospital: they are withheld from a hospital whose patient also goes elsewhere. */
export const WITHHELD_FIELDS = ['symptoms', 'notes'] as const;
export const WITHHELD = 'Symptoms and notes are not shown: they are not only of visits at your hospital.';
export const WITHHELD_FIELD = 'This field is not only of visits at your hospital';

export const PATIENT_FOUND = 'Patient Found';
export const PATIENT_FOUND_TEXT = 'Pre-filled patient information from existing records.';
export const NEW_PATIENT = 'New Patient';
export const PATIENT_UPDATED = 'Patient updated successfully.';
export const PATIENT_DELETED = 'Patient deleted successfully.';
export const NO_PATIENT_ID_FETCHED = 'Unable to fetch patient Id';
export const NO_PATIENT_ID = 'Failed to get patient ID';
