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
    const answered = (status, said, { cookies = [], stale = false, bytes = 0 } = {}) =>
      done({ status, text: said, cookies, stale, bytes, ms: performance.now() - began });
    const call = request({ port, agent, host: '127.0.0.1', method, path, headers: all }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        answered(answer.statusCode, body.toString('utf8'), { cookies: answer.headers['set-cookie'], bytes: body.length });
      });
      answer.on('error', (error) => answered(0, error.message));
    });
    call.setTimeout(PATIENCE_MS, () => call.destroy(new Error('no answer')));
    call.on('error', (error) => answered(0, error.message, { stale: call.reusedSocket && error.code === 'ECONNRESET' }));
    call.end(text);
  });
}

/** Headings and the mark of the encoding can be sent before there is a row. */
const BEFORE_ROWS = 300;

/** A file that is read and thrown away: how long until its first rows were here, and until its end, in ms. */
export function download(port, { path, headers }) {
  const began = performance.now();
  return new Promise((done, refuse) => {
    const call = request({ port, agent, host: '127.0.0.1', path, headers }, (answer) => {
      let [bytes, first] = [0, 0];
      answer.on('data', (part) => {
        bytes += part.length;
        if (!first && bytes > BEFORE_ROWS) first = performance.now() - began;
      });
      answer.on('error', refuse);
      answer.on('end', () => {
        if (answer.statusCode === 200) done({ bytes, first, ms: performance.now() - began });
        else refuse(new Error(`${path} answered ${answer.statusCode}`));
      });
    });
    call.on('error', refuse);
    call.end();
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
