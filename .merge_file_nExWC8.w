# Where is …

A noun has the same name in its four places:⁠
`libs/domain/src/leads/` (rules and texts),⁠
`backend/src/leads/` (the module),⁠
`libs/api/src/leads.ts` (the client,⁠
generated),⁠
`libs/features/leads/` (the feature).⁠
Words:⁠
[glossary](glossary.md).⁠
What the product does:⁠
[docs/spec](spec/README.md);⁠
how it keeps its rules:⁠
[docs/design](design/README.md).

## The parts

```mermaid
flowchart TB
  subgraph browser ["Browser"]
    shell["shell/<br/>frame,⁠
sign-in,⁠
landing page"]
    mfes["mfe-admin,⁠
mfe-agent,⁠
mfe-doctor,⁠
mfe-hospital<br/>screens of one role each"]
    booking["mfe-public-booking<br/>booking page,⁠
rendered on the server"]
    shared["libs/features,⁠
libs/ui,⁠
libs/api<br/>screens that several roles have,⁠
controls,⁠
client"]
    light["libs/light<br/>what controls do,⁠
without looks"]
    platform["libs/platform<br/>one copy at run time:⁠
session,⁠
API,⁠
toasts,⁠
stream"]
    shell -- "loads by manifest" --> mfes
    mfes --> shared --> platform --> light
    booking --> light
    shell --> platform
  end

  subgraph server ["API:⁠
backend/"]
    web["web<br/>files,⁠
manifest,⁠
booking page"]
    http["http,⁠
auth<br/>limits,⁠
session,⁠
permissions,⁠
input,⁠
errors"]
    modules["modules<br/>doctors,⁠
patients,⁠
leads,⁠
hospitals,⁠
…"]
    recipes["appointments/booking<br/>lock and read,⁠
decide,⁠
write and commit"]
    readers["events/readers<br/>figures,⁠
notifications,⁠
open screens"]
    jobs["messages<br/>scan and send"]
    http --> modules --> recipes
  end

  domain["libs/domain<br/>rules,⁠
sentences,⁠
permissions,⁠
free starts:⁠
no I/O,⁠
used by both ends"]
  db[("PostgreSQL<br/>records,⁠
slot_holds,⁠
events,<br/>counters,⁠
audit_log,⁠
message_jobs")]

  platform -- "JSON over /api" --> http
  booking -- "JSON over /api" --> http
  browser -- "HTML,⁠
scripts" --> web
  modules --> db
  recipes -- "appointment,⁠
audit row,⁠
event" --> db
  db -- "events in order" --> readers
  readers -- "server-sent events" --> platform
  readers -- "folded figures,⁠
notifications" --> db
  db --> jobs
  jobs -- "SMS,⁠
e-mail,⁠
outbox" --> patient(["Patient"])
  domain -.- server
  domain -.- browser
```

A booking goes down the middle;⁠
what follows from it (figures,⁠
notifications,⁠
open screens) comes back through the event readers and is never waited for.⁠
Four [paths from the click to the row](paths.md) name each file,⁠
20 to 25 of them.

## By question

| question | path |
|---|---|
| what a field accepts,⁠
and its sentence | `libs/domain/src/<noun>/rules.ts` |
| what a screen,⁠
form or status has to do | [docs/spec](spec/README.md) |
| a sentence of the product | `libs/domain/src/<noun>/texts.ts`,⁠
errors of the API in `libs/domain/src/refusal.ts` |
| who may do what | `libs/domain/src/access.ts`;⁠
by route:⁠
`docs/access.md` |
| whose rows somebody sees | `backend/src/<noun>/<noun>.scope.ts`,⁠
[permissions](design/permissions.md) |
| how a micro-frontend is released,⁠
tried and taken back | [ship](how-to/ship-a-micro-frontend.md),⁠
`backend/src/releases/`,⁠
`libs/domain/src/releases/`,⁠
`mfe-admin/src/releases/`,⁠
`tools/ship/`,⁠
[ADR 21](adr/0021-releases.md) |
| whether a micro-frontend fits the shell of an installation | `tools/fits/` |
| what is proved of shipping and upgrades | [shipping](deploy/shipping.md),⁠
`e2e/shipping/` |
| how a bad trial is noticed and taken back | `shell/src/remotes/reports.ts`,⁠
`backend/src/releases/trials.service.ts`,⁠
`libs/domain/src/releases/trial.ts` |
| which pages there are,⁠
for whom,⁠
what others read there | `mfe-*/src/nav.json`,⁠
as specified in `e2e/spec/page-table.ts` |
| what comes with the document of a page,⁠
which parts of antd there are,⁠
and their styles | `backend/src/web/staff-page.ts`,⁠
`shell/src/antd.ts`,⁠
`tools/webpack-antd-*.cjs` ([why](adr/0020-first-load.md)) |
| what somebody sees before the scripts are there | `shell/src/frame/early-frame.tsx`,⁠
rendered by `backend/src/web/early-frame.ts` |
| what is free,⁠
and why not | `libs/domain/src/appointments/availability.ts` |
| leave,⁠
closed days,⁠
other hours,⁠
a doctor who is inactive or elsewhere,⁠
and what becomes of the appointments they affect | `libs/domain/src/calendars/`,⁠
`backend/src/calendar-changes/`,⁠
`libs/features/calendars/` ([why](adr/0025-calendar-changes.md)) |
| which files one call goes through | [paths.md](paths.md),⁠
checked by `tools/paths/` |
| how a change of an appointment is taken back,⁠
for how long,⁠
and who is notified meanwhile | `backend/src/appointments/booking/undo.ts`,⁠
`libs/domain/src/appointments/undo.ts` ([why](adr/0026-undo.md)) |
| what of a lead can be taken back;⁠
the keys with which an agent takes a lead,⁠
records the call and books | `backend/src/leads/lead-undo.service.ts`,⁠
`libs/domain/src/leads/undo.ts`;⁠
`libs/features/leads/use-take-next.ts` |
| the keys of a page and of an open record,⁠
`?`,⁠
and what is typed before its field stands;⁠
K and J from record to record | `libs/features/keyboard/`,⁠
`libs/platform/src/typed-ahead.ts`;⁠
`libs/features/records/use-record-in-list.ts` |
| what Ctrl+K offers,⁠
finds and opens,⁠
for whom | `shell/src/search/`,⁠
`libs/domain/src/search/`;⁠
`backend/src/search/`,⁠
by the search of each list:⁠
`firstFound` in `backend/src/paging/list.ts` |
| for whom the booking dialog opens from another page | `libs/domain/src/appointments/book-for.ts`,⁠
`libs/features/appointments/use-booked-for.ts` |
| the drawer of a record:⁠
head,⁠
next thing,⁠
facts,⁠
foot | `libs/features/records/record-frame.tsx`,⁠
its parts in `libs/ui/src/record/` |
| saved views of lists,⁠
who sees them,⁠
what a page opens with | `libs/features/views/`,⁠
`libs/domain/src/views/`,⁠
`backend/src/views/`,⁠
`shell/src/remotes/opening.tsx` ([why](adr/0027-saved-views.md)) |
| which appointments need somebody now,⁠
and why,⁠
and how many of each hospital | `libs/domain/src/appointments/needs.ts`,⁠
`backend/src/appointments/needs.sql.ts` |
| what happens to a row on the screen that others settle | `libs/features/appointments/steady-rows.ts`,⁠
in other lists `libs/platform/src/follow/hold-waiting.ts` |
| many appointments confirmed,⁠
cancelled,⁠
given to an agent or undone in one call,⁠
which may be sent again | `libs/domain/src/appointments/bulk.ts`,⁠
`backend/src/appointments/bulk.service.ts`,⁠
`backend/src/appointments/bulk-calls.ts`,⁠
on the screen `libs/features/appointments/bulk/` |
| which further rows a phone shows,⁠
and what a list opens with under today's schedule | `libs/features/lists/use-pages.ts`,⁠
`libs/ui/src/table/table-foot.tsx`;⁠
`libs/features/appointments/from-today.ts` |
| how high the rows of a list are | `libs/features/lists/use-row-height.tsx` |
| how an appointment is booked,⁠
held,⁠
moved,⁠
cancelled,⁠
revived | `backend/src/appointments/booking/`,⁠
[booking.md](booking.md) |
| what a strip of days says of one on which nobody can come:⁠
'Closed:⁠
Diwali',⁠
'On leave' | `libs/domain/src/appointments/day-off.ts` |
| the closed days of a hospital,⁠
and adding some | `libs/features/closures/` |
| which days are holidays,⁠
by year,⁠
and what a file of closed days (.ics,⁠
CSV) says | `libs/domain/src/holidays/` |
| when each of several doctors is free next | `backend/src/appointments/next-free.service.ts`,⁠
`libs/features/appointments/use-next-free.ts` |
| why a booking is refused,⁠
and in which order | `libs/domain/src/appointments/booking-problem.ts` |
| the connections of a server,⁠
and one that is lost | `backend/src/database/data-source.ts`,⁠
`backend/src/database/lost-connection.db.spec.ts` |
| several statements in one round trip,⁠
transactions | `backend/src/database/batch.ts`,⁠
`backend/src/database/transaction.ts` |
| what a call costs beside the least it can cost,⁠
and beside the usual way | `bench/`,⁠
[how](how-to/run-the-bench.md) |
| the figures of the last run,⁠
what was tried,⁠
what did not help | [speed.md](speed.md) |
| a colour,⁠
in both modes | `libs/domain/src/palette.ts`;⁠
`npm run palette` writes `libs/ui/src/look/palette.css` |
| colours and names of a status | `libs/domain/src/<noun>/status.ts` |
| days,⁠
zones,⁠
instants | `libs/domain/src/clock.ts` |
| the tables | `backend/src/database/migrations/` |
| how a database is brought up to date,⁠
and what an older server does beside a newer one | `backend/src/database/migrate.ts`,⁠
`backend/src/database/newer-migrations.ts`,⁠
`backend/src/servers/` ([how](deploy/upgrade.md),⁠
[why](adr/0023-upgrades.md)) |
| what a migration may not do | `backend/src/testing/migration-faults.ts` |
| databases of earlier releases,⁠
for the test of an upgrade | `releases/`,⁠
`tools/release-dump/`,⁠
`backend/src/database/upgrade.db.spec.ts` |
| functions,⁠
triggers and views | `backend/src/database/objects/`,⁠
[how](how-to/change-a-database-object.md) |
| facts that stand both in TypeScript and in SQL | `backend/src/database/same-facts.db.spec.ts` |
| the demo data | `backend/src/demo/` |
| what a new installation has:⁠
states,⁠
cities,⁠
specialties,⁠
services | `backend/src/reference/shipped/` |
| the first steps of a new installation,⁠
on the dashboard | `backend/src/setup/`,⁠
`mfe-admin/src/setup/` |
| '+ Add …' under the choices of a select | `libs/features/reference/use-add-entry.tsx`,⁠
`libs/features/reference/use-add-link.tsx` |
| which projects there are | `workspaces` in package.json,⁠
read by `tools/projects.mjs`;⁠
their Nx targets:⁠
`tools/nx/targets.mjs` |
| what writes a new micro-frontend,⁠
module or migration | `tools/generate/` |
| what may be set from outside,⁠
also in files | `backend/src/config-variables.ts`,⁠
`backend/src/config-files.ts`,⁠
[variables](deploy/variables.md) |
| limits of calls | `backend/src/limits/limits.ts` |
| headers and content policy | `backend/src/http/headers.ts` |
| headers of a list,⁠
ETags | `backend/src/paging/page.ts`,⁠
`backend/src/http/shape-answer.ts` |
| who acts,⁠
for the audit log | `backend/src/request-context.ts` |
| what a field says in the API's contract | `backend/src/openapi/fields/`,⁠
one sentence each |
| how the contract is put together,⁠
and checked | `backend/src/openapi/contract.ts`,⁠
`tools/contract/lint.mjs`,⁠
`redocly.yaml`,⁠
`.spectral.yaml` |
| what an error looks like | `backend/src/errors/problem.ts`,⁠
`backend/src/errors/refusal.filter.ts` |
| what an error means,⁠
and its page | `backend/src/openapi/errors/guide.ts`,⁠
[errors.md](errors.md) |
| Swagger UI,⁠
and signing in there | `backend/src/openapi/swagger-ui.ts`,⁠
`backend/src/openapi/swagger-session.ts` |
| what a visitor may know of a patient | `backend/src/public-booking/` |
| messages to patients:⁠
port,⁠
jobs,⁠
texts | `backend/src/messages/`,⁠
`libs/domain/src/messages/texts.ts` |
| what a patient reported,⁠
for staff to accept | `backend/src/reported/`,⁠
`libs/features/appointments/reported-part.tsx` |
| the booking page | `mfe-public-booking/src/page/` |
| sign-in page,⁠
frame,⁠
loading of micro-frontends | `shell/src/` |
| what shell and micro-frontends share at run time | `libs/platform/src/index.ts`,⁠
written down in `libs/platform/surface.txt` |
| what follows from a booking:⁠
figures,⁠
notifications,⁠
screens | `backend/src/events/readers/`,⁠
[how](how-to/add-an-event-reader.md) |
| who gets which notification;⁠
which screens a change reaches | `backend/src/notifications/audience.ts`;⁠
`backend/src/live/news.ts` |
| kept figures,⁠
and how to recount them | `backend/src/events/readers/figures.sql.ts`,⁠
`backend/src/events/readers/appointment-figures.sql.ts`,⁠
`backend/src/events/readers/kept-figures.sql.ts`,⁠
`backend/src/events/readers/recount.ts` |
| what compares them with the rows every night | `backend/src/stats/figure-check.service.ts` |
| how open screens follow what others change | `libs/platform/src/use-live.ts`,⁠
`libs/platform/src/follow/`,⁠
`backend/src/events/` |
| who is signed in,⁠
and how long a server remembers it | `backend/src/auth/sessions.ts`,⁠
`backend/src/auth/session-memory.ts` |
| whose names lists of appointments show,⁠
and how long a server remembers them | `backend/src/appointments/shown-names.ts`,⁠
`backend/src/events/remembered.ts` |
| password rules of production,⁠
second factor,⁠
fresh proof,⁠
own sessions | `backend/src/auth/password-policy.ts`,⁠
`backend/src/auth/second-factors.ts`,⁠
`backend/src/auth/confirmation.service.ts`,⁠
`shell/src/account/` |
| what the tabs of a browser tell each other | `libs/light/src/tabs.ts`,⁠
`libs/platform/src/session-watch.ts` |
| notices to the owner of an account:⁠
new browser,⁠
password,⁠
role | `libs/domain/src/auth/notices.ts`,⁠
`backend/src/account-notices/`,⁠
raised by `backend/src/events/account-events.ts` |
| one's own password,⁠
the first one,⁠
signing out everywhere | `backend/src/auth/own-password.service.ts`,⁠
`shell/src/account/` |
| what is deleted,⁠
listed and brought back | `backend/src/archive/archived.ts`,⁠
`libs/features/deleted/` |
| what a production server refuses | `backend/src/config-production.ts`,⁠
`backend/src/database/check-database.ts`,⁠
`backend/src/demo/known-accounts.ts` |
| the bell and its panel | `shell/src/notifications/` |
| landing page and enquiry dialog | `shell/src/landing/` |
| the privacy notice,⁠
and what erasing takes away | `libs/domain/src/privacy/`,⁠
`backend/src/privacy/`,⁠
[how](how-to/answer-a-privacy-request.md) |
| what stays fast at 100,000 rows;⁠
which statement reads a whole table | `backend/src/scale/`;⁠
`backend/src/scale/sent-statements.db.spec.ts` |
| tables,⁠
filters,⁠
days,⁠
slots,⁠
forms | `libs/ui/src/` |
| what days,⁠
slots,⁠
fields,⁠
the toast and a call do,⁠
without looks:⁠
for antd and the light pages | `libs/light/src/` |
| who may import whom | `.dependency-cruiser.cjs` |
| the two commands | `tools/start/`,⁠
`tools/test/` |
| what Ctrl-C stops and removes before a command ends | `tools/interruption.mjs`;⁠
`tools/children.mjs`,⁠
`tools/postgres/with-postgres.mjs` |
| what Nx runs for each project,⁠
and how several are built in one process | `tools/nx/targets.mjs`,⁠
`tools/webpack-build.cjs` |
| how specs run:⁠
what a worker keeps from one file to the next,⁠
and what that spares | `tools/jest/` |
| how a server stops without a failed call | `backend/src/shutdown.ts`,⁠
`backend/src/drain.ts` ([why](adr/0022-operations.md)) |
| what a server says of itself:⁠
version,⁠
commit,⁠
schema | `backend/build-info.cjs`,⁠
`backend/src/health/version.controller.ts`,⁠
`backend/src/start-line.ts` |
| metrics,⁠
and the alerts and dashboard on them | `backend/src/metrics/`,⁠
`deploy/monitoring/`,⁠
[alerts](deploy/alerts.md) |
| traces of calls,⁠
and what they may say | `deploy/traces/`,⁠
[how](deploy/traces.md) |
| how it is deployed and upgraded | [docs/deploy](deploy/README.md),⁠
`deploy/systemd/`,⁠
`deploy/nginx/`;⁠
the image and its containers:⁠
`deploy/Dockerfile`,⁠
`docker-compose.yml`,⁠
[containers](deploy/containers.md) |
| how a version is made;⁠
CI of the product and of a team | `tools/release/`,⁠
[release](how-to/release.md),⁠
`.github/workflows/` |
| what runs again and again,⁠
and who notices when it does not | `@Interval` in the modules,⁠
`backend/src/job-watch.ts` |
| backup and restore | of the database of `npm start`:⁠
`tools/backup/`,⁠
[how](how-to/back-up-and-restore.md);⁠
of one's own:⁠
`deploy/backup.mjs`,⁠
`deploy/restore.mjs`,⁠
`deploy/backup/`,⁠
[how](deploy/backup.md),⁠
tried by `tools/drill/` |
| which Node,⁠
the one that tests run on,⁠
and trying another one | `.nvmrc`,⁠
`tools/test/base-node.mjs`,⁠
`tools/test-node/` (`npm run test:node`),⁠
the warning:⁠
`backend/src/old-node.ts` ([why](adr/0024-node-and-image.md)) |
| which packages,⁠
where they are declared,⁠
the lock | `package.json` of each project,⁠
`tools/lock/` (`npm run lock`,⁠
`npm run test:pruned`),⁠
[ADR 9](adr/0009-dependencies.md) |
| end-to-end tests,⁠
and what each shows | `e2e/`,⁠
[end-to-end-tests.md](end-to-end-tests.md) |
| a required sentence,⁠
and the row that reads it | `e2e/spec/`,⁠
[docs/spec](spec/README.md) |
| who did what,⁠
and how the log is verified;⁠
the check of every night is `audit-checks.service.ts` | `backend/src/audit/`,⁠
`backend/src/database/objects/audit_change.sql` |
| promises of security,⁠
and their proofs | [security.md](security.md),⁠
`e2e/trust/` |
| why something is as it is | `docs/adr/` |
| what changed from version to version | [CHANGELOG.md](../CHANGELOG.md) |
| who reviews what | `.github/CODEOWNERS` |
