import type { Doctor } from '@arogya/api/doctors';
import { doctorName } from './appointment-labels';

export interface DoctorOption {
  readonly value: string;
  readonly label: string;
  readonly specialty: string;
}

export interface DoctorGroup {
  readonly label: string;
  readonly options: readonly DoctorOption[];
}

type Named = Pick<Doctor, 'id' | 'fullName' | 'specialty' | 'hospitalName'>;

const option = ({ id, fullName, specialty }: Named): DoctorOption => ({ value: id, label: doctorName(fullName), specialty });

/** Doctors grouped by hospital, both in alphabetical order; `kept` is included even if the search does not find it. */
export function doctorGroups(doctors: readonly Named[], kept?: Named): DoctorGroup[] {
  const all = kept && !doctors.some(({ id }) => id === kept.id) ? [...doctors, kept] : doctors;
  const groups = new Map<string, DoctorOption[]>();
  for (const doctor of all) {
    const hospital = doctor.hospitalName || 'No hospital';
    groups.set(hospital, [...(groups.get(hospital) ?? []), option(doctor)]);
  }
  const byLabel = (a: { label: string }, b: { label: string }): number => a.label.localeCompare(b.label);
  return [...groups].map(([label, options]) => ({ label, options: options.sort(byLabel) })).sort(byLabel);
}
