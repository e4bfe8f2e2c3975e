import { slugFrom } from '@arogya/domain/hospitals/slug';
import { demoId, demoPhone } from './chance';
import { specialtyNames } from './catalogue';
import { stateId } from './places';
import type { DemoSize } from './size';

interface HospitalSeed {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly address: string;
  readonly type: string;
  /** How many doctors it has in the full set, and in the small one; without the latter it is left out there. */
  readonly full: number;
  readonly small?: number;
  /** The specialties of its doctors, when not all. */
  readonly focus?: readonly string[];
  readonly closed?: true;
}

/** The first one is the hospital of the demo accounts `hospital` and `doctor`. */
const HOSPITALS: readonly HospitalSeed[] = [
  {
    name: 'Sanjeevani Multispeciality Hospital',
    city: 'Pune',
    state: 'MH',
    address: '14 Karve Road, Erandwane',
    type: 'Multispeciality',
    full: 22,
    small: 4,
  },
  {
    name: "Mula River Children's Clinic",
    city: 'Pune',
    state: 'MH',
    address: '7 Baner Road, Aundh',
    type: 'Clinic',
    full: 8,
    focus: ['Paediatrics', 'ENT', 'Dentistry'],
  },
  {
    name: 'Gateway Heart Institute',
    city: 'Mumbai',
    state: 'MH',
    address: '201 Colaba Causeway, Colaba',
    type: 'Super speciality',
    full: 13,
    small: 2,
    focus: ['Cardiology', 'Cardiology', 'Pulmonology', 'General Medicine'],
  },
  { name: 'Arabian Sea General Hospital', city: 'Mumbai', state: 'MH', address: '55 Linking Road, Bandra West', type: 'General', full: 16 },
  {
    name: 'Cubbon Park Medical Centre',
    city: 'Bengaluru',
    state: 'KA',
    address: '9 Kasturba Road, Ashok Nagar',
    type: 'Multispeciality',
    full: 16,
  },
  { name: 'Namma Arogya Clinic', city: 'Bengaluru', state: 'KA', address: '118 4th Block, Jayanagar', type: 'Clinic', full: 8 },
  { name: 'Marina Bay Hospital', city: 'Chennai', state: 'TN', address: '32 Kamarajar Salai, Mylapore', type: 'Multispeciality', full: 14 },
  {
    name: 'Charminar Care Hospital',
    city: 'Hyderabad',
    state: 'TS',
    address: '77 Road No. 10, Banjara Hills',
    type: 'Multispeciality',
    full: 14,
  },
  { name: 'Yamuna Public Hospital', city: 'New Delhi', state: 'DL', address: 'A-12 Ring Road, Lajpat Nagar', type: 'General', full: 14 },
  {
    name: 'Lotus Women and Child Hospital',
    city: 'New Delhi',
    state: 'DL',
    address: '4 Pusa Road, Karol Bagh',
    type: 'Super speciality',
    full: 6,
    focus: ['Gynaecology and Obstetrics', 'Paediatrics'],
  },
  {
    name: 'Pink City Eye and Dental Centre',
    city: 'Jaipur',
    state: 'RJ',
    address: '21 MI Road, C Scheme',
    type: 'Clinic',
    full: 5,
    small: 1,
    focus: ['Ophthalmology', 'Dentistry'],
    closed: true,
  },
  {
    name: 'Sabarmati Wellness Hospital',
    city: 'Ahmedabad',
    state: 'GJ',
    address: '3 Ashram Road, Navrangpura',
    type: 'Multispeciality',
    full: 0,
    small: 0,
  },
];

/** Doctors of hospitals that are not listed: the name is typed by hand. */
export const OWN_PRACTICES: readonly { hospitalName: string; city: string }[] = [
  { hospitalName: 'Gokhale Clinic', city: 'Nashik' },
  { hospitalName: 'Backwater Family Practice', city: 'Kochi' },
  { hospitalName: "Dr. D'Souza's Dental Rooms", city: 'Panaji' },
  { hospitalName: 'Ganga Polyclinic', city: 'Varanasi' },
];

export interface DemoHospital {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly isActive: boolean;
  readonly doctorCount: number;
  readonly focus: readonly string[];
  readonly row: Readonly<Record<string, unknown>>;
}

const website = (slug: string): string => `https://${slug}.example.in`;

export function demoHospitals(size: DemoSize): DemoHospital[] {
  return HOSPITALS.flatMap((one, n) => {
    const doctorCount = one[size];
    if (doctorCount === undefined) return [];
    const focus = one.focus ?? specialtyNames;
    const slug = slugFrom(one.name);
    const id = demoId('hospital', n);
    const row = {
      id,
      name: one.name,
      address: one.address,
      city: one.city,
      state_id: stateId(one.state),
      phone: demoPhone(900 + n),
      email: `frontdesk@${slug}.example.in`,
      website: website(slug),
      type: one.type,
      accreditation: n % 3 === 0 ? 'NABH' : null,
      specialties: [...new Set(focus)].slice(0, 8),
      booking_slug: slug,
      time_zone: 'Asia/Kolkata',
      is_active: !one.closed,
    };
    return [{ id, name: one.name, city: one.city, isActive: !one.closed, doctorCount, focus, row }];
  });
}
