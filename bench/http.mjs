import { Agent, request } from 'node:http';

const PATIENCE_MS = 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: 1024, scheduling: 'fifo' });

/**
 * One call over a connection that is kept; `text` is the whole answer. A connection that breaks is status 0; one that
 * the server had closed for idleness just when it was to be used again never brought the call there: it is sent once more.
 */
export async function send(port, call) {
  const answer = await sendOnce(port, call);
  return answer.stale ? sendOnce(port, call) : answer;
}

function sendOnce(port, { method = 'GET', path, body, headers = {} }) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const all = text === undefined ? headers : { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  const began = performance.now();
  return new Promise((done) => {
    const answered = (status, said, cookies = [], stale = false) =>
      done({ status, text: said, cookies, stale, ms: performance.now() - began });
    const call = request({ port, agent, host: '127.0.0.1', method, path, headers: all }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => answered(answer.statusCode, Buffer.concat(parts).toString('utf8'), answer.headers['set-cookie']));
      answer.on('error', (error) => answered(0, error.message));
    });
    call.setTimeout(PATIENCE_MS, () => call.destroy(new Error('no answer')));
    call.on('error', (error) => answered(0, error.message, [], call.reusedSocket && error.code === 'ECONNRESET'));
    call.end(text);
  });
}

/** A stream of server-sent events on a connection of its own; `hear(event, data)` is called for each message. */
export function listen(port, { path, headers }, hear) {
  return new Promise((done, refuse) => {
    const call = request({ port, agent: false, host: '127.0.0.1', path, headers }, (answer) => {
      if (answer.statusCode !== 200) refuse(new Error(`The stream answered ${answer.statusCode}`));
      let rest = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        const messages = (rest + part).split('\n\n');
        rest = messages.pop();
        for (const message of messages) tell(message, hear);
      });
      answer.on('error', () => undefined);
      done(() => call.destroy());
    });
    call.on('error', refuse);
    call.end();
  });
}

function tell(message, hear) {
  const field = (name) => new RegExp(`^${name}: (.*)$`, 'mu').exec(message)?.[1];
  const data = field('data');
  if (data !== undefined) hear(field('event') ?? 'message', JSON.parse(data));
}
