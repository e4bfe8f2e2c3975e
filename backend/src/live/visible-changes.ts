import { isBound } from '../access/actor';
import { Injectable } from '@nestjs/common';
import { can, type Action } from '@arogya/domain/access';
import { scopeFor } from '@arogya/domain/hospital-agents';
import { Sql } from '../database/sql';
import type { Statement } from '../database/statement';
import { namedStatement } from '../database/statement-name';
import { EVERYTHING, type Change } from '../events/change';
import type { Topic } from '../events/topics';
import { AUDIENCES, NOBODY, type Audience, type ChangedRows } from './audiences';
import type { Watcher } from './watcher';

/** What somebody hears of a change: which record it is, or only that a list is another one now. */
export interface VisibleChange {
  readonly change: Change;
  readonly names: boolean;
}

export type ChangesFor = (watcher: Watcher) => readonly VisibleChange[];

/** The records of one topic that have changed for the same hospital. */
interface Part extends ChangedRows {
  readonly topic: Topic;
}

/** One statement, for all to whom it shows the same. */
interface VisibilityQuery {
  readonly statement: Statement<{ readonly id: string }>;
  readonly topic: Topic;
  readonly names: boolean;
  readonly keys: string[];
}

/** What somebody hears of: by record whether they hear which one it is. */
type VisibleRecords = Map<string, boolean>;

/** Statements of one round trip. */
const AT_ONCE = 50;

/** Watchers with the same key see the same records. */
const keyOf = (watcher: Watcher): string => {
  const { id, role, hospitalId } = watcher;
  if (role === 'admin') return role;
  // Of a hospital's agents each has leads of their own.
  return isBound(watcher) && role !== 'agent' ? `${role} ${hospitalId}` : `${role} ${id} ${hospitalId}`;
};

/** A newer server may announce what this one does not know. */
const audienceOf = (topic: Topic): Audience => (AUDIENCES as Partial<typeof AUDIENCES>)[topic] ?? NOBODY;

const recordOf = (topic: string, id: string): string => `${topic} ${id}`;

/** Who hears of which changes (audiences.ts): looked up once for all streams of this server, by the scopes of the lists. */
@Injectable()
export class VisibleChanges {
  constructor(private readonly sql: Sql) {}

  async among(watchers: Iterable<Watcher>, changes: readonly Change[]): Promise<ChangesFor> {
    const parts = partsOf(changes);
    const looks = new Map<string, VisibilityQuery>();
    const seen = new Map<string, VisibleRecords>();
    for (const watcher of watchers) {
      const key = keyOf(watcher);
      if (seen.has(key)) continue;
      seen.set(key, wholeFor(watcher, parts));
      for (const part of parts) addLooks(looks, part, watcher, key);
    }
    await this.look([...looks.values()], seen);
    return (watcher) => {
      const records = seen.get(keyOf(watcher));
      // Whoever has come meanwhile, or sees other rows since, fetches anew what they show.
      if (!records) return changes.length > 0 ? [{ change: EVERYTHING, names: false }] : [];
      return changes.flatMap((change) => visibleOf(change, watcher, records));
    };
  }

  private async look(all: readonly VisibilityQuery[], seen: ReadonlyMap<string, VisibleRecords>): Promise<void> {
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const some = all.slice(from, from + AT_ONCE);
      const answers = await this.sql.batch(...some.map(({ statement }) => statement));
      for (const [index, { topic, names, keys }] of some.entries()) {
        const found = (answers[index] ?? []).map(({ id }) => recordOf(topic, id));
        for (const records of keys.map((key) => seen.get(key)))
          for (const record of found) records?.set(record, names || records.get(record) === true);
      }
    }
  }
}

function partsOf(changes: readonly Change[]): Part[] {
  const parts = new Map<string, { topic: Topic; hospitalId: string | null; ids: string[]; was: object[] }>();
  for (const { topic, id, hospitalId, was } of changes) {
    if (topic === '*' || id === null) continue;
    const key = `${topic} ${hospitalId}`;
    const part = parts.get(key) ?? { topic, hospitalId, ids: [], was: [] };
    parts.set(key, part);
    part.ids.push(id);
    if (was) part.was.push(was);
  }
  return [...parts.values()].map((part) => ({ ...part, was: JSON.stringify(part.was) }));
}

/** The records of lists that are somebody's as a whole: no look is needed. */
const wholeFor = (watcher: Watcher, parts: readonly Part[]): VisibleRecords =>
  new Map(
    parts
      .filter(({ topic }) => audienceOf(topic).lists.some(({ action, unnamed }) => !unnamed && scopeFor(watcher, action) === 'all'))
      .flatMap(({ topic, ids }) => ids.map((id) => [recordOf(topic, id), true])),
  );

function addLooks(looks: Map<string, VisibilityQuery>, part: Part, watcher: Watcher, key: string): void {
  // An administrator without a hospital sees no list.
  if (isBound(watcher) && watcher.hospitalId === null) return;
  for (const { action, seen, unnamed } of audienceOf(part.topic).lists) {
    if (!seen || scopeFor(watcher, action) !== 'scoped') continue;
    const { text, params } = seen({ ...watcher, scope: 'scoped' }, part);
    const statement = namedStatement<{ readonly id: string }>('visible-changes', text, params);
    const same = `${statement.name} ${JSON.stringify(params)}`;
    const look = looks.get(same) ?? { statement, topic: part.topic, names: !unnamed, keys: [] };
    looks.set(same, look);
    look.keys.push(key);
  }
}

function visibleOf(change: Change, watcher: Watcher, records: VisibleRecords): VisibleChange[] {
  const { topic, id } = change;
  if (topic === '*') return [{ change, names: false }];
  const { role } = watcher;
  const { lists, alike } = audienceOf(topic);
  const names = id === null ? undefined : records.get(recordOf(topic, id));
  if (names !== undefined) return [{ change, names }];
  const isNotified = alike ? can(role, alike) : id === null && lists.some(({ action }) => isTheirs(change, watcher, action));
  return isNotified ? [{ change, names: false }] : [];
}

/** Of a change that names no record hears who sees all of the list, or belongs to the hospital that it concerns. */
function isTheirs({ hospitalId }: Change, watcher: Watcher, action: Action): boolean {
  const scope = scopeFor(watcher, action);
  return scope === 'all' || (scope === 'scoped' && hospitalId !== null && hospitalId === watcher.hospitalId);
}
