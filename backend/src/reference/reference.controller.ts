import { Body, Controller, Delete, Get, Post, Put, Query, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RefusalCode } from '@arogya/domain/refusal';
import { Sql, type Db } from '../database/sql';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { BodyType } from '../http/checked.decorator';
import { IdempotencyKey, type AnswerOrReplay } from '../idempotency/idempotency';
import { IfMatch } from '../http/if-match';
import type { Page } from '../paging/page';
import { Id } from '../http/uuid.pipe';
import { Who } from '../access/who.decorator';
import type { Entry, Noun } from './nouns';
import type { ReferenceQuery } from './reference.dto';
import type { ReferenceEntity } from './reference.entity';
import { ReferenceService, type EntryFields, type EntryWithUses } from './reference.service';

/** The API of one kind of entries. */
export interface ReferenceApi<E extends ReferenceEntity, Row extends Entry, New extends object, Change extends object> {
  readonly noun: Noun<E, Row>;
  /** The words of the operations, such as `createCity` and `listCities`. */
  readonly one: string;
  readonly many: string;
  readonly searchedBy: string;
  readonly query: Type<ReferenceQuery>;
  readonly entry: Type<EntryWithUses<Row>>;
  readonly active: Type<object>;
  readonly create: Type<EntryFields<E, New>>;
  readonly update: Type<EntryFields<E, Change>>;
  /** What else happens to a changed entry. */
  readonly onChange: string;
  /** What else a restored entry may be refused for. */
  readonly restoreRefusals?: readonly RefusalCode[];
  /** Checks and completes what was sent. */
  readonly prepared?: <F extends New | Change>(fields: F, db: Db) => Promise<F>;
}

/** The controller of one kind: all kinds have the same calls. */
// oxlint-disable-next-line max-lines-per-function -- a class of Nest stands in it, whose decorators name the kind
export function referenceController<E extends ReferenceEntity, Row extends Entry, New extends object, Change extends object>(
  api: ReferenceApi<E, Row, New, Change>,
): Type<object> {
  const { noun, one, many, prepared = (fields) => Promise.resolve(fields) } = api;
  const [word, words] = [one.toLowerCase(), many.toLowerCase()];

  @ApiTags('reference')
  @Controller(words)
  class ReferenceController {
    constructor(
      private readonly reference: ReferenceService,
      private readonly sql: Sql,
    ) {}

    @Get('active')
    @Access('reference:choose')
    @Answers({ operation: `active${many}`, summary: `The active ${words}, for a choice`, list: api.active, input: false })
    active(): Promise<object[]> {
      return this.reference.active(noun);
    }

    @Get()
    @Access('reference:manage')
    @Answers({ operation: `list${many}`, summary: `${many}, searched by ${api.searchedBy}`, list: api.entry, sorts: noun.sorts })
    list(@Query() @BodyType(api.query) query: ReferenceQuery): Promise<Page<EntryWithUses<Row>>> {
      return this.reference.list(noun, query);
    }

    @Post()
    @Access('reference:manage')
    @Answers({
      operation: `create${one}`,
      summary: `Add a ${word}`,
      type: api.entry,
      status: 201,
      refusals: ['taken', 'keyReused'],
    })
    async create(
      @Who() who: Actor,
      @Body() @BodyType(api.create) body: EntryFields<E, New>,
      @IdempotencyKey() key: string | null,
    ): Promise<AnswerOrReplay<EntryWithUses<Row>>> {
      return this.reference.add(noun, who, await prepared(body, this.sql), key);
    }

    @Put(':id')
    @Access('reference:manage')
    @Answers({
      operation: `update${one}`,
      summary: `Change a ${word}`,
      description: api.onChange,
      type: api.entry,
      refusals: ['notFound', 'stale', 'taken'],
    })
    async update(
      @Who() who: Actor,
      @Id() id: string,
      @Body() @BodyType(api.update) body: EntryFields<E, Change>,
      @IfMatch() version: number | null,
    ): Promise<EntryWithUses<Row>> {
      return this.reference.change(noun, who, id, await prepared(body, this.sql), version);
    }

    @Delete(':id')
    @Access('reference:manage')
    @Answers({ operation: `delete${one}`, summary: `Delete a ${word} that nothing uses`, refusals: ['notFound', 'inUse'] })
    remove(@Who() who: Actor, @Id() id: string): Promise<void> {
      return this.reference.remove(noun, who, id);
    }

    @Post(':id/restore')
    @Access('reference:manage')
    @Answers({
      operation: `restore${one}`,
      summary: `Bring a deleted ${word} back`,
      type: api.entry,
      refusals: ['notFound', 'taken', ...(api.restoreRefusals ?? [])],
    })
    restore(@Who() who: Actor, @Id() id: string): Promise<EntryWithUses<Row>> {
      return this.reference.restore(noun, who, id);
    }
  }
  return ReferenceController;
}
