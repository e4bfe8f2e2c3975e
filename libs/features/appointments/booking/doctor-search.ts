import { foldedText } from '@arogya/domain/search/folding';
import type { Doctor } from '@arogya/api/doctors';
import { nearFirst } from '@arogya/features/doctor-choice/city';

export type FoundDoctor = Pick<Doctor, 'id' | 'fullName' | 'specialty' | 'hospitalName' | 'city'>;

const wordsOf = (text: string | null): string[] => foldedText(text ?? '').split(/[\s.,-]+/u);

/** 0 is the best: a word of the name begins so, then of the specialty, then of the hospital, then what is anywhere else. */
function rankOf({ fullName, specialty, hospitalName }: FoundDoctor, typed: string): number {
  const at = [fullName, specialty, hospitalName].findIndex((text) => wordsOf(text).some((word) => word.startsWith(typed)));
  return at === -1 ? 3 : at;
}

/** Whether each typed word is somewhere in the doctor's name, specialty or hospital. */
function isFound({ fullName, specialty, hospitalName }: FoundDoctor, typed: string): boolean {
  const all = foldedText(`${fullName} ${specialty} ${hospitalName ?? ''}`);
  return wordsOf(typed).every((word) => all.includes(word));
}

/**
 * The doctors that match what was typed, the best match first, of equal ones those of the person's city; with nothing typed all of
 * them, those of the city first.
 */
export function findDoctors<D extends FoundDoctor>(doctors: readonly D[], text: string, place: string | null = null): D[] {
  const typed = foldedText(text).trim();
  const ordered = nearFirst(doctors, place);
  if (typed === '') return ordered;
  const [first = ''] = wordsOf(typed);
  const found = ordered.filter((doctor) => isFound(doctor, typed)).map((doctor) => ({ doctor, rank: rankOf(doctor, first) }));
  return found.sort((a, b) => a.rank - b.rank).map(({ doctor }) => doctor);
}

/** Puts the offered doctor first. */
export const offeredFirst = <D extends FoundDoctor>(doctors: readonly D[], offered: D | undefined): D[] =>
  offered ? [offered, ...doctors.filter(({ id }) => id !== offered.id)] : [...doctors];
