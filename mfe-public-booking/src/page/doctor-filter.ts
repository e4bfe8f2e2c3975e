import { foldedText } from '@arogya/domain/search/folding';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import type { BookingDoctorAnswer } from '@arogya/api/booking';

/** With at least so many doctors the list has a filter. */
export const FILTER_FROM = 7;

export interface DoctorFilter {
  readonly query: string;
  readonly specialty: string;
}

export const NO_FILTER: DoctorFilter = { query: '', specialty: '' };

/** As it is searched; accents of Latin letters do not count. */
const plain = (text: string): string =>
  foldedText(text)
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');

/** The doctors whose name or specialty holds every word of the query. */
export function matching(doctors: readonly BookingDoctorAnswer[], { query, specialty }: DoctorFilter): BookingDoctorAnswer[] {
  const words = plain(query).split(/\s+/u).filter(Boolean);
  return doctors.filter((doctor) => {
    const text = plain(`${doctorName(doctor.fullName)} ${doctor.specialty}`);
    return (!specialty || doctor.specialty === specialty) && words.every((word) => text.includes(word));
  });
}

export const specialtiesOf = (doctors: readonly BookingDoctorAnswer[]): string[] =>
  [...new Set(doctors.map(({ specialty }) => specialty))].sort((a, b) => a.localeCompare(b, 'en'));
