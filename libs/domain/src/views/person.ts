import { foldedText } from '../search/folding';
import { partOfPhone } from '../phones/phone';
import { digitsOf } from '../phones/plain';
import { isNamed } from '../search/typed';

interface Person {
  readonly name: string;
  readonly phoneKey: string;
  readonly email: string | null;
}

/** So many digits are of a phone; fewer are a year or a number. */
const ENOUGH_DIGITS = 5;

function names(text: string, { name, phoneKey, email }: Person): boolean {
  const [part, typed] = [partOfPhone(text) || digitsOf(text), foldedText(text).trim()];
  if (typed === '') return false;
  if (isNamed(typed, name) || (typed.includes('@') && foldedText(email ?? '').includes(typed))) return true;
  return part.length >= ENOUGH_DIGITS && phoneKey.includes(part);
}

/** Whether a saved view looks for this person, by what it searches or by its own name; rather one view too many than one too few. */
export const looksFor = ({ name, query }: { readonly name: string; readonly query: string }, person: Person): boolean =>
  names(new URLSearchParams(query).get('q') ?? '', person) ||
  (person.name.trim() !== '' && foldedText(name).includes(foldedText(person.name).trim()));
