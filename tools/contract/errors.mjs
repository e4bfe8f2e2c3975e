import { ROOT } from '../aliases.mjs';
import { runChild } from '../children.mjs';
import { Failure } from '../failure.mjs';

const INTRO = `# Errors

Written by \`npm run contract\` from \`libs/domain/src/refusal.ts\` and \`backend/src/openapi/errors/guide.ts\`.
An error answers \`application/problem+json\` (RFC 9457). Its \`type\` is \`urn:arogyadesk:\` and one of these codes; its header \`Link\` with \`rel="help"\` leads to the page of the code on the installation itself, /api/docs/errors/ and the code.
`;

/** docs/errors.md: each code with when it comes, what to do, and the calls that are refused so. */
export async function errorGuide(openApi) {
  const args = ['--import', './tools/typescript/register.mjs', 'backend/src/openapi/errors/print.ts'];
  const { code, out, stdout } = await runChild(process.execPath, args, { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '' } });
  if (code !== 0) throw new Failure(`The errors could not be written down:\n${out}`);
  const calls = callsByCode(JSON.parse(openApi));
  return `${INTRO}\n${JSON.parse(stdout)
    .map((error) => section(error, calls.get(error.code) ?? []))
    .join('\n')}`;
}

/** By code, the operations whose responses have an example of it. */
export function callsByCode({ paths, components }) {
  const calls = new Map();
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, { responses }] of Object.entries(item)) {
      for (const code of Object.values(responses).flatMap((response) => codesOf(response, components.responses))) {
        calls.set(code, [...(calls.get(code) ?? []), `${method.toUpperCase()} ${path}`]);
      }
    }
  }
  return calls;
}

function codesOf({ $ref }, shared) {
  const response = $ref ? shared[$ref.split('/').at(-1)] : undefined;
  return Object.keys(response?.content['application/problem+json']?.examples ?? {});
}

/** More of them say nothing: the guards refuse so almost everywhere. */
const MOST_CALLS = 12;

function section({ code, status, message, when, then }, calls) {
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
