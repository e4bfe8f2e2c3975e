import { doctorName } from './doctor-name';

export const NO_DOCTORS_FOUND = 'No doctors found';
export const FETCH_DOCTORS_FAILED = 'Failed to fetch doctors';
export const OTHER_HOSPITAL = 'Other (Type manually)';
export const DOCTOR_CREATED = 'Doctor profile created successfully.';
export const DOCTOR_UPDATED = 'Doctor profile updated successfully.';
export const DOCTOR_DELETED = 'Doctor deleted successfully.';
export const DOCTOR_ADDED = 'Doctor added successfully.';
export const DELETE_DOCTOR_FAILED = 'Failed to delete doctor.';
export const confirmDeleteDoctor = (fullName: string): string =>
  `Are you sure you want to delete ${doctorName(fullName)}? This action cannot be undone. All appointments and associated data will also be affected.`;
