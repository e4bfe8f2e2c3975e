import { fieldsOf, type FieldTable } from './fields';

const patients: FieldTable = {
  ...fieldsOf(['Patient', 'UpdatePatient'], {
    age: 'The age in whole years, 1 to 150; it goes up by itself from the day it was given.',
  }),
  'Patient.phone': 'The phone number as it was typed. Several patients may share one.',
  'ReportedValue.field': 'Which field differs.',
  'ReportedValue.onFile': 'What the record says; null when it says nothing.',
  'ReportedValue.reported': 'What the patient said when they booked.',
  'SamePhone.id': 'The id of the other patient.',
  ...fieldsOf(['PatientData', 'PersonData'], { exportedAt: 'When the file was made: ISO 8601 with offset.' }),
  'PatientData.patient': 'The record of the patient.',
  'Erasure.leads': 'How many leads under the same name and phone were emptied.',
  'Erasure.enquiries': 'How many enquiries under the same name and phone were emptied.',
};

const doctors: FieldTable = {
  ...fieldsOf(['CreateDoctor', 'UpdateDoctor', 'Doctor', 'DoctorDetails'], {
    hospitalId: 'The hospital of the doctor; null when its name was typed by hand.',
    licenseNumber: 'The number of the licence to practise. Left out for agents.',
    services: 'The names of the services that the doctor offers, as in the reference list `services`.',
    isActive: 'Whether the doctor can be booked.',
    email: 'The e-mail address of the doctor. Left out for agents.',
  }),
  ...fieldsOf(['Doctor', 'DoctorDetails'], {
    userId: 'The account with which the doctor signs in; null without one. Left out for agents.',
    hospitalName: 'The name of the hospital, chosen or typed by hand.',
    hospital: 'The hospital with its time zone; null when its name was typed by hand.',
  }),
  ...fieldsOf(['HospitalOfDoctor'], { id: 'The id of the hospital.', name: 'The name of the hospital.' }),
};

const accounts: FieldTable = {
  ...fieldsOf(['CreateDoctor', 'UpdateDoctor', 'CreateHospital', 'UpdateHospital'], {
    username: 'The username of the new account, at least 3 characters; only with `createUserAccount`.',
    password: 'The first password of the new account, at least 6 characters; only with `createUserAccount`.',
  }),
  ...fieldsOf(['CreateUser', 'UpdateUser', 'StaffUser', 'CurrentUser', 'SignedInUser', 'Login', 'DoubtfulName'], {
    username: 'The name to sign in with; unique among accounts that are not deleted.',
  }),
  ...fieldsOf(['CreateUser', 'UpdateUser', 'StaffUser', 'CurrentUser', 'SignedInUser', 'DoubtfulName'], {
    email: 'The e-mail address of the account; unique among accounts that are not deleted.',
  }),
  ...fieldsOf(['CreateUser', 'UpdateUser', 'StaffUser', 'CurrentUser', 'SignedInUser'], {
    role: 'What the account may do; see docs/access.md.',
    hospitalId: 'The hospital to which a hospital_admin belongs; null for other roles.',
  }),
  ...fieldsOf(['CreateUser', 'UpdateUser', 'StaffUser'], {
    doctorId: 'The doctor whose account this is; null for other accounts.',
    isActive: 'Whether the account may sign in.',
  }),
  ...fieldsOf(['StaffUser', 'CurrentUser', 'SignedInUser'], { profileImageUrl: 'The address of a picture; null without one.' }),
  'CreateUser.password':
    'The first password, 6 to 128 characters (in production at least 8, of admins 12). It is good for 7 days. The user has to choose their own at the first sign-in.',
  'StaffUser.hospitalName': 'The name of that hospital; null for other roles.',
  'Login.password': 'The password, as it was typed; white space counts.',
  'SignInCode.code': 'Six digits of the authenticator app, or a recovery code; spaces and hyphens do not count.',
  'Confirmation.password': 'The present password.',
  'Confirmation.code': 'Only where a second factor is on: six digits of the authenticator app, or a recovery code.',
  'OwnPassword.code': 'Only where a second factor is on: six digits of the authenticator app, or a recovery code.',
  'DoubtfulName.id': 'The id of the account.',
  'SecondFactorSetup.secret': 'The secret in base 32, for typing it into an authenticator app.',
  'SecondFactorSetup.qrCode': 'The same as a picture: a PNG in a data URL.',
  'RecoveryCodes.codes': 'Ten codes, each good for one sign-in. They are kept as hashes, and nobody sees them again.',
  'OwnSession.id': 'The id of the session; it opens nothing.',
  'OwnSession.browser': 'Which browser on which system, as it said itself.',
  'OwnSession.sameNetwork': 'Whether it was opened from the network of this call; addresses are not kept.',
  'OwnSession.openedAt': 'When it was opened: ISO 8601 with offset.',
  'OwnSession.seenAt': 'When it was last used, within a minute: ISO 8601 with offset.',
  'OwnSession.current': 'Whether it is the session of this call.',
  'OwnPassword.currentPassword': 'The present password.',
  'OwnPassword.newPassword':
    'The new password, 6 to 128 characters (in production at least 8, of admins 12), different from the current one.',
};

export const PEOPLE: FieldTable = { ...patients, ...doctors, ...accounts };
