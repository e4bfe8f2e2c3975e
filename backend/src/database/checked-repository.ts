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

  /** Writes these columns and raises the version; nothing when there are none. */
  async update<V extends Writable<E>>(id: string, values: Columns<E, V>): Promise<void> {
    assertColumns(this.entity, values);
    if (Object.values(values).every((value) => value === undefined)) return;
    await this.repository.update({ id } as FindOptionsWhere<E>, values);
  }

  findOne(options: FindOneOptions<E>): Promise<E | null> {
    return this.repository.findOne(options);
  }

  exists(where: FindOptionsWhere<E>): Promise<boolean> {
    return this.repository.existsBy(where);
  }
}
