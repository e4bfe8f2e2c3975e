import { Body, Controller, Get, Module, Post, Put, Query } from '@nestjs/common';
import { between, listOf, note, oneOf, optional, text, uuid } from '@arogya/domain/rule';
import { Refusal } from '@arogya/domain/refusal';
import { Sql, type Db } from '../database/sql';
import { Access, Poll, Public } from '../access/access.decorator';
import { visitorContext } from '../request-context';
import type { Actor, Visitor as Caller } from '../access/actor';
import { Checked, CheckedQuery } from '../http/checked.decorator';
import { IdempotencyKey, once } from '../idempotency/idempotency';
import { assertFresh, IfMatch } from '../http/if-match';
import { Limited } from '../limits/limited.decorator';
import { orderBy, Page, PageQuery } from '../paging/page';
import { Id } from '../http/uuid.pipe';
import { Visitor, Who } from '../access/who.decorator';

class Note {
  @Checked(text({ min: 2, message: 'A name is required' })) name!: string;
  @Checked(note()) remark?: string | null;
  @Checked(optional(between(1, 120, { low: 'Age must be at least 1', high: 'Age must be less than 120' }))) age?: number | null;
  @Checked(optional(listOf(text({ message: 'Please enter text' }), 3))) tags?: string[] | null;
  @Checked(text({ message: 'Secret is required' }), { raw: true, ifSent: true }) secret?: string;
}

class NoteQuery extends PageQuery {
  @CheckedQuery(optional(between(0, 9, { low: 'At least 0', high: 'At most 9' }))) level?: number;
  @CheckedQuery(optional(uuid())) owner?: string;
  @CheckedQuery(optional(oneOf(['a', 'b']))) kind?: string;
}

interface State {
  readonly id: string;
  readonly name: string;
}

async function ofId(db: Db, id: string): Promise<State> {
  const state = await db.one<State>('select id, name from states where id = $1', [id]);
  if (!state) throw new Refusal('notFound');
  return state;
}

/** Routes that show what guards, pipes and filters do to any route. */
@Controller('probe')
class ProbeController {
  private readonly stored = { name: 'old', remark: null, version: 3 };

  constructor(private readonly sql: Sql) {}

  @Get('who') @Access('doctors:read') who(@Who() who: Actor) {
    return { role: who.role, scope: who.scope, hospitalId: who.hospitalId };
  }

  @Get('poll') @Access('session:read') @Poll() poll() {
    return { ok: true };
  }

  @Post('note') @Public() note(@Body() body: Note) {
    return { keys: Object.keys(body), ...body };
  }

  @Put('note/:id') @Public() change(@Id() id: string, @Body() body: Note, @IfMatch() version: number | null) {
    assertFresh(this.stored, version, body);
    return { ...this.stored, id, version: 4 };
  }

  @Post('once') @Public() async once(@Visitor() { requestId }: Caller, @Body() body: Note, @IdempotencyKey() key: string | null) {
    return this.sql.transaction(visitorContext(requestId), (db) =>
      once(
        db,
        { scope: 'probe', key, body },
        async () => {
          const made = await db.one<State>('insert into states (name, code) values ($1, $1) returning id, name', [body.name]);
          if (!made || body.remark === 'refuse') throw new Refusal('slotTaken');
          return made;
        },
        (id) => ofId(db, id),
      ),
    );
  }

  @Get('list') @Public() list(@Query() query: NoteQuery) {
    const order = orderBy(query.sort, { name: 'lower(name)' }, 'name');
    return new Page(
      [{ order, limit: query.limit, offset: query.offset, keys: Object.keys(query) }],
      query.level === 9 ? 1_000 : 120,
      query.level === 8 ? 'cursor' : null,
      query.level === 9,
    );
  }

  @Get('large') @Public() large() {
    return { text: 'abc'.repeat(2000) };
  }

  @Get('limited') @Public() @Limited('enquiry') limited() {
    return { ok: true };
  }

  @Get('read') @Public() @Limited('phoneCheck') read() {
    return { ok: true };
  }

  @Get('sql/:id') @Public() async failing(@Id() id: string) {
    return this.sql.query(`select $1::integer + $2::uuid::text::integer as canary`, ['not a number: canary-9876', id]);
  }

  @Get('boom') @Public() boom(): never {
    throw new TypeError('canary-1234 must stay inside');
  }
}

@Module({ controllers: [ProbeController] })
export class ProbeModule {}

@Controller('forgotten')
class ForgottenController {
  @Get() open() {
    return { ok: true };
  }
}

/** A controller without a statement of who may call it. */
@Module({ controllers: [ForgottenController] })
export class ForgottenModule {}

@Controller('silent')
class SilentController {
  @Post() @Access('users:manage') make() {
    return { ok: true };
  }
}

/** A controller that makes accounts and does not say whether it asks for a fresh proof. */
@Module({ controllers: [SilentController] })
export class SilentModule {}
