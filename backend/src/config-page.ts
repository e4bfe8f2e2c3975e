import { VARIABLES } from './config-variables';

/** No variable takes this: what it answers is its rule. */
const NO_VALUE = '?!';
const HEAD = `# Variables

What the server reads from its environment. Written by \`npm run generate\` from \`backend/src/config-variables.ts\` and \`backend/src/config-messages.ts\`.

**In files.** Each variable X may be given as X_FILE, the name of a file that holds its value, as Docker and systemd hand out secrets: \`SESSION_SECRET_FILE=/run/secrets/session\`. White space at the end of the file does not count. Both set, or a file that cannot be read, is an error.

**Faults.** A server that cannot use what it was given says all faults at once, in one line on standard error, and ends with exit code 1.

| variable | default | rule | what it is |
|---|---|---|---|
`;

const shown = (value: unknown): string => (value === undefined || value === '' ? '' : `\`${JSON.stringify(value).replaceAll(`"`, ``)}\``);

function rowOf([name, rule]: [string, (typeof VARIABLES)[keyof typeof VARIABLES]]): string {
  const [unset, wrong] = [rule.safeParse(undefined), rule.safeParse(NO_VALUE)];
  const byDefault = unset.success ? shown(unset.data) : '**needed**';
  return `| \`${name}\` | ${byDefault} | ${wrong.success ? '' : (wrong.error.issues[0]?.message ?? '')} | ${rule.description ?? ''} |`;
}

/** The text of docs/deploy/variables.md. */
export const variablesPage = (): string => `${HEAD}${Object.entries(VARIABLES).map(rowOf).join('\n')}\n`;
