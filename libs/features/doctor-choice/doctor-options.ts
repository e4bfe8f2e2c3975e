import type { Doctor } from '@arogya/api/doctors';
import { namesApart } from '@arogya/domain/doctors/doctor-name';
import { isInCity, hospitalAndCity } from './city';

export interface DoctorOption {
  readonly value: string;
  readonly label: string;
  readonly specialty: string;
}

export interface DoctorGroup {
  readonly label: string;
  readonly options: readonly DoctorOption[];
}

type DoctorFacts = Pick<Doctor, 'id' | 'fullName' | 'specialty' | 'hospitalName' | 'city'>;

/**
 * Doctors grouped by hospital and city, both in alphabetical order, those of the person's city first; `kept` is included even if the
 * search does not find it.
 */
export function doctorGroups(doctors: readonly DoctorFacts[], kept?: DoctorFacts, place: string | null = null): DoctorGroup[] {
  const all = kept && !doctors.some(({ id }) => id === kept.id) ? [...doctors, kept] : doctors;
  const nameOf = namesApart(all);
  const option = (doctor: DoctorFacts): DoctorOption => ({ value: doctor.id, label: nameOf(doctor), specialty: doctor.specialty });
  const groups = new Map<string, DoctorOption[]>();
  const near = new Set<string>();
  for (const doctor of all) {
    const hospital = hospitalAndCity(doctor);
    if (isInCity(place, doctor.city)) near.add(hospital);
    groups.set(hospital, [...(groups.get(hospital) ?? []), option(doctor)]);
  }
  const byLabel = (a: { label: string }, b: { label: string }): number => a.label.localeCompare(b.label);
  const byPlace = (a: DoctorGroup, b: DoctorGroup): number => Number(near.has(b.label)) - Number(near.has(a.label)) || byLabel(a, b);
  return [...groups].map(([label, options]) => ({ label, options: options.sort(byLabel) })).sort(byPlace);
}
