# Changelog

All notable changes of ArogyaDesk.⁠
The form is that of [Keep a Changelog](https://keepachangelog.com/en/1.1.0/),⁠
versions follow [Semantic Versioning](https://semver.org/spec/v2.0.0.html).⁠
`Unreleased` becomes the next version when it is released;⁠
each entry says what changes for whom.

## [Unreleased]

Will be 0.1.0,⁠
the first release.

### Added

- **Landing page and enquiries**:⁠
the public page with the enquiry dialog;⁠
administrators assign,⁠
answer and close enquiries,⁠
with Undo.
- **Leads**:⁠
Lead Tracker,⁠
search by phone however it is typed,⁠
CSV of what the filters show,⁠
agent dashboard,⁠
atomic claim,⁠
recorded calls,⁠
timeline,⁠
booking from a lead;⁠
three keys from a free lead to its booking;⁠
Undo of a status or an assignment;⁠
a board in the height of the window,⁠
by status on a phone.
- **Appointments**:⁠
booking by staff with look-up of the patient by phone,⁠
moving,⁠
status,⁠
deleting and restoring;⁠
up to 500 of a list confirmed,⁠
cancelled,⁠
marked No Show or,⁠
by administrators,⁠
given to an agent at once,⁠
by keys,⁠
with Undo,⁠
each portion once even when its answer is lost;⁠
every doctor that is found with when they are free next;⁠
what needs somebody now,⁠
counted by hospital,⁠
in rows that stand still when others settle them;⁠
free starts with a reason for each that is not free;⁠
a double booking is impossible in the database.
- **Lists**:⁠
they open on today onwards,⁠
rising by time;⁠
heads and first column stay in sight,⁠
also where a table is too wide;⁠
rows of 44 or 56 px,⁠
kept for each user and screen;⁠
on phones rows of two lines with Call and WhatsApp,⁠
and further rows by scrolling or *Show more*;⁠
an empty list says how many rows its filters hide.
- **Leave and hours**:⁠
a doctor is away in five clicks,⁠
for days,⁠
hours or every first and third Saturday;⁠
other hours by weekday and by date;⁠
the appointments that it affects are moved,⁠
reassigned,⁠
cancelled or kept from one list,⁠
with Undo,⁠
and one that is kept says so in every list,⁠
on the board and in its record;⁠
what is left open is listed live,⁠
with proposals,⁠
until somebody decides or the calendar allows it again;⁠
a doctor who becomes inactive,⁠
works elsewhere or at other hours,⁠
or is to be deleted,⁠
opens the same list.
- **One drawer for all records**:⁠
appointment,⁠
patient,⁠
lead,⁠
doctor,⁠
hospital,⁠
enquiry and user open beside their list with the same head (name,⁠
status,⁠
phone with Call,⁠
WhatsApp,⁠
Copy),⁠
the next thing first,⁠
only the facts that there are,⁠
and one primary action at the bottom;⁠
an administrator's Mark Complete asks for the feedback in the same step,⁠
as a doctor's does;⁠
a doctor goes through theirs with J and K,⁠
too.
- **Ctrl+K and saved views**:⁠
screens,⁠
actions and records by the keyboard,⁠
from any page;⁠
digits look for a phone,⁠
by which agents find patients,⁠
and *Book for …* opens the booking for somebody;⁠
lists kept under a name,⁠
shared with a role or a hospital,⁠
in an order of one's own,⁠
one of them starred to open the page;⁠
`B` books from any page,⁠
`?` shows the keys of each,⁠
`J` and `K` go from record to record in an open drawer.
- **Two people at once**:⁠
a status set on,⁠
or the deletion of,⁠
a record that somebody else has just changed overwrites nothing and says so;⁠
offline nothing is sent and what was typed stays;⁠
completing before the start asks first;⁠
No Show at the desk from the start on.
- **Booking page per hospital** at `/book/{hospitalSlug}`,⁠
with QR code,⁠
hold of 5 minutes,⁠
one-time codes by SMS,⁠
recognised devices,⁠
and a mode for shared tablets.
- **Doctors,⁠
hospitals,⁠
patients,⁠
users,⁠
reference data**:⁠
lists with search,⁠
filters,⁠
forms,⁠
delete and restore;⁠
doctor dashboard and hospital dashboard.
- **Releases of micro-frontends**:⁠
`npm run ship` publishes one to a running installation,⁠
for everybody or on trial for a share of users,⁠
a role or a hospital;⁠
`--promote` and `npm run rollback`;⁠
open tabs go on and say that a new version is ready;⁠
a try in one browser;⁠
a trial that fails too often is taken back by itself;⁠
a switch;⁠
keys per micro-frontend;⁠
a page where an administrator sees and does the same.
- **Reports**:⁠
figures that are true within seconds and compared with the records every night,⁠
charts,⁠
CSV exports of appointments and leads.
- **Notifications and open screens**:⁠
a bell with unread count,⁠
and lists that follow what others change,⁠
from the moment a page is asked for.
- **Time**:⁠
every time on screen is on the clock of its hospital,⁠
whatever zone a browser is in and however the server writes it.
- **Messages**:⁠
confirmations,⁠
changes,⁠
cancellations and reminders by SMS and e-mail,⁠
with the reason and the booking link where a calendar has changed,⁠
within a minute of the end of Undo and once even when a server dies,⁠
none about a move that was taken back before anybody was informed;⁠
what was perhaps sent is shown with Resend;⁠
an outbox in the demo.
- **Privacy**:⁠
a versioned notice in English and Hindi,⁠
copy and erasure of a person's data over all rows of their number,⁠
which a restored backup does not bring back,⁠
limits on what a hospital reads of patients of others;⁠
a phone or e-mail that one hospital changes holds for its own appointments only.
- **Security**:⁠
permissions per call and scope per role,⁠
sessions as rows,⁠
audit log chained under a key that the database does not have and checked every night,⁠
limits per network,⁠
`npm run test:trust` with a control for each promise.
- **Staff accounts**:⁠
second factor with recovery codes (needed for administrators in production),⁠
longer passwords in production,⁠
first passwords that expire,⁠
a fresh proof before what cannot be taken back and before anything that makes,⁠
widens,⁠
moves or discloses an account or a person (each call says so in `docs/access.md`),⁠
for the password and the code,⁠
five known browsers at most that end with the password,⁠
usernames that are one account however they are written with a list of those that can be mistaken,⁠
sign-ins of a whole shift that wait their turn,⁠
a list of one's own sessions,⁠
signing out in all tabs at once,⁠
notices of a sign-in from a new browser and of a changed password,⁠
role or second factor,⁠
which ends the other sessions,⁠
accounts that close with their hospital,⁠
`npm run admin:create -- --recover`.
- **First day**:⁠
a new installation has the states,⁠
cities,⁠
specialties and services of India,⁠
and leads its administrator from the first hospital to the first booking;⁠
selects offer to add what they lack.
- **Operation**:⁠
`npm start` with its own PostgreSQL and demo data on this machine alone,⁠
a server that owns no table,⁠
`DATABASE_URL`,⁠
containers in `deploy/`,⁠
backup and restore,⁠
audit verification,⁠
health checks that name late readers and dead jobs,⁠
a stop that drains first so that two servers are upgraded without a failed call,⁠
secrets as files,⁠
`GET /api/version`,⁠
metrics with alerts and a dashboard,⁠
a start that refuses a changed migration or a database that is too new,⁠
upgrades in which an older server works beside a newer one,⁠
a guide for two servers on Debian (`docs/deploy/`),⁠
an image without what builds it,⁠
backups by `pg_dump` every night that keep erased people erased,⁠
traces for whoever wants them.
- **For developers**:⁠
micro-frontends per role that ship alone,⁠
OpenAPI with a generated client,⁠
a bench,⁠
and these documents:⁠
specification,⁠
design,⁠
decisions,⁠
glossary,⁠
how-tos.

### Operators

- `SECOND_FACTOR_ROLES=agent,doctor` obliges these roles to have two-step sign-in,⁠
as administrators have it in production.⁠
Browsers that accounts were known by until now are new ones once:⁠
each account gets one notice at its next sign-in.⁠
Usernames that can be taken for another one are listed in User Management.
- `SMS_DLT_TEMPLATE_MOVED_BY_CALENDAR` and `SMS_DLT_TEMPLATE_CANCELLED_BY_CALENDAR`:⁠
with them SMS also say why a calendar moved or cancelled an appointment ([what to register](docs/deploy/sms-texts.md)).
- Node 24 is what is tested first,⁠
22 is supported;⁠
on 20.19 the server starts and warns.
- Containers take their secrets from files,⁠
which `sh deploy/new-secrets.sh` writes,⁠
none from `.env`;⁠
they run as account 10001 on a disk that they cannot write to ([containers](docs/deploy/containers.md)).
- `node deploy/backup.mjs`,⁠
by timer or in the profile `backup`,⁠
in place of `npm run backup` where PostgreSQL is yours ([backups](docs/deploy/backup.md)).
