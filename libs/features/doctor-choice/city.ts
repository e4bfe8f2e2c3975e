import type { Doctor } from '@arogya/api/doctors';

type DoctorPlace = Pick<Doctor, 'hospitalName' | 'city'>;

const NO_CITY = 'other';
/** The words of a place, each between two spaces. */
const wordsOf = (text: string | null | undefined): string =>
  ` ${(text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
const isNone = (words: string): boolean => words.trim() === '' || words.trim() === NO_CITY;

/** Whether the place of a person ('Pune', 'Kothrud, Pune') names the city. */
export const isInCity = (place: string | null | undefined, city: string | null | undefined): boolean =>
  !isNone(wordsOf(city)) && wordsOf(place).includes(wordsOf(city));

/** Whether a person has to travel: both places are known, and they differ. */
export const isElsewhere = (place: string | null | undefined, city: string | null | undefined): boolean =>
  !isNone(wordsOf(place)) && !isNone(wordsOf(city)) && !isInCity(place, city);

/** Those of the person's city first, otherwise as they come. */
export const nearFirst = <D extends Pick<DoctorPlace, 'city'>>(doctors: readonly D[], place: string | null | undefined): D[] => [
  ...doctors.filter(({ city }) => isInCity(place, city)),
  ...doctors.filter(({ city }) => !isInCity(place, city)),
];

/** 'Lotus Care Hospital, Pune' */
export const hospitalAndCity = ({ hospitalName, city }: DoctorPlace): string =>
  [hospitalName || 'No hospital', ...(isNone(wordsOf(city)) ? [] : [city])].join(', ');

/** What the list of doctors is asked for: the city by its whole name, of 'Pune, Maharashtra' the first part. */
export const cityAsked = (place: string | null | undefined): string | undefined => {
  const city = (place ?? '').split(',')[0]?.trim();
  return city && !isNone(wordsOf(city)) ? city : undefined;
};
