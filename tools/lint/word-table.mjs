/** Words that this repository used to have, in names and in texts, and the field's word for each (docs/glossary.md). */
export const FIELD_WORDS = new Map([
  ['acting', 'request context'],
  ['befell', 'what happened'],
  ['bone', 'skeleton'],
  ['bones', 'skeleton'],
  ['carrier', 'provider'],
  ['carriers', 'providers'],
  ['celebrate', 'what it is'],
  ['discreet', 'what it is'],
  ['doomed', 'what it is'],
  ['drawn', 'rendered'],
  ['heard', 'received'],
  ['homeless', 'what it is'],
  ['hostile', 'input sanitizer'],
  ['hurry', 'what it is'],
  ['judge', 'availability rule, or to check'],
  ['judged', 'checked'],
  ['judges', 'checks'],
  ['law', 'permissions'],
  ['laws', 'permissions'],
  ['room', 'module, feature, or space'],
  ['rooms', 'modules, features, or spaces'],
  ['sealing', 'encryption'],
  ['told', 'informed, notified or reported'],
  ['turning', 'pagination'],
  ['visit', 'appointment, or load of a page'],
  ['visits', 'appointments, or loads of a page'],
  ['walk', 'end-to-end test, or path through the code'],
  ['walked', 'went through'],
  ['walks', 'end-to-end tests, or paths through the code'],
  ['wish', 'slot request'],
  ['wishes', 'slot requests'],
]);

/** What only a name must not say: the front desk is a place, and a type is called `Refusal`. */
export const ONLY_IN_NAMES = new Map([['desk', 'actions, or who is meant']]);

/** What only a text must not say. */
export const ONLY_IN_TEXTS = new Map([
  ['refusal', 'error, problem, or "is refused"'],
  ['refusals', 'errors or problems'],
  ...['he', 'him', 'himself', 'his', 'she', 'her', 'hers', 'herself'].map((word) => [word, 'they, their or them']),
]);

/** Whole names that have another one now. */
export const FIELD_NAMES = new Map([
  ['DISCREET', 'what it is'],
  ['FAMILY', 'what it is'],
  ['PASSING', 'what it is'],
  ['StaffPace', 'StaffRateLimiter'],
  ['keptSecret', 'what it is'],
  ['offers', 'the slot policy, or what is offered'],
  ['reach', 'scopeOf'],
  ['useAct', 'useSubmit'],
  ['useSettled', 'useDebouncedValue'],
  ['whenOffered', 'the slot policy'],
]);

/** Names that others read: they stay. */
export const PUBLISHED = [
  // The product's own name.
  'ArogyaDesk',
  // Fields of the API.
  'visitMinutes',
  'upcomingVisits',
  'visits',
  // Kinds of stored notifications and events, and tables and columns of the database.
  'visit_booked',
  'visit_cancelled',
  'visit_id',
  'visit_counters',
  'visit_totals',
  'age_told',
  'age_told_on',
  'ageTold',
  'ageToldOn',
  // A variable of the workflow that ships micro-frontends.
  'DESK_URL',
  // A migration's class: databases have kept its name.
  'Rooms1700000000003',
];

/** Whose texts are not ours to word, each with the reason. */
export const LEFT_ALONE = [
  // Landed: a migration stays as the databases have run it.
  'backend/src/database/migrations/',
  // What people of the demo write, and the seeds from which their data follow: another word would be other data.
  'backend/src/demo/',
  'backend/src/reference/shipped/',
  // A published notice: each version of its text stays as it was agreed to.
  'libs/domain/src/privacy/notice-words.ts',
  // Written from sources that are checked.
  'libs/api/src/',
  'openapi.json',
  'package-lock.json',
  // Notes of releases that are out.
  'releases/',
  // Name the words.
  'tools/lint/word-table.mjs',
  'tools/lint/words.mjs',
  'tools/lint/words.spec.mjs',
];
