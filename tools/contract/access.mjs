const LETTERS = { all: 'A', scoped: 'S' };

const INTRO = `# Who may call what

Written by \`npm run contract\` from the routes themselves (\`@Access\`, \`@Public\`) and the law in \`libs/domain/src/access.ts\`.
\`A\` all rows · \`S\` the rows of their scope (\`*.scope.ts\` of the room) · \`-\` refused with 403 · \`P\` public. Without a session: 401, unless public.
A row outside the scope answers 404, like one that does not exist.
`;

/** docs/access.md for an OpenAPI document: one line per operation, one column per role. */
export function accessTable(openApi) {
  const operations = Object.entries(JSON.parse(openApi).paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path.replace('/api/', '')}`,
      ...operation['x-access'],
    })),
  );
  const roles = rolesOf(operations);
  const head = [`| Call (under /api) | Action | ${roles.join(' | ')} |`, `| --- | --- | ${roles.map(() => ':-:').join(' | ')} |`];
  return `${INTRO}\n${[...head, ...operations.map((operation) => lineOf(operation, roles))].join('\n')}\n`;
}

/** The roles, in the order in which the operations with the most roles name them. */
function rolesOf(operations) {
  const named = operations.map(({ roles = {} }) => Object.keys(roles));
  return [...new Set(named.sort((a, b) => b.length - a.length).flat())];
}

function lineOf({ call, action, roles: allowed }, roles) {
  const letters = roles.map((role) => (allowed ? (LETTERS[allowed[role]] ?? '-') : 'P'));
  return `| ${call} | ${action} | ${letters.join(' | ')} |`;
}
