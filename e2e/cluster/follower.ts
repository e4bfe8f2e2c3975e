import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../trust/load';
import { until } from './machines';

const EVERY_MS = 250;
const ABOUT = { name: 'Copy', purpose: 'Keeps a copy', recipient: 'Nobody', hospitalId: null, networks: [] };

interface Page {
  readonly items: readonly { readonly id: string; readonly type: string; readonly data: { readonly id: string } }[];
  readonly next: string;
}

/** Of which bookings another program was never told, and of which twice. */
export interface Followed {
  readonly untold: number;
  readonly toldTwice: number;
}

/** Another program that follows /api/changes by its key as docs/integrators/sync.md says, and asks again whatever happens. */
export class Follower {
  /** How often each appointment was read as made. */
  private readonly made = new Map<string, number>();
  /** Refusals: nothing that happens to the machines is one. */
  readonly odd: string[] = [];
  private stopped = false;

  private constructor(
    private readonly client: Client,
    private readonly key: string,
  ) {}

  static async of(port: number): Promise<Follower> {
    const admin = await Client.as(port, 'admin');
    const { id } = await post<{ id: string }>(admin, 'integrations', { ...ABOUT, scopes: ['changes:read', 'appointments:read'] });
    const { key } = await post<{ key: string }>(admin, `integrations/${id}/keys`, { label: 'Copy' });
    const follower = new Follower(new Client(port), key);
    const head = await follower.ask('changes/head');
    if (!head) throw new Error(`The head of the changes: ${follower.odd.join()}`);
    void follower.follow(head.next);
    return follower;
  }

  /** Waits until it has read of these, as long as anything on the way does. */
  async reads(ids: readonly string[]): Promise<Followed> {
    const untold = (): number => ids.filter((id) => !this.made.has(id)).length;
    await until('the changes', () => untold() === 0).catch(() => undefined);
    return { untold: untold(), toldTwice: ids.filter((id) => (this.made.get(id) ?? 0) > 1).length };
  }

  stop(): void {
    this.stopped = true;
  }

  private async follow(from: string): Promise<void> {
    for (let after = from; !this.stopped;) {
      const page = await this.ask(`changes?${new URLSearchParams({ after, entities: 'appointment' }).toString()}`);
      for (const { type, data } of page?.items ?? [])
        if (type === 'appointment.created') this.made.set(data.id, (this.made.get(data.id) ?? 0) + 1);
      after = page?.next ?? after;
      await pause(EVERY_MS);
    }
  }

  /** Null while nobody answers. */
  private async ask(path: string): Promise<Page | null> {
    const { status, text } = await this.client.call('GET', path, undefined, { authorization: `Bearer ${this.key}` });
    if (status === 200) return JSON.parse(text) as Page;
    if (status !== 0 && status < 500) this.odd.push(`${status} ${text.slice(0, 200)}`);
    return null;
  }
}

async function post<T>(admin: Client, path: string, body: object): Promise<T> {
  const { status, text } = await admin.call('POST', path, body);
  if (status !== 201) throw new Error(`${path} answered ${status}: ${text}`);
  return JSON.parse(text) as T;
}
