import type { FindOneOptions, FindOptionsWhere, Repository } from 'typeorm';
import { assertColumns, type Columns, type EntityClass, type Writable } from './columns';

/**
 * TypeORM's repository as a transaction has it: what is written are columns of the entity, where TypeORM would leave out
 * in silence what it does not know. Its `save` is not here, since that begins and commits a transaction of its own.
 */
export class CheckedRepository<E extends { id: string }> {
  constructor(
    private readonly entity: EntityClass<E>,
    private readonly repository: Repository<E>,
  ) {}

  /** Stores a row and answers its id. */
  async insert<V extends Writable<E>>(values: Columns<E, V>): Promise<string> {
    assertColumns(this.entity, values);
    const { identifiers } = await this.repository.insert(values);
    return String(identifiers[0]?.['id']);
  }

  /** Writes these columns and raises the version; nothing when the row has these values already. */
  async update<V extends Writable<E>>(id: string, values: Columns<E, V>): Promise<void> {
    assertColumns(this.entity, values);
    const stated = Object.entries(values).filter(([, value]) => value !== undefined);
    if (stated.length === 0) return;
    const columns = stated.map(([property]) => this.repository.metadata.findColumnWithPropertyName(property)?.databaseName);
    const changes = `(${columns.join(', ')}) is distinct from (${stated.map((_, index) => `:stated${index}`).join(', ')})`;
    const parameters = Object.fromEntries(stated.map(([, value], index) => [`stated${index}`, value]));
    const update = this.repository.createQueryBuilder().update().set(values).whereInIds(id);
    await update.andWhere(changes, parameters).execute();
  }

  findOne(options: FindOneOptions<E>): Promise<E | null> {
    return this.repository.findOne(options);
  }

  exists(where: FindOptionsWhere<E>): Promise<boolean> {
    return this.repository.existsBy(where);
  }
}
