import { foldedText } from '@arogya/domain/search/folding';
import type { LanguageWords } from '@arogya/languages/language-words';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import type { BookingDoctorAnswer } from '@arogya/api/booking';
import { specialtyIn } from '../words/said';

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

/** The doctors whose name or specialty, in English or as the page shows it, holds every word of the query. */
export function matching(
  words: LanguageWords,
  doctors: readonly BookingDoctorAnswer[],
  { query, specialty }: DoctorFilter,
): BookingDoctorAnswer[] {
  const wanted = plain(query).split(/\s+/u).filter(Boolean);
  return doctors.filter((doctor) => {
    const text = plain(`${doctorName(doctor.fullName)} ${doctor.specialty} ${specialtyIn(words, doctor.specialty)}`);
    return (!specialty || doctor.specialty === specialty) && wanted.every((word) => text.includes(word));
  });
}

export interface ListedSpecialty {
  /** As it is stored. */
  readonly name: string;
  readonly shown: string;
}

/** In the order of their letters; not by `localeCompare` but in English, since old phones and the server order other scripts differently. */
export function specialtiesOf(words: LanguageWords, doctors: readonly BookingDoctorAnswer[]): ListedSpecialty[] {
  const names = [...new Set(doctors.map(({ specialty }) => specialty))];
  const listed = names.map((name) => ({ name, shown: specialtyIn(words, name) }));
  const isEnglish = words.language === 'en';
  return listed.sort((a, b) => (isEnglish ? a.name.localeCompare(b.name, 'en') : a.shown < b.shown ? -1 : 1));
}
