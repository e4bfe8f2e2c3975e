/** For what is longer, empty, or holds signs that nobody sees. */
export const NOT_AN_EXTERNAL_ID = 'An external id has 1 to 100 visible characters';
export const ONLY_INTEGRATIONS_NAME = 'Only integrations give records external ids; please leave this out';
export const ERASED_HAS_NO_EXTERNAL_ID = 'The person of this record was erased: it takes no external id';
export const PATIENT_NEEDS_EXTERNAL_ID =
  'An integration of a hospital adds a patient under an external id: please send the one of your own records';
