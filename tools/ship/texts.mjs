const triersOf = ({ percent, roles, hospitals }) =>
  [
    ...(percent > 0 ? [`${percent} of 100 users`] : []),
    ...(roles.length > 0 ? [`role ${roles.join(', ')}`] : []),
    ...(hospitals.length > 0 ? [`the staff of ${hospitals.length === 1 ? 'one hospital' : `${hospitals.length} hospitals`}`] : []),
  ].join(', ');

/** Who gets what of one micro-frontend, in a sentence. */
export function liveText(live) {
  const { name, stable, canary, off } = live;
  if (off) return `${name} is switched off.`;
  return canary
    ? `${name}: ${canary} is on trial with ${triersOf(live)}; everybody else has ${stable}.`
    : `${name}: everybody has ${stable}.`;
}

const moveText = ({ at, name, kind, from, to, percent, why, by }) =>
  `  ${at}  ${name}  ${kind}${percent ? ` ${percent} %` : ''}  ${from} → ${to}  by ${by}${why ? `: ${why}` : ''}`;

const VERDICTS = { tooFew: 'too few sessions to compare', good: 'no worse than what is live', worse: 'worse: it is being taken back' };

/** How a trial does, and how it fails. */
function trialText({ name, id, sessions, failed, stableSessions, stableFailed, verdict, faults }) {
  const head = `  ${name}  ${id}  ${failed} of ${sessions} sessions failed, ${stableFailed} of ${stableSessions} with what is live: ${VERDICTS[verdict]}`;
  return [head, ...faults.map((one) => `    ${one.error ?? one.kind} ${one.frame ?? ''} ${one.page ?? ''} (${one.sessions})`)].join('\n');
}

/** What is live, what can be chosen, and who chose what, of one micro-frontend or of all. */
export function historyText({ platform, live, trials, releases, moves }, name = null) {
  const of = (rows) => rows.filter((row) => name === null || row.name === name);
  return [
    `Platform of the shell: ${platform || 'unknown'}`,
    ...of(live).map(liveText),
    ...(of(trials).length > 0 ? ['On trial:', ...of(trials).map(trialText)] : []),
    'Published:',
    ...of(releases).map(
      (one) =>
        `  ${one.publishedAt}  ${one.name}  ${one.id}  needs ${one.platform}${one.api ? `, API ${one.api}` : ''}  by ${one.publishedBy}${one.withdrawnAt ? ', taken back by itself' : ''}${one.leftOut ? `, left out: ${one.leftOut}` : ''}`,
    ),
    'Chosen:',
    ...of(moves).map(moveText),
  ].join('\n');
}
