import { leadMeanwhile } from '@arogya/domain/leads/texts';
import { orSayPresent } from '@arogya/features/versions/present-record';
import type { Lead } from './lead';

/** Changes a lead as it was shown. When somebody else was first, the failure says what it is now. */
export const orSayMeanwhile = <T>(shown: Lead, change: () => Promise<T>): Promise<T> =>
  orSayPresent<Lead, T>(change, (present) => leadMeanwhile(shown, present));
