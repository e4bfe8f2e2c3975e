# 9.⁠
What we depend on,⁠
and why

Pinned exactly,⁠
permissive licences,⁠
one version each.⁠
Newer majors that need Node 22 are not used while Node 20.19 still runs.

**Where they are declared.** In the `package.json` of the project that uses them,⁠
or of the lowest library that does:⁠
what the server needs in `backend/`,⁠
React in `libs/light/`,⁠
antd in `libs/ui/`;⁠
tools of builds and tests in the root.⁠
Installed alone (`npm ci --omit=dev --workspace=backend`) the server's packages are 169 MB,⁠
where the image had 365.⁠
`tools/lock/declared.spec.mjs` compares imports with declarations.⁠
No import shows `@fastify/static`,⁠
which `@nestjs/swagger` loads by name:⁠
so `npm run test:pruned` starts the built server on nothing else,⁠
and fails without that package.

**The lock.** npm leaves optional packages that its registry lacks out of package-lock.json,⁠
here 81 programs for other platforms,⁠
and `npm ci` then refuses the lock.⁠
`npm run lock` adds a stub that no machine installs for each,⁠
and asks for the real ones again each time;⁠
a first `npm start` on such a platform does so,⁠
too (not tried:⁠
there is no such machine here).

| for | packages |
|---|---|
| the API | `@nestjs/*`,⁠
`fastify` and its cookie,⁠
compress and static plugins,⁠
`helmet`,⁠
`reflect-metadata`,⁠
`rxjs` |
| data | `typeorm`,⁠
`pg`,⁠
`pg-copy-streams` (CSV with constant memory),⁠
`pg-protocol` (of `pg`:⁠
the messages of a batch,⁠
written at once),⁠
`uuidv7` (ids that sort by time,⁠
also where PostgreSQL is older than 18),⁠
`embedded-postgres` (the binaries only) |
| requests | `class-validator` (every request class can be handed to it;⁠
the pipe asks the same rules itself),⁠
`zod` (configuration),⁠
`libphonenumber-js` (one number typed in two ways) |
| sign-in | `passport`,⁠
`passport-jwt` (both through `@nestjs/passport`),⁠
`@nestjs/jwt`,⁠
`@node-rs/argon2`,⁠
`otpauth` (codes of authenticator apps;⁠
MIT,⁠
one small dependency),⁠
`@zxcvbn-ts/language-common` (its ranked list of common passwords,⁠
read on the server only;⁠
MIT) |
| logs,⁠
metrics,⁠
codes | `pino`,⁠
`prom-client` 15.1.3 (the text that Prometheus reads,⁠
with what Node says of itself;⁠
Apache-2.0,⁠
three small packages behind it,⁠
used by `backend/src/metrics/` alone,⁠
so that another can take its place),⁠
`qrcode` |
| messages | `nodemailer` (SMTP;⁠
MIT-0) |
| screens | `react`,⁠
`react-dom`,⁠
`react-router`,⁠
`antd`,⁠
`@ant-design/icons`,⁠
`@ant-design/cssinjs`,⁠
`@reduxjs/toolkit`,⁠
`react-redux`,⁠
`dayjs`,⁠
`recharts` with `react-is` (charts by keyboard,⁠
loaded when reports are opened),⁠
`@radix-ui/react-toast` (one toast,⁠
swipe and F8 as specified),⁠
`cmdk` (the list of Ctrl+K:⁠
roving choice,⁠
ARIA,⁠
groups;⁠
MIT,⁠
loaded at the first press),⁠
`@fontsource-variable/*` |
| builds | `nx`,⁠
`webpack` 5.110.3 (newer ones break federation),⁠
`@module-federation/enhanced`,⁠
`swc-loader`,⁠
`@swc/*`,⁠
`terser-webpack-plugin`,⁠
`html-webpack-plugin`,⁠
`compression-webpack-plugin` (brotli at its best level,⁠
once per build;⁠
MIT),⁠
`acorn` (webpack's own parser,⁠
MIT:⁠
finds the functions of antd that make styles),⁠
`stylis` (what antd writes its styles with,⁠
MIT:⁠
leaves out those that no screen has),⁠
`webpack-dev-server`,⁠
`react-refresh` |
| the contract | `@rtk-query/codegen-openapi`;⁠
`@redocly/cli` (one package,⁠
15 MB) and `@stoplight/spectral-core` with its rulesets (48 small packages;⁠
its command line would be 86 more) read openapi.json,⁠
`ajv` with `ajv-formats` holds its examples against their schemas |
| tests | `jest`,⁠
`@swc/jest`,⁠
`jest-environment-jsdom`,⁠
`@testing-library/*`,⁠
`msw`,⁠
`fast-check` (generated calendars),⁠
`@playwright/test` (the end-to-end tests:⁠
fixtures,⁠
three at a time,⁠
a trace of what failed) with its `playwright-core`,⁠
`@sparticuz/chromium` (a browser from npm:⁠
Playwright downloads none),⁠
`axe-core`,⁠
`yaml` |
| checks | `oxlint` with `oxlint-tsgolint` (rules and types in one program),⁠
`typescript` (its API reads names and the public surface),⁠
`oxfmt` (MIT),⁠
`dependency-cruiser` (import boundaries with canaries) |

**Not taken.** `@swc-node/register` in place of `tools/typescript/`,⁠
50 lines:⁠
it knows the aliases as well,⁠
but takes our `.sql` files for TypeScript and ends,⁠
and loading the API costs 7.0 to 8.1 s of the processor where ours takes 6.4 to 7.1 (version 1.12.1,⁠
November 2026).

**Left.** Prettier:⁠
`oxfmt` writes the same but for three lines of 1,700 files,⁠
reads the same kinds of files,⁠
and finds what is not formatted in half a second of the processor instead of 25.⁠
What `@rtk-query/codegen-openapi` writes still goes through the Prettier that it brings.

ESLint with `typescript-eslint`:⁠
`oxlint` knows all of its rules that we use,⁠
asks the native compiler for types,⁠
and finds what both find with a fifth of the processor's time (23 s for 110 s) and 90 packages fewer.⁠
Of what it finds besides,⁠
rules of the React compiler are off in `.oxlintrc.json`:⁠
nothing here is compiled by it.⁠
One `tsconfig.json` covers all projects,⁠
or types would be worked out once for each.
