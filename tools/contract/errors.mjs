const INTRO = `# Errors

Written by \`npm run generate\` from \`libs/domain/src/refusal.ts\` and \`backend/src/openapi/errors/guide.ts\`.
An error answers \`application/problem+json\` (RFC 9457). Its \`type\` is \`urn:arogyadesk:\` and one of these codes; its header \`Link\` with \`rel="help"\` leads to the page of the code on the installation itself, /api/docs/errors/ and the code.
`;

/** docs/errors.md: each code with when it comes, what to do, and the calls that are refused so. */
export const errorGuide = (errors) => `${INTRO}\n${errors.map(section).join('\n')}`;

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
