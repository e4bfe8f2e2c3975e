import { Injectable } from '@nestjs/common';
import { READ_SCOPES, type ChangeEntity } from '@arogya/domain/changes/types';
import { CHANGES_LIMIT } from '@arogya/domain/changes/rules';
import { Refusal } from '@arogya/domain/refusal';
import { boundHospital, type Actor } from '../access/actor';
import { Sql } from '../database/sql';
import type { ChangesHead, ChangesPage, ChangesQuery } from './change.dto';
import { itemFor, readEntities } from './change-item';
import { assertThere, cursorOf, emptyPlace, placeOf, readCursor } from './cursor';
import { changesPage, headRows, LOOKED_AT, type PageRow } from './page.sql';

const NOTHING_READ = 'This integration reads no records whose changes could be told. It needs the scope of those that it shall follow.';

/** What has changed, in order and without gaps, for integrations that keep a copy (docs/adr/0029-changes.md). */
@Injectable()
export class ChangesService {
  constructor(private readonly sql: Sql) {}

  /** Where a reader begins: everything that happens from now on comes behind it. */
  async head(): Promise<ChangesHead> {
    const rows = await this.sql.query(headRows({}));
    const [last, now] = [partOf(rows, 'last'), partOf(rows, 'now')];
    if (!now) throw new Refusal('unavailable');
    return { next: cursorOf(last ? placeOf(last) : emptyPlace(now.tx, now.at)) };
  }

  /** What comes behind a cursor; 410 when it cannot be told without a gap. */
  async page(who: Actor, { after, entities: named, limit = CHANGES_LIMIT.usual }: ChangesQuery): Promise<ChangesPage> {
    const entities = entitiesFor(who, named);
    const place = readCursor(after);
    const hospitalId = boundHospital(who);
    // One more than is answered: it says whether there are more.
    const rows = await this.sql.query(changesPage({ ...place, entities, integrationId: who.id, hospitalId, most: limit + 1 }));
    const now = partOf(rows, 'now');
    if (!now?.kept) throw new Refusal('unavailable');
    assertThere(place, partOf(rows, 'place') ?? null, now.kept);
    const found = rows.filter(({ part }) => part === 'item');
    const [shown, last] = [found.slice(0, limit), partOf(rows, 'last')];
    const isFull = found.length > limit;
    const end = isFull ? shown.at(-1) : last;
    const still = place.id === 0 ? emptyPlace(now.tx, now.at) : place;
    return {
      items: shown.flatMap((event) => itemFor(event, hospitalId) ?? []),
      next: cursorOf(end ? placeOf(end) : still),
      more: isFull || last?.events === LOOKED_AT,
    };
  }
}

const partOf = <Row extends Pick<PageRow, 'part'>>(rows: readonly Row[], wanted: PageRow['part']): Row | undefined =>
  rows.find(({ part }) => part === wanted);

/** The kinds of records that are told: those that were named, or all that the integration reads. 403 for one that it does not read. */
function entitiesFor(who: Actor, named: string | undefined): readonly ChangeEntity[] {
  const own = readEntities(who.integration?.scopes ?? []);
  if (named) {
    const wanted = named.split(',') as ChangeEntity[];
    const closed = wanted.find((entity) => !own.includes(entity));
    if (closed) throw new Refusal('missingScope', { extra: { scope: READ_SCOPES[closed] } });
    return wanted;
  }
  if (own.length > 0) return own;
  throw new Refusal('missingScope', { message: NOTHING_READ, extra: { scope: [...new Set(Object.values(READ_SCOPES))].join(' ') } });
}
