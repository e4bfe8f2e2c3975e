import { Injectable, Logger, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { isUuid } from '@arogya/domain/rule';
import type { FastifyRequest } from 'fastify';
import { Sql } from '../database/sql';
import { prepared } from '../database/statement';
import { errorName } from '../error-name';
import type { Topic } from './topics';

type Row = { readonly was: object };
const read = (topic: Topic, columns: string) =>
  prepared<Row, { id: string }>(
    `${topic}-before`,
    `select to_jsonb(narrow) as was from (select id, ${columns} from ${topic} where id = :id) narrow`,
  );

/** The columns by which the scopes of these modules decide who sees a row (`*.scope.ts`): a change may take it away from somebody. */
const READ: Partial<Record<Topic, ReturnType<typeof read>>> = {
  doctors: read('doctors', 'hospital_id, user_id, is_active, archived_at'),
  leads: read('leads', 'hospital_id, assigned_agent_id, archived_at'),
};

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The module of a route template: '/api/appointments/:id' → 'appointments'. */
export const moduleOf = (template: string | undefined): string => template?.split('/')[2] ?? '';

/**
 * Notes what a row was before a call changes it. It is the last of the guards, since it needs who may call to be known: it
 * refuses nobody.
 */
@Injectable()
export class RowsBefore implements CanActivate {
  private readonly logger = new Logger(RowsBefore.name);
  private readonly rows = new WeakMap<FastifyRequest, object>();

  constructor(private readonly sql: Sql) {}

  of(request: FastifyRequest): object | null {
    return this.rows.get(request) ?? null;
  }

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (READS.has(request.method)) return true;
    const statement = READ[moduleOf(request.routeOptions.url) as Topic];
    const { id } = request.params as { readonly id?: unknown };
    return statement && typeof id === 'string' && isUuid(id) ? this.note(request, statement({ id })) : true;
  }

  private async note(request: FastifyRequest, statement: ReturnType<ReturnType<typeof read>>): Promise<boolean> {
    try {
      const [[row]] = await this.sql.batch(statement);
      if (row) this.rows.set(request, row.was);
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'A row could not be read before its change');
    }
    return true;
  }
}
