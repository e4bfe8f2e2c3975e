import type { Listener } from '../database/listener';
import type { ChangeFeed } from '../events/change-feed';
import type { Account } from '../access/authenticator';
import { SessionMemory, type RememberedSession } from './session-memory';

type ChannelSubscriber = Parameters<Listener['on']>[1];

let ear: ChannelSubscriber;
let publish: (topic: string) => void;
let listens: boolean;
let reads: number;
let memory: SessionMemory;

beforeEach(() => {
  [listens, reads] = [true, 0];
  const listener = {
    get listens() {
      return listens;
    },
    on: (_channel: string, one: ChannelSubscriber) => void (ear = one),
  };
  const feed = { onPublish: (hear: (change: object) => void) => void (publish = (topic) => hear({ topic, id: null, hospitalId: null })) };
  memory = new SessionMemory(listener as unknown as Listener, feed as unknown as ChangeFeed);
});

const known = (id: string, validMs = 60_000): RememberedSession => ({ account: { id } as Account, validMs, untouched: false });
const find = (session: string, answer: () => RememberedSession | null = () => known('asha')): Promise<RememberedSession | null> =>
  memory.find(session, async () => {
    reads += 1;
    return Promise.resolve(answer());
  });
/** How often the database was asked by a second request. */
async function asksAgain(between: () => void): Promise<boolean> {
  await find('s');
  between();
  const before = reads;
  await find('s');
  return reads > before;
}

it('asks the database once for requests that follow each other', async () => {
  expect(await asksAgain(() => undefined)).toBe(false);
});

test.each<[string, () => void, boolean]>([
  ['its user has changed elsewhere', () => ear.hear('asha'), true],
  ['another user has changed', () => ear.hear('ravi'), false],
  ['a hospital has gone', () => ear.hear('*'), true],
  ['a change may have been missed', () => ear.missed(), true],
  ['this server has changed a user', () => publish('users'), true],
  ['this server has changed a lead', () => publish('leads'), false],
  ['it was signed out here', () => memory.forget('asha'), true],
  ['nobody would hear of a change', () => void (listens = false), true],
])('asks again when %s: %#', async (_when, between, again) => {
  expect(await asksAgain(between)).toBe(again);
});

it('does not keep what was read while something changed, nor a session that is not there', async () => {
  await memory.find('s', () => {
    ear.hear('asha');
    return Promise.resolve(known('asha'));
  });
  await find('t', () => null);
  await find('s');
  await find('t');
  expect(reads).toBe(3);
});

it('keeps a session no longer than it is valid', async () => {
  await find('s', () => known('asha', 0));
  await find('s');
  expect(reads).toBe(2);
});
