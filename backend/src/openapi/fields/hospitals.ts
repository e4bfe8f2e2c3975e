import { fieldsOf, type FieldTable } from './fields';

export const HOSPITALS: FieldTable = {
  ...fieldsOf(['CreateHospital', 'UpdateHospital', 'Hospital'], {
    stateId: 'The state that the hospital is in, from the reference list `states`.',
    website: 'The address of its website.',
    type: 'What kind of hospital it is, free text.',
    accreditation: 'Its accreditation, free text.',
    specialties: 'The names of its specialties, as in the reference list `specialties`.',
    isActive: 'Whether its booking page is open.',
    phone: 'Its phone number, shown to patients.',
    email: 'Its e-mail address.',
  }),
  ...fieldsOf(
    ['CreateHospital', 'UpdateHospital', 'Hospital', 'ActiveHospital', 'BookingHospitalAnswer', 'BookedHospital', 'AppointmentHospital'],
    {
      name: 'The name of the hospital.',
    },
  ),
  ...fieldsOf(['BookingHospitalAnswer', 'BookedHospital'], {
    phone: 'The phone number to call, as it is shown; null when the hospital has given none.',
    call: 'The address that dials it; null where that is no number.',
  }),
  'CreateHospital.bookingSlug': 'The part of the booking link behind `/book/`; without it, it is made from the name.',
  'BookingAddress.bookingSlug': 'The part of the booking link behind `/book/`, free at this moment.',
  'BookingHospitalAnswer.bookingSlug': 'The part of the booking link behind `/book/`.',
  'HospitalTotals.total': 'How many hospitals there are that are not archived.',
  'HospitalTotals.active': 'How many of them are active.',
  'HospitalTotals.inactive': 'How many of them are inactive.',
  'HospitalQr.bookingUrl': 'The address of the booking page that the QR code leads to.',
  'HospitalQr.phone': "The hospital's phone, for the poster.",
  'HospitalQr.stateCode': 'The code of its state, from which the second language of the poster follows; null if the hospital has none.',
};
