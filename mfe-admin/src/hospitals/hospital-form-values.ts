import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { cityFrom, cityKey } from '@arogya/features/reference/choices';
import { NO_ACCOUNT, accountBody, type AccountValues } from '@arogya/features/users/account-fields';
import type { Hospital } from '@arogya/api/hospitals';

export interface HospitalValues extends AccountValues {
  name: string;
  /** Of a new hospital; it never changes. */
  bookingSlug?: string;
  /** City and state in one value (see cityKey); undefined until one is chosen. */
  city: string | undefined;
  address: string;
  phone: string;
  email: string;
  website: string;
  type: string;
  accreditation: string;
  specialties: string[];
  timeZone: string;
  isActive: boolean;
}

export const NEW_HOSPITAL: HospitalValues = {
  name: '',
  city: undefined,
  address: '',
  phone: '',
  email: '',
  website: '',
  type: '',
  accreditation: '',
  specialties: [],
  timeZone: DEFAULT_ZONE,
  isActive: true,
  ...NO_ACCOUNT,
};

export const hospitalValues = (hospital: Hospital): HospitalValues => ({
  name: hospital.name,
  city: cityKey(hospital.city, hospital.stateId),
  address: hospital.address ?? '',
  phone: hospital.phone ?? '',
  email: hospital.email ?? '',
  website: hospital.website ?? '',
  type: hospital.type ?? '',
  accreditation: hospital.accreditation ?? '',
  specialties: [...hospital.specialties],
  timeZone: hospital.timeZone,
  isActive: hospital.isActive,
  ...NO_ACCOUNT,
});

/** The body of POST and PUT hospitals, with the administrator's account if one is wanted. */
export function hospitalBody({ createUserAccount, username, password, city, bookingSlug: _address, ...rest }: HospitalValues) {
  return { ...rest, ...cityFrom(city ?? ''), ...accountBody({ createUserAccount, username, password }) };
}
