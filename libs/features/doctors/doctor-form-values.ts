import type { Weekday } from '@arogya/domain/clock';
import { CONSULTATION_MINUTES, doctorRules } from '@arogya/domain/doctors/rules';
import { DEFAULT_TIME_SLOTS, DEFAULT_WORKING_DAYS } from '@arogya/domain/doctors/time-ranges';
import type { Rule } from '@arogya/domain/rule';
import { NO_ACCOUNT, accountBody, type AccountValues } from '@arogya/features/users/account-fields';
import type { Doctor } from '@arogya/api/doctors';

/** Chosen instead of a hospital's id: the name is typed. */
export const OTHER = 'other';

export interface DoctorValues extends AccountValues {
  fullName: string;
  specialty: string;
  licenseNumber: string;
  experience: number | null;
  phone: string;
  email: string;
  isActive: boolean;
  /** The id of a hospital of ours, or OTHER. */
  hospitalId: string | undefined;
  /** Typed when the choice is OTHER. */
  hospitalName: string;
  city: string | undefined;
  workingDays: Weekday[];
  timeSlots: string[];
  consultationMinutes: number | null;
  services: string[];
}

export interface OwnHospital {
  readonly id: string;
  readonly name: string;
  readonly city?: string | null;
}

/** A missing choice of hospital gives the sentence for a missing hospital name. */
export const hospitalChoiceRule: Rule = { ...doctorRules.hospitalName, check: (value) => doctorRules.hospitalName.check(value) };

/** A new doctor: the default hours, and the hospital when there is only one to choose. */
export const newDoctor = (own: OwnHospital | null): DoctorValues => ({
  fullName: '',
  specialty: '',
  licenseNumber: '',
  experience: null,
  phone: '',
  email: '',
  isActive: true,
  hospitalId: own?.id,
  hospitalName: '',
  city: own?.city ?? undefined,
  workingDays: [...DEFAULT_WORKING_DAYS],
  timeSlots: [...DEFAULT_TIME_SLOTS],
  consultationMinutes: CONSULTATION_MINUTES.default,
  services: [],
  ...NO_ACCOUNT,
});

export const doctorValues = (doctor: Doctor): DoctorValues => ({
  fullName: doctor.fullName,
  specialty: doctor.specialty,
  licenseNumber: doctor.licenseNumber ?? '',
  experience: doctor.experience ?? null,
  phone: doctor.phone,
  email: doctor.email ?? '',
  isActive: doctor.isActive,
  hospitalId: doctor.hospitalId ?? OTHER,
  hospitalName: doctor.hospitalId ? '' : (doctor.hospitalName ?? ''),
  city: doctor.city,
  workingDays: [...doctor.workingDays],
  timeSlots: [...doctor.timeSlots],
  consultationMinutes: doctor.consultationMinutes,
  services: [...doctor.services],
  ...NO_ACCOUNT,
});

/** The body of POST and PUT doctors. `nameOf` answers the name of a chosen hospital. */
export function doctorBody(values: DoctorValues, nameOf: (hospitalId: string) => string) {
  const { createUserAccount, username, password, hospitalId = '', hospitalName, city = '', ...rest } = values;
  const typed = hospitalId === OTHER;
  return {
    ...rest,
    city,
    hospitalId: typed ? null : hospitalId,
    hospitalName: typed ? hospitalName.trim() : nameOf(hospitalId),
    ...accountBody({ createUserAccount, username, password }),
  };
}
