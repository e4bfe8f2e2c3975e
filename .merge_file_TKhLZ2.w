# Security

What is promised,⁠
how it is tested,⁠
and what is left to whoever runs ArogyaDesk.⁠
How to report something:⁠
[SECURITY.md](../SECURITY.md).

## Promised

- **Nobody reaches what is not theirs.** A route says who may call it,⁠
or the server does not start ([who may call what](access.md)).⁠
A row outside one's scope answers like one that does not exist.⁠
Fields that a role may not write are refused by name.
- **A stranger learns nothing of patients.** A fresh browser gets one and the same answer for every phone,⁠
in every order of calls,⁠
also for a start that is taken and after it has used up what it may book:⁠
limits count what this browser and this network did,⁠
never what a phone has (`docs/adr/0018-strangers.md`).⁠
What a patient reported before is shown to the browser that typed it,⁠
or after a one-time code to that phone.⁠
Who never booked is nobody's patient:⁠
what they typed is gone a day after.
- **What is confirmed stays.** 201 is answered after the commit.⁠
In production a server does not start on a PostgreSQL that may lose commits.⁠
Two appointments never share a doctor's minute:⁠
the database refuses the second.⁠
A repeated call with its Idempotency-Key does nothing twice,⁠
and one user's or browser's key is never another's;⁠
a message that a provider perhaps took is not repeated by itself ([how](adr/0012-messages-and-codes.md));⁠
an edit with If-Match never overwrites an unseen one.⁠
Without that header the last one wins.
- **Input is refused before it harms.** JSON only (but for the files of a release),⁠
64 KB,⁠
eight deep;⁠
unknown fields,⁠
NUL,⁠
prototype keys,⁠
numbers and dates out of bounds:⁠
400 that names the field.⁠
A connection on which no whole request arrives in 15 seconds is closed.⁠
SQL is never glued from what was sent.
- **Sessions** are rows:⁠
an HttpOnly cookie,⁠
ended after 60 idle minutes or 12 hours,⁠
at once when an account is disabled,⁠
deleted or gets another role or password,⁠
when the hospital that it administers is deleted or inactive,⁠
and in all tabs of the browser that signs out (on other servers as soon as the database has notified them,⁠
which takes milliseconds,⁠
and at most 15 seconds where that connection is broken).⁠
Passwords are argon2id;⁠
in production they have 8 characters (12 of administrators) and are neither common nor the owner's name,⁠
and administrators have a second factor,⁠
as have the roles that an installation names in `SECOND_FACTOR_ROLES`.⁠
Guessing slows down per user and address and ends at 50 failures an hour per account,⁠
without locking out the browsers that the account knows:⁠
five at most,⁠
which count together and end with a changed password,⁠
with a second factor that is turned on or off,⁠
and with signing out everywhere.⁠
Wrong codes count per account,⁠
over all browsers.⁠
The owner is notified of a sign-in from a new browser,⁠
of a changed password or role,⁠
and of a second factor that is turned on or off,⁠
which ends every other session.⁠
What makes,⁠
widens,⁠
moves or discloses an account or a whole person asks for the password again,⁠
and for the code where a second factor is on,⁠
when the last proof is older than five minutes:⁠
[each call says](access.md) whether it does,⁠
or the server does not start.⁠
No call opens or proves a session without them ([why](adr/0019-second-factor.md)).⁠
A username is one account and one bucket,⁠
however it is written:⁠
it is compared without what nobody sees,⁠
composed and in small letters,⁠
and a new one is of one script and looks like no other.⁠
Calls of other sites are refused;⁠
scripts come from our own origin,⁠
none are built from text.
- **Shipping a micro-frontend** is the right to run code in the browsers of a role's staff.⁠
It takes an administrator who has just confirmed that it is them,⁠
or a key for one micro-frontend that expires and can be revoked;⁠
of a key only the hash is kept.⁠
Contents are held against their SHA-256 on the way in and on each server's disk;⁠
nothing large is read from somebody unknown;⁠
code that runs on the server never comes this way ([why](adr/0021-releases.md)).
- **A person keeps their rights**:⁠
a [notice](how-to/answer-a-privacy-request.md) in English and Hindi stands where data is taken,⁠
its version with what was sent;⁠
a copy and an erasure reach all rows of their number,⁠
and an erased person stays erased after a restore.⁠
What is deleted otherwise is archived and can come back.
- **Logs hold no person**:⁠
the route's template,⁠
ids,⁠
codes of errors.⁠
PostgreSQL's own log keeps the rows of failed statements to itself.
- **Every change and every look at a patient is written down**,⁠
lists with the ids they showed,⁠
in rows whose time and actor the database sets,⁠
and which are chained under a key that the database does not have:⁠
what its owner changes,⁠
dates back or cuts off is found (`backend/src/audit/audit-owner.db.spec.ts`,⁠
[why](adr/0011-audit.md)).⁠
The server itself [owns no table](how-to/run-under-the-runtime-role.md) (`e2e/npm-start.e2e.ts`).

## Tested

`npm run test:trust` proves the figures below and prints what it found;⁠
`npm test` contains each kind with smaller numbers.⁠
Every figure has a control:⁠
the same measurement where the protection is missing must fail.⁠
`npm run test:trust -- kills` runs the proofs whose file name has "kills" in it,⁠
`--seed=N` repeats the random choices of an earlier run.⁠
The seed is printed.⁠
Timing figures mean something on a machine that does nothing else.

| figure | to reach | control | `e2e/trust/` |
|---|---|---|---|
| cells of role × endpoint,⁠
from openapi.json and access.md | 0 wrong,⁠
no route missing | a permission widened;⁠
the guard removed | `matrix` |
| scopes with two hospitals,⁠
two doctors,⁠
two agents | 0 seen or changed | a scope lifted | `matrix` |
| calls that make,⁠
widen,⁠
move or disclose an account or a person by a session whose last proof is 20 minutes old | 0 done | every session counts as proved | `accounts` |
| calls that prove a session by the password and a wrong code,⁠
with a second factor on | 0 | every code is right | `accounts` |
| guesses that are looked at with the cookies of 30 sign-ins,⁠
and with a name in five spellings | as many as with one | nobody counts them | `accounts` |
| fields that a role neither writes nor reads | 0 wrong | a field of the contract among them | `matrix` |
| a route without a rule | the server does not start | the check removed | `matrix` |
| 10,000 requests from openapi.json,⁠
valid ones damaged,⁠
at least 30 % accepted | 0 answers of 5xx,⁠
0 bodies that are not JSON | a route with a planted fault | `fuzz` |
| 1,000 attempts on 50 starts,⁠
20 in flight for each | 50 booked,⁠
950 × 409 | an insert that looks before it writes | `race` |
| 50 kills (-9) of the server under bookings | 0 lost,⁠
0 doubled,⁠
serving again in 10 s | a server that answers before it commits | `kills` |
| 50 kills of PostgreSQL,⁠
all processes at once | the same,⁠
without a restart of the server | synchronous_commit off | `kills` |
| a kill (-9) in the middle of settling 300 appointments of a closed day | 0 lost,⁠
0 settled twice,⁠
one message each | a worker that writes its state on its own | `settlements` |
| PostgreSQL stopped for 60 s | 503 in JSON with Retry-After within 8 s,⁠
recovers without a restart | a server that does not listen to connections that break | `outage` |
| PostgreSQL frozen for 20 s | the same | a server without time limits | `outage` |
| two servers restarted in turn behind a balancer that looks each second and repeats nothing | 0 failed calls | one of them without a drain | `restarts` |
| phone check,⁠
known and unknown phone | the same bytes;⁠
within 10 % at the median of pairs,⁠
either slower about as often | a check that looks the patient up | `secrets` |
| 2,000 pairs of a patient's phone and another one,⁠
every public call in every order | 0 answers,⁠
cookies or effects that differ;⁠
medians within 10 % | a booking that first asks what the phone has | `oracle` |
| 1,000 browsers from one network,⁠
and on 1,000 networks,⁠
against one doctor's day | at most half of the day booked;⁠
another visitor and the staff still book | nobody counts what strangers have booked | `hoarder` |
| login,⁠
known and unknown user | the same | no hash for unknown users | `secrets` |
| names,⁠
phones,⁠
passwords,⁠
e-mails,⁠
words,⁠
codes in all logs | 0 | PostgreSQL's default log settings;⁠
an id that the log does hold | `logs` |
| 10 edits at once with If-Match,⁠
each editable record | exactly one wins | the same without If-Match | `updates` |
| 10 calls at once with one Idempotency-Key,⁠
each creating call | one row,⁠
one answer,⁠
another body 422 | the same without a key | `updates` |
| reads of a patient without an audit row,⁠
over every GET route of openapi.json and every role | 0 | a planted route that shows a patient | `persons` |
| messages of another hospital to a number that one hospital has changed | 0 | changed in the shared record | `persons` |
| tables with rows of an erased person,⁠
live and after a backup brought them back | 0 | before the erasure;⁠
a backup without the list of erased people | `persons` |
| audit rows rewritten,⁠
dated back,⁠
forged or cut off by the owner of the database | all found | by somebody who has the key | `chain` |
| the same as the server's own role | 0 allowed | as a superuser | `chain` |
| content policy with every micro-frontend in a browser | no unsafe-eval,⁠
no violation | a script written into the page | `policy` |

What is next to it in `npm test`:⁠
looks at patients without an audit row,⁠
over every GET route:⁠
0 (`backend/src/audit/audit-reads.db.spec.ts`),⁠
messages of another hospital to a changed number:⁠
0 (`backend/src/patients/shared-contact.db.spec.ts`),⁠
erasure (`backend/src/privacy/privacy.db.spec.ts` looks for the erased name in every column of every table,⁠
and again after an older backup),⁠
codes by SMS (`backend/src/public-booking/phone-code.db.spec.ts`),⁠
notices to an account's owner (`backend/src/account-notices/account-notices.db.spec.ts`),⁠
second factor,⁠
recovery codes (`backend/src/auth/second-factor.db.spec.ts`,⁠
`backend/src/auth/production.db.spec.ts`),⁠
fresh proof of each call (`backend/src/access/proofs.spec.ts`,⁠
`backend/src/access/proofs.db.spec.ts`,⁠
`backend/src/auth/proved-sessions.db.spec.ts`),⁠
known browsers (`backend/src/auth/known-browsers.db.spec.ts`),⁠
names that can be mistaken (`backend/src/users/names.db.spec.ts`),⁠
limits and login throttle (`backend/src/limits/rate-limit.db.spec.ts`,⁠
`backend/src/auth/login-throttle.db.spec.ts`),⁠
bad input (`backend/src/http/edge.db.spec.ts`),⁠
requests of other sites,⁠
headers,⁠
races for the last administrator (`backend/src/users/`),⁠
the backup drill (`e2e/backup.e2e.ts`).⁠
Scanners from outside:⁠
[probe the product](how-to/probe-the-product.md).

## Left

- **To whoever runs it**:⁠
TLS in front (`deploy/` brings Caddy),⁠
backups that are encrypted and tried,⁠
updates,⁠
a firewall before the metrics where they are on (`METRICS_PORT` asks for no password and holds no person),⁠
and the disk:⁠
data at rest is as safe as the disk is.⁠
A PostgreSQL of your own (`DATABASE_URL`) needs `log_min_messages=log`,⁠
`log_min_error_statement=panic` and `log_error_verbosity=terse` in its settings;⁠
else its log holds rows that a constraint refused.
- A kill (-9) loses the looks of the last 50 ms,⁠
which are written behind the answers ([why](adr/0011-audit.md));⁠
a change loses nothing.
- A kill leaves the machine running.⁠
A loss of power is as safe as the disk's word that something is written.
- Networks of providers are shared by many people,⁠
so limits per network (an IPv4 address or the first 64 bits of an IPv6 one,⁠
kept only as a keyed hash) are loose and do not stop a flood from many addresses:⁠
that is for the network in front.
- A person who may read a record can photograph it.⁠
The audit log tells afterwards who looked.
- There is no sign-in through another service.⁠
A code of an authenticator app can be phished together with the password:⁠
keys in hardware (WebAuthn) are not offered.
- SESSION_SECRET belongs to the backups,⁠
kept apart from them.⁠
Replaced:⁠
name the old one in `SESSION_SECRETS_BEFORE`,⁠
or the audit log cannot be verified.⁠
Lost:⁠
set another one,⁠
and second factors open with recovery codes alone;⁠
`npm run admin:create -- --recover <name>` lets an administrator in again.
- No outside firm has tested the product.
