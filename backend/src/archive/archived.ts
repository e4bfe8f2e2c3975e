import type { Action } from '@arogya/domain/access';
import { Refusal } from '@arogya/domain/refusal';
import { flag, optional } from '@arogya/domain/rule';
import { Where } from '../database/where';
import { mayDo, type Actor } from '../access/actor';
import { CheckedQuery } from '../http/checked.decorator';
import { PageQuery } from '../paging/page';

const DESCRIPTION = 'true: what has been deleted instead, for whoever may bring it back';

/** `@Archived() archived?: boolean` of a list's query: the list can also show deleted rows. */
export const Archived = (): PropertyDecorator => CheckedQuery(optional(flag()), { description: DESCRIPTION });

export class ArchivedQuery extends PageQuery {
  @Archived() archived?: boolean;
}

/** The rows of a list: the existing ones, or the deleted ones. */
export const rowsOf = (alias: string, { archived }: { readonly archived?: boolean }): Where =>
  new Where(`${alias}.archived_at is ${archived ? 'not null' : 'null'}`);

/** Deleted rows are shown to whoever may delete them (403 for others). */
export function assertMayRestore(who: Actor, { archived }: { readonly archived?: boolean }, action: Action): void {
  if (archived && !mayDo(who, action)) throw new Refusal('forbidden');
}
