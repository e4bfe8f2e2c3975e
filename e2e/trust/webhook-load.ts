import { setTimeout as pause } from 'node:timers/promises';
import { itemOf, WebhookReceiver, type ReceivedCall, type ReceiverAnswer } from '@arogya/backend/testing/webhook-receiver';
import type { Dice } from './dice';

/** What a receiver does: it is up and down, takes its time, or answers 500 now and then. */
export const RECEIVERS = ['/up-and-down', '/slow', '/500'] as const;
type Path = (typeof RECEIVERS)[number];

/** How many calls one is up for, and then down for. */
const CALLS_UP = 40;
const CALLS_DOWN = 12;
const SLOW_MS = 20;

/** One more call of a receiver, the n-th that it gets. */
const ANSWERS: Readonly<Record<Path, (n: number, dice: Dice) => ReceiverAnswer | Promise<ReceiverAnswer>>> = {
  '/up-and-down': (n) => (n % (CALLS_UP + CALLS_DOWN) < CALLS_UP ? 204 : 503),
  '/slow': async (_n, dice) => (await pause(dice.below(SLOW_MS)), 200),
  '/500': (_n, dice) => (dice.below(4) === 0 ? 500 : 200),
};

/** What the three receivers have taken. */
export interface Arrivals {
  /** Changes that an endpoint has taken at least once; how many more times some were taken; how often a version fell. */
  readonly arrived: number;
  readonly again: number;
  readonly fell: number;
}

/** Three receivers, each with a fault of its own. */
export class FaultyReceivers {
  private readonly taken: ReceivedCall[] = [];

  private constructor(
    private readonly receiver: WebhookReceiver,
    dice: Dice,
  ) {
    const counts = new Map<string, number>();
    receiver.answer = async (call) => {
      const n = counts.get(call.path) ?? 0;
      counts.set(call.path, n + 1);
      const answer = await ANSWERS[call.path as Path](n, dice);
      if (typeof answer === 'number' && answer < 300) this.taken.push(call);
      return answer;
    };
  }

  static async start(dice: Dice): Promise<FaultyReceivers> {
    return new FaultyReceivers(await WebhookReceiver.start(), dice);
  }

  get urls(): string[] {
    return RECEIVERS.map((path) => this.receiver.url(path));
  }

  /** What was taken since the last look. */
  arrivals(): Arrivals {
    const keys = new Set<string>();
    const versions = new Map<string, number>();
    let fell = 0;
    for (const call of this.taken) {
      keys.add(`${call.path} ${call.id}`);
      const { id, version } = itemOf(call).data;
      const record = `${call.path} ${id}`;
      if (version < (versions.get(record) ?? 0)) fell += 1;
      versions.set(record, version);
    }
    const again = this.taken.length - keys.size;
    this.taken.length = 0;
    return { arrived: keys.size, again, fell };
  }

  close(): Promise<void> {
    return this.receiver.close();
  }
}

/** What writes changes of `$1` leads, whose ids follow from `$2`: their versions from `$3` to `$4`. */
export const CHANGES = `
insert into events (at, kind, entity_id, version, change)
select now(), case when version = 1 then 'lead.created' else 'lead.changed' end, md5($2::text || lead)::uuid, version,
  '{"fields": ["notes"], "formerHospitalId": null, "state": null}'
from generate_series(1, $1::int) lead, generate_series($3::int, $4::int) version order by version, lead`;

/** As if all waits were over: tries come at once, and an endpoint that rests is probed. */
export const HURRY = [
  `update webhook_deliveries set next_at = now() - interval '1 second' where state = 'queued' and next_at > now()`,
  `update webhook_endpoints set probe_at = now() - interval '1 second' where state = 'resting'`,
] as const;

export const STATES = `select count(*)::int as all, count(*) filter (where state in ('queued', 'sending'))::int as left, count(*) filter (where state = 'dead')::int as dead
  from webhook_deliveries`;
