import type { LanguageWords } from '@arogya/languages/language-words';
import type { ApiFailure } from '@arogya/light/failure';
import { failureIn } from '../words/said';

const PROBLEM = 'urn:arogyadesk:';

interface ProblemBody {
  readonly type?: string;
  /** Of wrong digits: how many more there may be. */
  readonly triesLeft?: number;
}

export const problemOf = ({ body }: ApiFailure): ProblemBody => body ?? {};

export const isProblem = (failure: ApiFailure, ...codes: readonly string[]): boolean =>
  codes.some((code) => problemOf(failure).type === PROBLEM + code);

/** One sentence for a refused or unanswered act: the server's own, where it has said one, in the language of the page. */
export function sentenceFor(words: LanguageWords, failure: ApiFailure): string {
  const { lost, failed } = words.pages.appointment.failure;
  return failure.status === 0 ? lost() : failureIn(words, failure, failed());
}
