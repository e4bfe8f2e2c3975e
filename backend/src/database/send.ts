import type { QueryRunner } from 'typeorm';
import type { Statement } from './statement';

/** Sends a statement on a connection of TypeORM, which is what migrations have. */
export const send = async <Row extends object>(runner: QueryRunner, { text, values }: Statement<Row>): Promise<Row[]> =>
  (await runner.query(text, values as unknown[])) as Row[];
