import { fieldsOf, type FieldTable } from './fields';

const appointment: FieldTable = {
  ...fieldsOf(['Appointment', 'NeededAppointment', 'CreateAppointment'], { patientId: 'The id of the patient.' }),
  ...fieldsOf(['Appointment', 'NeededAppointment', 'UpdateAppointment'], {
    feedback: 'What the doctor writes after the appointment, free text.',
  }),
  ...fieldsOf(['Appointment', 'NeededAppointment', 'CreateAppointment', 'UpdateAppointment', 'NewBooking', 'BookLead'], {
    notes: 'Notes for the appointment, free text.',
  }),
  ...fieldsOf(['Appointment', 'NeededAppointment', 'UpdateAppointment', 'BookedAppointmentAnswer'], {
    status: 'Where the appointment stands. All but `cancelled` and `no_show` occupy its time.',
  }),
  ...fieldsOf(['CreateAppointment', 'NewBooking'], { status: 'A new appointment is `pending`, whether this is sent or not.' }),
  ...fieldsOf(['Appointment', 'NeededAppointment'], {
    source: 'Who booked it: staff, or the patient on the booking page.',
    patient: 'The patient in short.',
    doctor: 'The doctor in short.',
    hospital: 'The hospital in short; null when the doctor belongs to none of ours.',
  }),
  'AppointmentPatient.id': 'The id of the patient.',
  ...fieldsOf(['AppointmentDoctor', 'BookedDoctor', 'BookingDoctorAnswer', 'LeadDoctor'], { id: 'The id of the doctor.' }),
  'AppointmentHospital.id': 'The id of the hospital.',
  'AppointmentStats.total': 'Appointments of every status, of any day.',
  'AppointmentStats.pending': 'Appointments waiting for confirmation, on any day.',
  'AppointmentStats.confirmed': 'Confirmed appointments, of any day.',
  'AppointmentStats.completedToday': "Today's completed appointments, each by the clock of its hospital.",
  'AppointmentStats.cancelled': 'Cancelled appointments, of any day.',
};

const slots: FieldTable = {
  'DoctorSlots.timeZone': 'The IANA name of the time zone in which `day` and `time` are.',
  'DoctorSlots.appointmentMinutes': 'How long an appointment of the doctor lasts, in minutes.',
  'DoctorSlots.days': 'The days that were asked for, each with its starts.',
  'SlotDay.day': 'The day on the clock of the hospital, YYYY-MM-DD.',
  'SlotDay.starts': 'The starts of the day in their order; empty when there are none.',
  'SlotStart.at': 'The start: ISO 8601 with offset; send it as `appointmentDate`.',
  'SlotStart.time': 'The start on the clock of the hospital: HH:MM, 24 hours.',
  'SlotStart.free': 'Whether it can be booked.',
  'SlotStart.reason': 'Why it cannot be booked; left out when it can.',
};

const booking: FieldTable = {
  'NewHold.slug': 'The part of the booking link behind `/book/`.',
  'NewHold.appointmentDate': 'The start to keep: ISO 8601 with offset, as in `at` of the slots.',
  'HoldAnswer.expiresAt': 'Until when the start is kept: ISO 8601 with offset; null without a hold.',
  'CodeRequestAnswer.expiresAt': 'Until when the code may be used: ISO 8601 with offset.',
  'VerifyCode.requestId': 'The `requestId` with which the code was asked for.',
  'VerifyCode.code': 'The six digits of the code.',
  ...fieldsOf(['RequestCode', 'VerifyCode'], { phone: 'The phone number to which the code goes, at least 10 characters.' }),
  'PhoneCheckAnswer.exists': 'Whether this browser may know of a patient with this phone.',
  'PhoneCheckAnswer.patient': 'The patient last booked from this browser; null when it knows of none.',
  'PhoneCheckAnswer.verification': 'Whether the phone can be proven by a one-time code.',
  'Verification.available': 'Whether codes are sent here.',
  'Verification.channel': 'How they are sent; null when they are not.',
  'BookedAppointmentAnswer.doctor': 'The doctor of the appointment.',
  'BookedAppointmentAnswer.hospital': 'The hospital of the appointment.',
};

export const APPOINTMENTS: FieldTable = { ...appointment, ...slots, ...booking };
