import { HORIZON } from '../events/readers/readers.sql';
import type { ChangesPage } from '../changes/change.dto';
import type { Answer } from './caller';
import { integrationKey, program, type Program } from './integration-key';
import type { TestApp } from './test-app';
import { until } from './until';

/** A program that follows the changes of `test`. */
export class FeedProgram {
  private constructor(
    private readonly test: TestApp,
    readonly call: Program,
    readonly integrationId: string,
  ) {}

  static async of(test: TestApp, fields: object = {}): Promise<FeedProgram> {
    const key = await integrationKey(test, { ...fields });
    return new FeedProgram(test, program(test.visitor(), key), key.integrationId);
  }

  async head(): Promise<string> {
    return (await this.call('GET', 'changes/head')).body.next;
  }

  ask(after: string, query = ''): Promise<Answer> {
    return this.call('GET', `changes?after=${after}${query}`);
  }

  async page(after: string, query = ''): Promise<ChangesPage> {
    const { status, body } = await this.ask(after, query);
    expect([status, body]).toEqual([200, body]);
    return body as ChangesPage;
  }

  /** All that comes behind a cursor, page by page, once no transaction of the server itself is open. */
  async all(after: string, query = ''): Promise<ChangesPage['items']> {
    await this.settled();
    const { items, next, more } = await this.page(after, query);
    return more ? [...items, ...(await this.all(next, query))] : items;
  }

  /** Comes back when nothing that is committed waits for a transaction. */
  settled(): Promise<void> {
    return until(async () => (await this.test.sql.query(`select from events where tx >= ${HORIZON} limit 1`)).length === 0);
  }
}

export const typesOf = (items: ChangesPage['items']): string[] => items.map(({ type }) => type);
export const idsOf = (items: ChangesPage['items']): string[] => items.map(({ data: { id } }) => id);
