const MOST = 72;
const SUBJECT = /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([a-z\d-]+\))?!?: \S/u;
/** What git itself writes, or folds into another commit later. */
const GITS_OWN = /^(?:Merge|Revert|fixup!|squash!|amend!) /u;

/** What is wrong with the subject of a commit's message, or null. Git leaves out lines that begin with #. */
export function subjectProblem(message) {
  const subject = message.split('\n').find((line) => line.trim() && !line.startsWith('#'));
  if (!subject || GITS_OWN.test(subject)) return null;
  if (subject.length > MOST) return `has ${subject.length} characters, at most ${MOST} are read everywhere; the rest belongs into the body`;
  return SUBJECT.test(subject) ? null : 'is not like "feat(doctors): at most 70 years of experience" (CONTRIBUTING.md)';
}
