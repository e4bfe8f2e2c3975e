import { dayOf, DEFAULT_ZONE, type Day } from '@arogya/domain/clock';
import { presentAge } from '@arogya/domain/patients/age';
import type { Gender } from '@arogya/domain/patients/rules';
import type { Patient } from './patient.dto';
import type { PatientEntity } from './patient.entity';
import { phoneKey } from './phone-key';

/** Ages are told and shown by the day of the default zone. */
export const today = (): Day => dayOf(Date.now(), DEFAULT_ZONE);

/** What anybody may state about a patient. */
export interface PatientFields {
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string | null;
  readonly age?: number | null;
  readonly gender?: Gender | null;
  readonly address?: string | null;
  readonly location?: string | null;
  readonly symptoms?: string | null;
  readonly notes?: string | null;
}

/** The columns of the fields that were sent: a phone brings its key, an age the day it was told. */
export function columnsOf({ phone, age, ...fields }: PatientFields, today: Day): Partial<PatientEntity> {
  return {
    ...fields,
    ...(phone === undefined ? {} : { phone, phoneKey: phoneKey(phone) }),
    ...(age === undefined ? {} : { ageTold: age, ageToldOn: age === null ? null : today }),
  };
}

export type PatientRead = Omit<Patient, 'age'> & { ageTold: number | null; ageToldOn: Day | null };

/** The answer for a row: the age is the present one, whenever it was told. */
export const toPatient = ({ ageTold, ageToldOn, ...rest }: PatientRead, today: Day): Patient => ({
  ...rest,
  age: ageTold === null || ageToldOn === null ? ageTold : presentAge(ageTold, ageToldOn, today),
});
