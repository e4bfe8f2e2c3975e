import { isNamed } from '../search/typed';

interface Person {
  readonly name: string;
  readonly phoneKey: string;
  readonly email: string | null;
}

const digitsOf = (text: string): string => text.replace(/\D/gu, '');
/** So many digits are of a phone; fewer are a year or a number. */
const ENOUGH_DIGITS = 5;

function names(text: string, { name, phoneKey, email }: Person): boolean {
  const [digits, typed] = [digitsOf(text), text.trim().toLowerCase()];
  if (typed === '') return false;
  if (isNamed(typed, name) || (typed.includes('@') && email?.toLowerCase().includes(typed))) return true;
  return digits.length >= ENOUGH_DIGITS && digitsOf(phoneKey).includes(digits.replace(/^0+/u, ''));
}

/** Whether a saved view looks for this person, by what it searches or by its own name; rather one view too many than one too few. */
export const looksFor = ({ name, query }: { readonly name: string; readonly query: string }, person: Person): boolean =>
  names(new URLSearchParams(query).get('q') ?? '', person) ||
  (person.name.trim() !== '' && name.toLowerCase().includes(person.name.trim().toLowerCase()));
