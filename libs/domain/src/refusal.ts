/** The kinds of errors, each with its HTTP status. */
export const STATUS_OF = {
  invalid: 400,
  signedOut: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  unsupported: 415,
  unprocessable: 422,
  tooMany: 429,
  unexpected: 500,
  unavailable: 503,
} as const;
export type RefusalKind = keyof typeof STATUS_OF;

/** Every error of the API: its code, its kind and the sentence a person reads. */
export const REFUSALS = {
  invalid: ['invalid', 'Please check the marked fields.'],
  invalidCode: ['invalid', 'Invalid or expired code.'],
  malformed: ['invalid', 'The request could not be read.'],
  tooLarge: ['tooLarge', 'The request is too large.'],
  unsupported: ['unsupported', 'Please send the request as JSON.'],
  signedOut: ['signedOut', 'You are logged out. Logging in again...'],
  badKey: ['signedOut', 'This key cannot be used here: it is unknown, expired or revoked, or not allowed from this network.'],
  wrongPassword: ['signedOut', 'Invalid username or password'],
  secondFactor: ['signedOut', 'Please enter the code from your authenticator app.'],
  signInExpired: ['signedOut', 'Please enter your username and password again.'],
  forbidden: ['forbidden', "You don't have permission to do this."],
  passwordToChange: ['forbidden', 'Please choose a new password first: someone else knows the current one.'],
  secondFactorToSetUp: ['forbidden', 'Please set up two-step sign-in first: your account needs it here.'],
  digitsNeeded: ['forbidden', 'Please enter the last four digits of the phone number of this appointment.'],
  digitsWrong: ['forbidden', 'These are not the last four digits of the phone number of this appointment.'],
  confirmNeeded: ['forbidden', 'Please enter your password again, to confirm that it is you.'],
  noHospital: ['forbidden', 'Your account is not linked to a hospital yet. Please ask an administrator.'],
  hospitalClosed: ['forbidden', 'The hospital of this account is closed, and so is the account. Please ask an administrator.'],
  firstPasswordExpired: ['forbidden', 'This first password was not used within 7 days. Please ask an administrator for a new one.'],
  missingScope: ['forbidden', 'This integration has no scope for this call.'],
  foreignOrigin: ['forbidden', 'This request came from another site and was refused.'],
  notFound: ['notFound', 'This record does not exist or is not yours to see.'],
  noRoute: ['notFound', 'There is nothing at this address.'],
  hospitalNotFound: ['notFound', "The booking link you're looking for doesn't exist."],
  bookingSessionExpired: ['notFound', 'Booking session expired. Please enter your phone number again.'],
  noCodes: ['notFound', 'Codes are not sent here. You can book as a new patient.'],
  patientUnknown: ['notFound', 'No patient has this phone number yet.'],
  slotTaken: ['conflict', 'This time has just been taken. Please choose another one.'],
  slotHeld: ['conflict', 'Someone is choosing this time on the website right now.'],
  slotNotOffered: ['conflict', 'This time cannot be booked. Please choose another one.'],
  stale: ['conflict', 'Someone else has changed this record since you opened it.'],
  taken: ['conflict', 'This value is already in use.'],
  externalIdTaken: ['conflict', 'Another record has this external id already.'],
  externalIdGone: ['conflict', 'The record with this external id was deleted, or is not yours to see any more.'],
  busy: ['conflict', 'Someone else is changing this record right now. Please try again.'],
  undoEnded: ['conflict', 'This can no longer be undone.'],
  inUse: ['conflict', 'This entry is still in use.'],
  nothingReported: ['conflict', 'What the patient reported has already been dealt with.'],
  archived: ['conflict', 'This record has been archived.'],
  statusNotAllowed: ['conflict', 'The current status cannot be changed to this one.'],
  tooManyViews: ['conflict', 'You can keep 50 saved views. Please delete one first.'],
  leadBooked: ['conflict', 'This lead already has an appointment.'],
  leadTaken: ['conflict', 'Another agent has taken this lead.'],
  lastAdmin: ['conflict', 'There must always be one active administrator.'],
  secondFactorOn: ['conflict', 'Two-step sign-in is already on.'],
  administratorResumes: [
    'conflict',
    'This webhook rests since a restore, or under another address than it was saved under: an administrator resumes it.',
  ],
  webhookRests: ['conflict', 'Nothing is sent to this webhook now. Resume it first.'],
  onItsWay: ['conflict', 'This delivery is on its way already.'],
  tooManyWebhooks: ['conflict', 'An integration has at most 10 webhooks. Please delete one first.'],
  notServed: ['conflict', 'This release cannot be live here.'],
  yourself: ['conflict', 'You cannot do this to your own account.'],
  appointmentBegun: ['conflict', 'This appointment has begun. Please call the hospital.'],
  appointmentClosed: ['conflict', 'This appointment is over or cancelled. Please call the hospital.'],
  changeTooLate: ['conflict', 'It is too late for this here. Please call the hospital.'],
  movesUsed: ['conflict', 'This appointment cannot be moved any more here. Please call the hospital.'],
  notToday: ['conflict', 'You can say that you will be late on the day of the appointment.'],
  noLink: ['conflict', 'There is no page for this appointment any more: it is long over, or its doctor has no hospital.'],
  noBookingNow: ['conflict', 'This doctor takes no bookings here at present. Please call the hospital.'],
  digitsUsedUp: ['tooMany', 'Wrong digits were entered too often. Please call the hospital.'],
  bookingLimit: ['tooMany', 'There are already too many open bookings from this browser. Please call the hospital.'],
  oneADay: ['conflict', 'This person already has an appointment with this doctor on that day.'],
  codeNeeded: ['conflict', 'This day is in high demand. Please confirm your phone number with a code to book it.'],
  networkLimit: ['tooMany', 'There are already many bookings for this day from your internet connection. Please call the hospital.'],
  cursorLost: ['gone', 'This place among the changes is not known any more. Please begin again: a new head, then the lists.'],
  keyReused: ['unprocessable', 'This Idempotency-Key was used for another request.'],
  tooMany: ['tooMany', 'Too many requests. Please wait a moment and try again.'],
  unexpected: ['unexpected', 'Something went wrong on our side. Please try again.'],
  draining: ['unavailable', 'This server is being stopped. Another one will answer.'],
  schema: ['unavailable', 'This server is older than its database. Another one will answer.'],
  unavailable: ['unavailable', 'The service is not available right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [RefusalKind, string]>;
export type RefusalCode = keyof typeof REFUSALS;

export interface RefusalMore {
  /** The sentence per field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** A better sentence than the table's. */
  readonly message?: string;
  /** Further members of the answer, such as `nearest`. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** An error that a rule demands. It can be thrown anywhere; one filter answers it as problem+json. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly extra: Readonly<Record<string, unknown>> | undefined;

  constructor(
    readonly code: RefusalCode,
    { errors, message, extra }: RefusalMore = {},
  ) {
    super(message ?? REFUSALS[code][1]);
    this.name = 'Refusal';
    this.kind = REFUSALS[code][0];
    this.errors = errors;
    this.extra = extra;
  }

  get status(): number {
    return STATUS_OF[this.kind];
  }
}
