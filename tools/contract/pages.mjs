const LETTERS = { all: 'A', scoped: 'S' };

const ABOUT_ACCESS = `# Who may call what

Written by \`npm run generate\` from the routes themselves (\`@Access\`, \`@Public\`) and the permissions in \`libs/domain/src/access.ts\`.
\`A\` all rows · \`S\` the rows of their scope (\`*.scope.ts\` of the module) · \`-\` refused with 403 · \`P\` public. Without a session: 401, unless public.
An agent who belongs to a hospital has \`S\`, what is of that hospital, where agents have \`A\`.
A row outside the scope answers 404, like one that does not exist.
**integration** is a program with a key: it also needs the scope of the action (\`INTEGRATION_SCOPES\` in the same file), and reaches the rows of its hospital, or all where it has none. Public calls give a key nothing extra.

**Fresh proof**: whether the call answers 403 \`confirmNeeded\` when its session has not proved for five minutes who is calling.
Each call of an action that makes, widens, moves or discloses an account or a whole person says it (\`@Confirmed\`, \`@ConfirmedWhen\`, \`@Unconfirmed\`), or the server does not start.
`;

/** docs/access.md: one line per operation, one column per role. */
export function accessTable(calls, { components }) {
  // In the contract the roles stand as libs/domain/src/access.ts has them.
  const roles = [...components.schemas.Role.enum, 'integration'];
  const head = [
    `| Call (under /api) | Action | ${roles.join(' | ')} | Fresh proof |`,
    `| --- | --- | ${roles.map(() => ':-:').join(' | ')} | --- |`,
  ];
  return `${ABOUT_ACCESS}\n${[...head, ...calls.map((call) => lineOf(call, roles))].join('\n')}\n`;
}

function lineOf({ call, action, roles: allowed, proof }, roles) {
  const letters = roles.map((role) => (allowed ? (LETTERS[allowed[role]] ?? '-') : 'P'));
  return `| ${call} | ${action} | ${letters.join(' | ')} | ${proof} |`;
}

const ABOUT_ERRORS = `# Errors

Written by \`npm run generate\` from \`libs/domain/src/refusal.ts\` and \`backend/src/openapi/errors/guide.ts\`.
An error answers \`application/problem+json\` (RFC 9457). Its \`type\` is \`urn:arogyadesk:\` and one of these codes; its header \`Link\` with \`rel="help"\` leads to the page of the code on the installation itself, /api/docs/errors/ and the code.
`;

/** docs/errors.md: each code with when it comes, what to do, and the calls that are refused so. */
export const errorGuide = (errors) => `${ABOUT_ERRORS}\n${errors.map(section).join('\n')}`;

/** More of them say nothing: the guards refuse so almost everywhere. */
const MOST_CALLS = 12;

function section({ code, status, message, when, then, calls }) {
  const where = calls.length > MOST_CALLS ? `${calls.length} calls` : calls.map((call) => `\`${call}\``).join(', ');
  return [
    `## ${code}`,
    `${status} · “${message}”`,
    `**When**: ${when}`,
    `**What to do**: ${then}`,
    ...(where ? [`**Where**: ${where}`] : []),
  ]
    .map((paragraph) => `${paragraph}\n`)
    .join('\n');
}
