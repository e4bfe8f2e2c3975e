import { request } from 'node:http';
import type { Caller } from './caller';
import { until } from './until';

/** The stream of an open screen, with what has arrived so far. */
export interface ScreenStream {
  readonly text: () => string;
  /** The topics and ids of what has changed, as it was informed. */
  readonly changed: () => { readonly topics: readonly string[]; readonly ids: readonly string[] };
  readonly ended: Promise<void>;
  readonly stop: () => void;
}

interface ChangedMessage {
  readonly topics: readonly string[];
  readonly events: readonly { readonly id: string }[];
}

const messagesIn = (text: string): ChangedMessage[] =>
  [...text.matchAll(/event: changed\ndata: (.*)\n/gu)].map(([, data = '{}']) => JSON.parse(data) as ChangedMessage);

/** Opens the stream of somebody who is signed in, and waits until the server has greeted it. */
export async function openStream(port: number, who: Caller, query = ''): Promise<ScreenStream> {
  let text = '';
  let done: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    done = resolve;
  });
  const headers = { cookie: `__Host-sid=${who.cookie('__Host-sid')}`, 'sec-fetch-site': 'same-origin' };
  // A connection that is kept from an earlier stream may be closed by the server at this moment.
  const call = request({ port, host: '127.0.0.1', path: `/api/events${query}`, headers, agent: false }, (answer) => {
    answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
    answer.on('close', done);
  });
  call.on('error', done);
  call.end();
  await until(() => text.includes('"unread"'));
  const changed = (): ReturnType<ScreenStream['changed']> => {
    const all = messagesIn(text);
    return { topics: all.flatMap(({ topics }) => topics), ids: all.flatMap(({ events }) => events.map(({ id }) => id)) };
  };
  return { text: () => text, changed, ended, stop: () => call.destroy() };
}
