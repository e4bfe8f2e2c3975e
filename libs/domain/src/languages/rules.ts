import { oneOf, optional } from '../rule';
import { LANGUAGES } from './languages';

/** The language of messages to somebody; null: none is chosen. */
export const languageRule = optional(oneOf(LANGUAGES, 'Please choose one of the languages'));
