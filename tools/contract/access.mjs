const ROLES = ['admin', 'agent', 'doctor', 'hospital_admin'];
const LETTERS = { all: 'A', scoped: 'S' };

const INTRO = `# Who may call what

Written by \`npm run contract\` from the routes themselves (\`@Access\`, \`@Public\`) and the law in \`libs/domain/src/access.ts\`.
\`A\` all rows · \`S\` the rows of their scope (\`*.scope.ts\` of the room) · \`-\` refused with 403 · \`P\` public. Without a session: 401, unless public.
A row outside the scope answers 404, like one that does not exist.
`;

/** docs/access.md of an OpenAPI document: one line for each operation. */
export function accessTable(openApi) {
  const lines = Object.entries(JSON.parse(openApi).paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => lineOf(`${method.toUpperCase()} ${path.replace('/api/', '')}`, operation)),
  );
  const head = [`| Call (under /api) | Action | ${ROLES.join(' | ')} |`, `| --- | --- | ${ROLES.map(() => ':-:').join(' | ')} |`];
  return `${INTRO}\n${[...head, ...lines].join('\n')}\n`;
}

function lineOf(call, operation) {
  const { action, roles } = operation['x-access'];
  const letters = ROLES.map((role) => (roles ? (LETTERS[roles[role]] ?? '-') : 'P'));
  return `| ${call} | ${action} | ${letters.join(' | ')} |`;
}
