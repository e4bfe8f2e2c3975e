import { can, ROLES, type Action, type Role } from '@arogya/domain/access';
import { integrationKey, program } from '@arogya/backend/testing/integration-key';
import type { TestApp } from '@arogya/backend/testing/test-app';
import type { Clinic, Staff } from './clinics';
import { nameOf, type Operation } from './contract';
import { Dice } from './dice';
import { bytesOf, spoil, targetOf, type Draft } from './mutate';
import { Records } from './records';
import { bodyOf, sampleOf } from './sample';
import { send, type CallAnswer } from './send';

const LANES = 4;
const REFRESH_EVERY = 200;
const SHARE_SPOILT = 0.7;
/** Of the calls that a key may make and staff, too. */
const SHARE_BY_KEY = 0.1;

/** A role, or a program with a key. */
type Who = Role | 'integration';

export interface Result {
  sent: number;
  accepted: number;
  spoilt: number;
  /** Answers of 5xx, broken connections, silence. */
  failed: string[];
  /** Bodies that are neither JSON nor what the contract says of that route. */
  foreign: string[];
  statuses: string;
}

/** Sends requests generated from operations, as everybody. */
export class Fuzz {
  private readonly dice: Dice;
  private readonly records: Records;
  private readonly staff: Staff;
  private readonly exporting = new Set<Operation>();
  private key = '';
  /** A place among the changes, for the feed. */
  private cursor = '';

  constructor(
    private readonly app: TestApp,
    private readonly clinic: Clinic,
    seed: number,
  ) {
    this.dice = new Dice(seed);
    this.staff = { ...clinic.staff };
    const own = Object.values(clinic.staff);
    this.records = new Records(
      app,
      this.dice,
      [clinic.ids.hospital, clinic.ids.doctor],
      own.map(({ username }) => username),
    );
  }

  async run(operations: readonly Operation[], count: number): Promise<Result> {
    const result: Result = { sent: 0, accepted: 0, spoilt: 0, failed: [], foreign: [], statuses: '' };
    const statuses = new Map<number, number>();
    let next = 0;
    const lane = async (): Promise<void> => {
      while (next < count) {
        const n = (next += 1);
        if (n % REFRESH_EVERY === 1) await this.records.refresh();
        const operation = this.pick(operations);
        const status = await this.one(operation, n, result).finally(() => this.exporting.delete(operation));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await this.records.refresh();
    await this.takeKey();
    await Promise.all(Array.from({ length: LANES }, lane));
    result.statuses = [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, times]) => `${status}×${times}`)
      .join(' ');
    return result;
  }

  private async takeKey(): Promise<void> {
    const made = await integrationKey(this.app, { per_minute: 6_000 });
    this.key = made.key;
    this.cursor = (await program(this.app.visitor(), made)('GET', 'changes/head')).body.next;
  }

  /** More than two exports at once are refused with 503, which is as agreed: here they come one by one. */
  private pick(operations: readonly Operation[]): Operation {
    for (;;) {
      const operation = this.dice.of(operations);
      if (!operation.path.startsWith('export/')) return operation;
      if (this.exporting.size === 0) {
        this.exporting.add(operation);
        return operation;
      }
    }
  }

  private async one(operation: Operation, n: number, result: Result): Promise<number> {
    const who = this.caller(operation);
    const draft = this.draft(operation, who);
    const where = this.dice.chance(SHARE_SPOILT) ? spoil(draft, this.dice) : '';
    const got = await send(this.app.port, { method: draft.method, target: targetOf(draft), headers: draft.headers, body: bytesOf(draft) });
    const line = `${n}: ${nameOf(operation)} as ${who ?? 'anonymous'}${where ? `, spoilt: ${where}` : ''} → ${got.status} ${got.type}`;
    result.sent += 1;
    if (where) result.spoilt += 1;
    if (got.status >= 200 && got.status < 300) result.accepted += 1;
    if (got.status >= 500 || got.status === 0) result.failed.push(line);
    else if (!isAsAgreed(got, operation)) result.foreign.push(line);
    if (got.status === 401 && who && who !== 'integration' && !where.includes('cookie')) await this.signInAgain(who);
    return got.status;
  }

  /** Mostly somebody who may. */
  private caller({ action, roles }: Operation): Who | null {
    if (action === 'public') return this.dice.chance(0.8) ? null : this.dice.of(ROLES);
    const may = ROLES.filter((role) => roles[role]);
    if (can('integration', action as Action) && this.dice.chance(may.length > 0 ? SHARE_BY_KEY : 0.92)) return 'integration';
    if (this.dice.chance(0.92) && may.length > 0) return this.dice.of(may);
    return this.dice.chance(0.5) ? this.dice.of(ROLES) : null;
  }

  private draft(operation: Operation, who: Who | null): Draft {
    const { known } = this.records;
    const value = (name: string): unknown => {
      if (name === 'after' && operation.path === 'changes') return this.cursor;
      const parameter = operation.parameters.find((one) => one.name === name);
      return sampleOf(name, parameter?.schema ?? { type: 'string' }, operation, this.dice, known);
    };
    const segments = operation.path.split('/');
    const holes = segments.flatMap((segment, index) => (segment.startsWith('{') ? [index] : []));
    const asked = operation.parameters.filter((one) => one.in === 'query' && (one.required || this.dice.chance(0.2)));
    const cookie = who && who !== 'integration' ? this.staff[who].cookie('__Host-sid') : undefined;
    return {
      method: operation.method,
      path: segments.map((segment) => (segment.startsWith('{') ? String(value(segment.slice(1, -1))) : segment)),
      holes,
      query: asked.map(({ name }) => [name, value(name)]),
      headers: [
        ['host', `127.0.0.1:${this.app.port}`],
        ['sec-fetch-site', 'same-origin'],
        ...(operation.body ? [['content-type', 'application/json'] as [string, string]] : []),
        ...(cookie ? [['cookie', `__Host-sid=${cookie}`] as [string, string]] : []),
        ...(who === 'integration' ? [['authorization', `Bearer ${this.key}`] as [string, string]] : []),
        ...(operation.method === 'POST' && this.dice.chance(0.3)
          ? [['idempotency-key', `key-${this.dice.below(500)}`] as [string, string]]
          : []),
        ...(operation.method === 'PUT' && this.dice.chance(0.2) ? [['if-match', `"${1 + this.dice.below(3)}"`] as [string, string]] : []),
      ],
      body: operation.body ? bodyOf(operation, this.dice, known, 0.4) : undefined,
      raw: null,
    };
  }

  private async signInAgain(role: Role): Promise<void> {
    this.staff[role] = await this.app.as(role, role === 'hospital_admin' ? { hospital_id: this.clinic.ids.hospital } : {});
  }
}

/** The files and the stream that the contract knows; JSON otherwise, or nothing with 204. */
function isAsAgreed({ status, type, text }: CallAnswer, { path }: Operation): boolean {
  if (status === 204 || status === 304) return text === '';
  if (status === 200 && path.startsWith('export/')) return type.startsWith('text/csv');
  if (status === 200 && path === 'events') return type.startsWith('text/event-stream');
  if (!/^application\/(problem\+)?json/u.test(type)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
