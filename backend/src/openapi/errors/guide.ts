import type { RefusalCode } from '@arogya/domain/refusal';

/** When a call is refused with a code, and what its caller does then. */
export const GUIDE: Readonly<Record<RefusalCode, readonly [when: string, then: string]>> = {
  invalid: [
    'A field of the body, a parameter or a header breaks its rule, or is not known here. `errors` names each of them with a sentence.',
    'Correct these fields and send the call again. The rules stand in the contract.',
  ],
  invalidCode: [
    'The one-time code is wrong, used, older than ten minutes, or has been tried five times.',
    'Ask the visitor to look again, or ask for a new code.',
  ],
  malformed: [
    'The request could not be read: the body is no JSON, the address cannot be decoded, or a text holds characters that cannot be stored.',
    'Send UTF-8 JSON without control characters, nested at most eight deep.',
  ],
  tooLarge: [
    'The body is larger than 64 KB (decisions about a calendar: 128 KB; a file of a release: 5 MB), or the address is too long.',
    'Send less in one call.',
  ],
  unsupported: ['The body came as another type than JSON.', 'Send `Content-Type: application/json`.'],
  signedOut: [
    'The call needs a session, and none came with it, or it has ended: signed out, unused for too long, account disabled, password changed.',
    'Sign in with POST /api/auth/login, keep the cookie `__Host-sid`, and send the call again.',
  ],
  badKey: [
    'The call came with a key of an integration (`Authorization: Bearer adi_…`) that is unknown, cut, expired or revoked, comes from a network that is not its own, or whose integration is off or of a closed hospital. The answer does not say which of these. A session beside it does not count.',
    'Compare the key with the one that was shown when it was made, and ask an administrator to look at it on the page Integrations.',
  ],
  wrongPassword: [
    'Username and password do not belong together. The answer is the same whether the account exists or not.',
    'Check both. After five failures within 15 minutes each further one has to wait longer (429).',
  ],
  secondFactor: [
    'Username and password are right, and the account has a second factor. The cookie of the answer says which sign-in waits, for 5 minutes.',
    'Send the code with POST /api/auth/login/code, with that cookie.',
  ],
  signInExpired: [
    'No sign-in of this browser waits for a code: the 5 minutes are over, or the code was sent already.',
    'Begin again with POST /api/auth/login.',
  ],
  forbidden: ['The role of the account has no permission for this call.', 'Use an account with another role; docs/access.md says which.'],
  passwordToChange: [
    'Somebody else chose the password of the account. Until its user chooses their own, only that is possible.',
    'Choose a new password with PUT /api/auth/password.',
  ],
  secondFactorToSetUp: [
    'The role needs a second factor on this server (production), and the account has none.',
    'Set it up: POST, then PUT /api/auth/second-factor.',
  ],
  digitsNeeded: [
    'By the link, an appointment is moved or cancelled with the last four digits of its phone, unless the browser has booked it, knows the patient or has proven the phone. None came with the call.',
    'Ask for the digits and send the call again with `digits`. GET /api/link/{token} says with `digitsNeeded` whether this browser needs them.',
  ],
  digitsWrong: [
    'The digits are not the last four of the phone to which messages of the appointment go. `triesLeft` says how many tries are left within the hour.',
    'Ask the patient to look again, or to call the hospital.',
  ],
  confirmNeeded: [
    'The call needs a fresh proof of who is calling, and the last one in this session is older than 5 minutes.',
    'Send the password, and the code where a second factor is on, with POST /api/auth/confirm; then send the call again.',
  ],
  noHospital: [
    'The account is a hospital administrator without a hospital.',
    'An administrator sets the hospital with PUT /api/users/{id}.',
  ],
  hospitalClosed: [
    'Username and password are right, but the hospital that the account administers was deleted or is inactive.',
    'Restore or activate the hospital, or give the account another one with PUT /api/users/{id}.',
  ],
  firstPasswordExpired: [
    'Username and password are right, but an administrator has set the password, and it was not replaced within 7 days.',
    'An administrator sets another one with PUT /api/users/{id}.',
  ],
  missingScope: [
    'The integration may not make this call: `scope` names the scope that it would need, as the header `WWW-Authenticate` does.',
    'An administrator can add the scope on the page Integrations.',
  ],
  foreignOrigin: [
    'A browser said that another website sent the call (`Sec-Fetch-Site`, `Origin`), or the address names another host than this server (`Host`).',
    'Call from the own address of the installation, or from a server, which sends neither of the first two headers; `ALLOWED_HOSTS` names further hosts.',
  ],
  notFound: [
    'The record does not exist, has been deleted, or belongs to somebody whose records this account does not see. The answer does not say which of these.',
    'Check the id, and read the list anew.',
  ],
  noRoute: [
    'No call has this method and address. The link of an appointment is answered so too where it is wrong, was replaced, is over since seven days, or where its patient was erased: nobody can tell which.',
    'Compare both with the contract; whoever has such a link calls the hospital.',
  ],
  hospitalNotFound: ['No active hospital has this booking link.', 'Take the link anew from the hospital; links are given once and kept.'],
  bookingSessionExpired: [
    'The handle of the visitor is unknown, older than 30 minutes, was made in another browser, or has been used for three bookings.',
    'Check the phone again (GET /api/patients/booking/check-phone/{phone}), or enter the visitor anew.',
  ],
  noCodes: ['This installation sends no one-time codes.', 'Book as a new patient.'],
  patientUnknown: ['No patient who is not deleted has this phone number.', 'Create the patient with POST /api/patients.'],
  slotTaken: ['Somebody else has the time by now.', 'Choose one of `nearest`, the three free starts next to it, and book again.'],
  slotHeld: [
    'A visitor of the booking page is choosing this time; it is kept for them until `heldUntil`.',
    'Choose another one of `nearest`, or send `takeHeld: true` to book it all the same.',
  ],
  slotNotOffered: [
    'The doctor does not offer this start; `reason` says why: not a working day, outside the hours, too soon, already past.',
    'Choose one of `nearest`, or a free start of GET /api/doctors/{id}/slots.',
  ],
  stale: [
    'The record has changed since the version in `If-Match` was read. `errors` names the fields that differ, `current` is the record as it is now.',
    'Merge the changes, and send them with the new ETag.',
  ],
  taken: ['The value must be unique, and another record has it; `errors` names the field.', 'Choose another value.'],
  externalIdTaken: [
    'The integration that calls has given the external id to another record; `id` says which. Ids of other integrations are never in the way.',
    'Change that record, or send another external id.',
  ],
  externalIdGone: [
    'The integration has given the external id to a record that was deleted since, or belongs to another hospital by now; `id` says which. It is neither brought back nor made anew: somebody has decided so.',
    'Ask the hospital to bring it back, or send another external id.',
  ],
  busy: ['Somebody else is changing the same record in this moment.', 'Send the call again after a second.'],
  undoEnded: [
    'The seconds in which it can be undone are over, somebody else made the change, or something has changed since.',
    'Change it as it is now.',
  ],
  inUse: ['Other records use this entry; the answer says how many.', 'Change these records first, or make the entry inactive.'],
  nothingReported: [
    'The patient reported nothing with this appointment, or staff have decided about it already.',
    'Read the appointment anew.',
  ],
  archived: ['The record, or one that it belongs to, has been deleted.', 'Restore that one first.'],
  statusNotAllowed: ['The status cannot follow the present one.', 'Read the record anew, and choose another status.'],
  tooManyViews: ['The account keeps as many views as it may, over all screens.', 'Delete one of them first.'],
  leadBooked: ['The lead has an appointment that is still to come.', 'Move that appointment, or cancel it first.'],
  leadTaken: ['Another agent has claimed the lead.', 'Read the list of unassigned leads anew.'],
  administratorResumes: [
    'The database was restored or moved, or the server has another public address than before, so that its webhooks rest. A key does not end that.',
    'Ask an administrator to resume the webhook on the page of integrations. A copy of the database is meant to call nobody.',
  ],
  webhookRests: [
    'The webhook rests since a restore or under another address, or its secret can no longer be read; a test would call the receiver all the same.',
    'Resume the webhook, or set a new secret, and call again.',
  ],
  onItsWay: ['The delivery waits or goes out at this moment.', 'Wait for what comes of it; the list of deliveries shows it.'],
  tooManyWebhooks: ['The integration has as many webhooks as it may have.', 'Delete one, or choose more types for one that is there.'],
  notServed: [
    'The release needs a newer shell or server, has a page that another micro-frontend has for the same role, or is what is live already; or there is nothing to go back to. `message` says which.',
    'Ship what it needs first, or choose another release.',
  ],
  lastAdmin: ['After this change nobody could administer the installation.', 'Make another account an active administrator first.'],
  secondFactorOn: ['The account has a second factor.', 'Turn it off first with DELETE /api/auth/second-factor.'],
  yourself: ['An account cannot disable or delete itself, or take its own role away.', 'Let another administrator do it.'],
  appointmentBegun: ['By its link, an appointment is confirmed, moved or cancelled before it begins.', 'Show the phone of the hospital.'],
  appointmentClosed: [
    'The appointment of the link is cancelled, deleted, completed or missed.',
    'Offer to book again, or show the phone of the hospital.',
  ],
  changeTooLate: [
    'An appointment is moved or cancelled by its link until `changeUntil` minutes before the start, as its hospital has set it; late can be said until an hour after the start.',
    'Show the phone of the hospital.',
  ],
  movesUsed: [
    'The patient has moved this appointment by its link as often as its hospital allows.',
    'Show the phone of the hospital; cancelling is still possible.',
  ],
  notToday: [
    'Late is said on the day of the appointment, from 12 hours before the start.',
    'Send the call again on the day; until then the appointment can be moved.',
  ],
  noLink: [
    'The patient has no page for this appointment: it ended more than seven days ago, or its doctor belongs to no hospital.',
    'Nothing: there is no link to show.',
  ],
  noBookingNow: [
    'The doctor or the hospital of the appointment takes no bookings, so it cannot be moved by its link.',
    'Show the phone of the hospital; cancelling is still possible.',
  ],
  digitsUsedUp: [
    'Five wrong entries of the last four digits of the phone were made for this appointment within an hour. Right ones are refused too until the hour is over.',
    'Show the phone of the hospital. The browser that has booked goes on without digits.',
  ],
  bookingLimit: [
    'This browser, or this phone, has as many open bookings as visitors may have.',
    'Let the hospital book it, or wait for an appointment to pass.',
  ],
  oneADay: ['The visitor has an appointment with this doctor on this day already.', 'Choose another day, or move the present appointment.'],
  codeNeeded: [
    'So many visitors without a proven phone have booked this day that it is kept for those who prove theirs.',
    'Prove the phone with a one-time code (POST /api/patients/booking/otp/request), and book again.',
  ],
  networkLimit: ['Many visitors of one network have booked this much demanded day.', 'Let the hospital book it, or choose another day.'],
  cursorLost: [
    'The cursor of GET /api/changes does not stand among the changes that are kept: it is older than they are kept for, of another installation, or a backup was restored since.',
    'Nothing is passed over silently. Take a new head with GET /api/changes/head, read the lists again, and go on from that head; docs/integrators/sync.md shows how.',
  ],
  keyReused: ['The Idempotency-Key was sent with another body within the last 24 hours.', 'Use a new key for each new request.'],
  tooMany: ['More calls came than are allowed in this time.', 'Wait for the seconds in `Retry-After`, then go on more slowly.'],
  unexpected: ['A fault of the server.', 'Try once more; if it stays, report it with its `requestId`.'],
  draining: [
    'This server was asked to stop, and takes no further calls.',
    'A balancer sends calls to another server; a browser needs to do nothing.',
  ],
  schema: [
    'A newer server has changed the tables so that this one cannot work with them any more.',
    'Upgrade this server; a balancer sends calls to another one meanwhile.',
  ],
  unavailable: ['The database or the server cannot work at the moment.', 'Wait for the seconds in `Retry-After`, then try again.'],
};
