import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { VIEWS_MOST } from '@arogya/domain/views/rules';
import { keptQuery } from '@arogya/domain/views/kept-query';
import { hasScreen, type ScreenName } from '@arogya/domain/views/screens';
import { NAME_TAKEN, NO_HOSPITAL_TO_SHARE } from '@arogya/domain/views/texts';
import { asPerson, type Actor } from '../access/actor';
import { Sql, type Db, type Tx } from '../database/sql';
import { mapUniqueViolation, type UniqueFields } from '../database/taken';
import { assertFresh } from '../http/if-match';
import { once, type AnswerOrReplay } from '../idempotency/idempotency';
import type { CreateSavedView, OrderViews, SavedView, UpdateSavedView } from './saved-view.dto';
import { SavedViewEntity } from './saved-view.entity';
import { countViews, deleteView, endDefault, lockOwner, orderViews, ownView, lockOwnView, viewsOf, type ViewRead } from './views.sql';

const TAKEN: UniqueFields = { saved_views_name: ['name', NAME_TAKEN] };

/** Only what the screen keeps is stored, and answered: a parameter that it once had is dropped. */
const shown = (view: ViewRead): SavedView => ({ ...view, query: keptQuery(view.screen, view.query) });

/** Views of lists: one's own, and those that others share. What a view shows is asked of the list, in the scope of whoever opens it. */
@Injectable()
export class ViewsService {
  constructor(private readonly sql: Sql) {}

  async list(who: Actor, screen: ScreenName): Promise<SavedView[]> {
    const { id, role, hospitalId } = asPerson(who);
    if (!hasScreen(role, screen)) return [];
    return (await this.sql.query(viewsOf({ userId: id, screen, role, hospitalId }))).map(shown);
  }

  add(who: Actor, body: CreateSavedView, key: string | null): Promise<AnswerOrReplay<SavedView>> {
    if (!hasScreen(asPerson(who).role, body.screen)) throw new Refusal('forbidden');
    assertShareable(who, body);
    return this.sql.transaction(who, (db) =>
      once(
        db,
        { scope: `createView:${who.id}`, key, body },
        async () => {
          await db.query(lockOwner({ userId: who.id }));
          const [{ count } = { count: 0 }] = await db.query(countViews({ userId: who.id }));
          if (count >= VIEWS_MOST) throw new Refusal('tooManyViews');
          if (body.isDefault) await db.query(endDefault({ userId: who.id, screen: body.screen, except: null }));
          const { screen, name, query, sharedWith, isDefault } = body;
          const row = {
            ownerId: who.id,
            screen,
            name,
            query: keptQuery(screen, query ?? ''),
            sharedWith: sharedWith ?? 'me',
            isDefault: isDefault ?? false,
          };
          const id = await mapUniqueViolation(TAKEN, () => db.repository(SavedViewEntity).insert(row));
          return this.own(db, who, id);
        },
        (id) => this.own(db, who, id),
      ),
    );
  }

  change(who: Actor, id: string, body: UpdateSavedView, version: number | null): Promise<SavedView> {
    assertShareable(who, body);
    return this.sql.transaction(who, async (db) => {
      const view = await this.own(db, who, id, lockOwnView);
      assertFresh(view, version, body);
      if (body.isDefault) await db.query(endDefault({ userId: who.id, screen: view.screen, except: id }));
      await mapUniqueViolation(TAKEN, () => this.write(db, view, body));
      return this.own(db, who, id);
    });
  }

  /** How they stand is no part of a view: its version stays, and nobody's form becomes stale. */
  async order(who: Actor, { screen, ids }: OrderViews): Promise<SavedView[]> {
    if (!hasScreen(asPerson(who).role, screen)) throw new Refusal('forbidden');
    await this.sql.transaction(who, (db) => db.query(orderViews({ userId: who.id, screen, ids })));
    return this.list(who, screen);
  }

  private write(db: Tx, { id, screen }: SavedView, { name, query, sharedWith, isDefault }: UpdateSavedView): Promise<void> {
    return db.repository(SavedViewEntity).update(id, {
      ...(name === undefined ? {} : { name }),
      ...(typeof query === 'string' ? { query: keptQuery(screen, query) } : {}),
      ...(sharedWith ? { sharedWith } : {}),
      ...(typeof isDefault === 'boolean' ? { isDefault } : {}),
    });
  }

  /** For good: it is written again as fast as it was made. */
  remove(who: Actor, id: string): Promise<void> {
    return this.sql.transaction(who, async (db) => {
      if (!(await db.one(deleteView({ userId: who.id, id })))) throw new Refusal('notFound');
    });
  }

  /** Somebody else's view is not there, shared or not. */
  private async own(db: Db, who: Actor, id: string, read = ownView): Promise<SavedView> {
    const view = await db.one(read({ userId: who.id, id }));
    if (!view) throw new Refusal('notFound');
    return shown(view);
  }
}

function assertShareable({ hospitalId }: Actor, { sharedWith }: Pick<UpdateSavedView, 'sharedWith'>): void {
  if (sharedWith !== 'hospital' || hospitalId !== null) return;
  throw new Refusal('invalid', { errors: { sharedWith: NO_HOSPITAL_TO_SHARE }, message: NO_HOSPITAL_TO_SHARE });
}
