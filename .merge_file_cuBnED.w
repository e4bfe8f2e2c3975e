# Glossary

One word for one thing,⁠
in code,⁠
database,⁠
comments and pages;⁠
each with the folder in which to look first.

| Word | What it is | Where |
|---|---|---|
| action | what somebody wants to do,⁠
such as `appointments:change`;⁠
the unit in which permissions are given | `libs/domain/src/access.ts` |
| affected appointment | one that a calendar allowed before a change and refuses after;⁠
open until somebody decides about it | `backend/src/calendar-changes/` |
| agent | staff who answer leads and book for all hospitals | `mfe-agent/` |
| appointment | a patient's time with a doctor,⁠
with a status;⁠
never "visit" | `backend/src/appointments/` |
| archive | to delete so that it can be restored:⁠
out of every list,⁠
the row stays | `backend/src/archive/` |
| audience | for whom a notification is:⁠
administrators,⁠
a hospital,⁠
a doctor or a user | `backend/src/notifications/` |
| audit chain | hashes over the audit rows in their order,⁠
which show a changed or missing row | `backend/src/audit/` |
| audit log | who did what to which record;⁠
rows are added and never changed | `backend/src/audit/` |
| availability | the free starts of a doctor,⁠
and a reason for each that is not free | `libs/domain/src/appointments/` |
| availability rule | the function that says of one start:⁠
free,⁠
or why not | `libs/domain/src/appointments/` |
| batch | several prepared statements in one round trip | `backend/src/database/` |
| booking handle | what a visitor's browser gets in place of a patient's id:⁠
short-lived,⁠
for one person | `backend/src/public-booking/` |
| booking problem | why a booking is refused,⁠
as a value that the recipe decides on | `libs/domain/src/appointments/` |
| booking sheet | the dialog of the public page in which a visitor books | `mfe-public-booking/src/page/` |
| browser key | a random cookie by which holds and limits tell browsers apart;⁠
only its hash is stored | `backend/src/public-booking/` |
| calendar | a doctor's working days,⁠
hours,⁠
leave and closures,⁠
with a version that every change raises | `libs/domain/src/appointments/` |
| canary | a planted violation that a check must find each time it runs | `tools/lint/` |
| clock | where "now" comes from,⁠
so that tests can set it | `backend/src/appointments/` |
| confirmation | a fresh proof of who is calling,⁠
good for five minutes in a session | `backend/src/auth/` |
| contract | openapi.json,⁠
the client and the table of permissions,⁠
all written from the code | `tools/contract/` |
| control | the same measurement with the protection taken away;⁠
it must fail | `e2e/trust/` |
| counters | kept figures,⁠
folded from events,⁠
so that nothing is counted on request | `backend/src/events/readers/` |
| device | a browser that has completed a booking and is recognised for 180 days | `backend/src/public-booking/` |
| encryption | of secrets that wait in the database,⁠
such as the parameters of a code and the secret of a second factor | `backend/src/` |
| end-to-end test | goes through the running product in a real browser | `e2e/` |
| enquiry | a message from the landing page,⁠
for administrators | `backend/src/enquiries/` |
| event | a row that says what happened to one version of an appointment,⁠
written with it | `backend/src/events/` |
| event reader | does the work that follows from events,⁠
each exactly once:⁠
figures,⁠
notifications | `backend/src/events/readers/` |
| feature | the screens of one noun that several micro-frontends share | `libs/features/` |
| flood | a doctor's day of which strangers have booked too large a share | `libs/domain/src/appointments/` |
| guard | refuses a call before the controller sees it:⁠
session,⁠
permission,⁠
origin,⁠
limit | `backend/src/access/` |
| hold | time of a doctor that is kept for a moment,⁠
such as 5 minutes for a visitor who fills the form | `backend/src/appointments/booking/` |
| idempotency key | sent with a creating call,⁠
so that repeating it does nothing twice | `backend/src/idempotency/` |
| input sanitizer | refuses what no honest client sends:⁠
NUL,⁠
prototype keys,⁠
JSON nested too deep | `backend/src/http/` |
| keyset cursor | where a long list goes on:⁠
after the last row,⁠
not at a page number | `backend/src/database/` |
| known browser | one in which an account has signed in,⁠
of five at most | `backend/src/auth/` |
| lead | somebody who may become a patient,⁠
with an owner,⁠
a priority and a status | `backend/src/leads/` |
| light page | a page without antd and the staff bundle:⁠
landing,⁠
sign-in,⁠
booking | `libs/light/` |
| manifest | the list of deployed micro-frontends with their pages,⁠
which the shell reads at run time | `backend/src/web/` |
| message job | a message that waits to be sent,⁠
and is tried again when sending fails | `backend/src/messages/` |
| micro-frontend | the screens of one role,⁠
built and deployed alone | `mfe-doctor/` |
| module | one noun of the API:⁠
controller,⁠
service,⁠
SQL,⁠
scope,⁠
tests in one folder | `backend/src/leads/` |
| network | a keyed hash of an address,⁠
by which limits count;⁠
the address is not stored | `backend/src/access/` |
| notice | the privacy notice;⁠
its version is kept with each booking and enquiry | `libs/domain/src/privacy/` |
| outbox | in the demo,⁠
the place where messages are kept in place of being sent | `backend/src/messages/` |
| pagination | page,⁠
page size,⁠
total and cursor of a list | `libs/features/lists/` |
| palette | the colours of both modes,⁠
by purpose;⁠
every other place reads it | `libs/domain/src/palette.ts` |
| permissions | the table of roles and actions;⁠
the server obeys it,⁠
screens follow it | `libs/domain/src/access.ts` |
| platform | what shell and micro-frontends share at run time;⁠
its exports are a contract | `libs/platform/` |
| problem | what a refused call answers (problem+json),⁠
with one sentence for the person | `backend/src/errors/` |
| proof | a program that measures a promise of safety,⁠
with its control | `e2e/trust/` |
| provider | sends messages by one channel:⁠
SMS,⁠
e-mail,⁠
outbox | `backend/src/messages/` |
| rate limiter | counts calls per network or user,⁠
and answers 429 | `backend/src/limits/` |
| recipe | lock and read,⁠
decide,⁠
write and commit:⁠
the shape of everything that writes appointments | `backend/src/appointments/booking/` |
| reference data | services,⁠
specialties,⁠
states and cities | `backend/src/reference/` |
| request context | who acts,⁠
for the audit log:⁠
passed on from the controller to the transaction | `backend/src/request-context.ts` |
| role | admin,⁠
agent,⁠
doctor or hospital_admin | `libs/domain/src/access.ts` |
| row (of sentences) | reads required sentences of one screen in a browser | `e2e/spec/` |
| rule | what a field accepts,⁠
with its sentence:⁠
for server,⁠
API documents and form | `libs/domain/src/rule.ts` |
| scope | the rows to which an action of this person is limited | `backend/src/leads/` |
| second factor | a code of an authenticator app,⁠
asked for after the password | `backend/src/auth/` |
| session | a row per sign-in;⁠
the cookie holds only its id,⁠
signed | `backend/src/auth/` |
| shell | frame,⁠
sign-in and landing page;⁠
loads the micro-frontends | `shell/` |
| skeleton | the grey bars while something loads | `libs/ui/` |
| slot | a start of a doctor's day that can be booked,⁠
with its length | `libs/domain/src/appointments/` |
| slot policy | which starts are offered to whom:⁠
step,⁠
first and last day,⁠
grid | `libs/domain/src/appointments/` |
| slot request | the start that somebody wants,⁠
as the booking rules take it | `libs/domain/src/appointments/` |
| visitor | somebody on the booking page,⁠
without an account | `mfe-public-booking/` |
