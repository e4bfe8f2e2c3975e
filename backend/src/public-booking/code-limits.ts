import type { Limit } from '../http/limits';

/** Codes to one phone, whoever asks for them: they depend on requests only, so that they tell nothing of patients. */
export const CODE_LIMITS: Readonly<Record<string, Limit>> = {
  codeHour: { max: 3, seconds: 3600 },
  codeDay: { max: 10, seconds: 86_400 },
};
