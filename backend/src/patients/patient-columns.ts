import { dayOf, DEFAULT_ZONE, type Day } from '@arogya/domain/clock';
import { presentAge } from '@arogya/domain/patients/age';
import type { CreatePatient, Patient, UpdatePatient } from './patient.dto';
import type { PatientRead } from './patients.sql';
import { phoneKey } from './phone-key';

/** Ages are computed by the day of the default zone. */
export const today = (): Day => dayOf(Date.now(), DEFAULT_ZONE);

/** What anybody may state about a patient. */
export type PatientFields = UpdatePatient & Partial<CreatePatient>;

/** The columns of the fields that were sent: a phone brings its key, an age the day it was told. */
export const columnsOf = ({ phone, age, ...fields }: PatientFields, today: Day) => ({
  ...fields,
  ...(phone === undefined ? {} : { phone, phoneKey: phoneKey(phone) }),
  ...(age === undefined ? {} : { ageTold: age, ageToldOn: age === null ? null : today }),
});

/** The answer for a row: the age is the present one, whenever it was told. */
export const toPatient = ({ ageTold, ageToldOn, ...rest }: PatientRead, today: Day): Patient => ({
  ...rest,
  age: ageTold === null || ageToldOn === null ? ageTold : presentAge(ageTold, ageToldOn, today),
});
