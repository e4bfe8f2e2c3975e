import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { SMTPServer } from 'smtp-server';

const HOST = '127.0.0.1';
const SMS_PORT = 4080;
const SMTP_PORT = 4025;
const SLOW_MS = 30_000;

/** What they do by the last two digits of a phone, or of the part of an e-mail address before its @; with any others as with 01. */
const BEHAVIOURS = { '01': 'takes', '03': 'slow', '05': 'fails', '06': 'hangsUp' };

const behaviourOf = (address) => BEHAVIOURS[/(\d\d)$/u.exec(String(address).split('@')[0])?.[1]] ?? 'takes';

/**
 * An SMS provider (one JSON POST for each message, answered 202) and a mail server, on this machine's own address alone. Both keep
 * what came in `received`, also what they then answer badly: `slow` after `slowMs`, `fails` with `failStatus`, `hangsUp`
 * without an answer.
 */
export async function startProviders({ smsPort = 0, smtpPort = 0, slowMs = SLOW_MS, failStatus = 500, onReceived = () => undefined } = {}) {
  const received = [];
  const keep = (message) => {
    received.push(message);
    onReceived(message);
  };
  const closing = new AbortController();
  const wait = () => pause(slowMs, undefined, { signal: closing.signal }).catch(() => undefined);
  const sms = smsProvider(keep, wait, failStatus);
  const mail = mailServer(keep, wait);
  await listening(sms, smsPort);
  await listening(mail.server, smtpPort);
  return {
    received,
    smsUrl: `http://${HOST}:${sms.address().port}/send`,
    smtpUrl: `smtp://${HOST}:${mail.server.address().port}`,
    async close() {
      closing.abort();
      sms.closeAllConnections();
      mail.hangUp();
      await Promise.all([closed(sms), closed(mail.server)]);
    },
  };
}

const listening = (server, port) =>
  new Promise((done, refuse) => void server.once('error', refuse).listen(port, HOST, () => done(undefined)));
const closed = (server) => new Promise((done) => void server.close(() => done(undefined)));

function smsProvider(keep, wait, failStatus) {
  return createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    const text = Buffer.concat(parts).toString();
    const body = parsed(text);
    const behaviour = behaviourOf(body.to ?? '');
    keep({ channel: 'sms', to: body.to ?? '', text: body.text ?? '', behaviour, headers: request.headers, body });
    if (behaviour === 'hangsUp') return void response.destroy();
    if (behaviour === 'slow') await wait();
    const status = behaviour === 'fails' ? failStatus : 202;
    const elsewhere = status >= 300 && status < 400 ? { location: '/elsewhere' } : {};
    response.writeHead(status, { 'content-type': 'application/json', ...elsewhere }).end('{}');
  });
}

function parsed(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Without a sign-in and without TLS: nothing but this machine reaches it. */
function mailServer(keep, wait) {
  const sockets = new Map();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(behaviourOf(address) === 'fails' ? Object.assign(new Error('nobody here'), { responseCode: 550 }) : undefined),
    async onData(stream, session, done) {
      const parts = [];
      for await (const part of stream) parts.push(part);
      const to = session.envelope.rcptTo[0]?.address ?? '';
      const letter = Buffer.concat(parts).toString();
      const behaviour = behaviourOf(to);
      keep({ channel: 'email', to, text: textOfLetter(letter), behaviour, headers: {}, body: letter });
      if (behaviour === 'hangsUp') return void sockets.get(session.remotePort)?.destroy();
      if (behaviour === 'slow') await wait();
      done(null, 'taken');
    },
  });
  smtp.on('error', () => undefined);
  smtp.server.on('connection', (socket) => {
    sockets.set(socket.remotePort, socket);
    socket.once('close', () => sockets.delete(socket.remotePort));
  });
  return { server: smtp.server, hangUp: () => sockets.forEach((socket) => socket.destroy()) };
}

/** The words of a plain letter, whichever way its lines are written. */
function textOfLetter(letter) {
  const [head = '', ...rest] = letter.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n').trimEnd();
  if (/^content-transfer-encoding: base64/imu.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/^content-transfer-encoding: quoted-printable/imu.test(head)) return body;
  const bytes = body.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/gu, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

const ABOUT = ({ smsUrl, smtpUrl }) => `An SMS provider and a mail server for this machine alone. Start the product at them:

  SMS_URL=${smsUrl} SMS_TOKEN=try SMTP_URL=${smtpUrl} SMTP_FROM=desk@example.in npm start

They look at the last two digits of the phone, or of what stands before the @:
  01 takes it   03 answers after ${SLOW_MS / 1000} s   05 answers 500   06 hangs up after the body   others as 01
What comes is printed here. Ctrl-C ends it.
`;

async function main() {
  const onReceived = ({ channel, to, text, behaviour, body }) =>
    console.log(`${channel} to ${to} (${behaviour})\n  ${text}\n  ${channel === 'sms' ? JSON.stringify(body) : ''}`);
  const providers = await startProviders({ smsPort: SMS_PORT, smtpPort: SMTP_PORT, onReceived });
  console.log(ABOUT(providers));
  process.once('SIGINT', () => void providers.close());
  process.once('SIGTERM', () => void providers.close());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
