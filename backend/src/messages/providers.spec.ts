import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer, type Socket } from 'node:net';
import type { SmsSettings } from '../config';
import { chosenMessages } from './chosen-messages';
import { NotTaken, type Message } from './message';
import { SmsProvider } from './sms.provider';
import { SmtpProvider } from './smtp.provider';

const CODE: Message = { to: { channel: 'sms', address: '+915551210001' }, template: 'code', params: { code: '042179' } };
const MAIL: Message & { readonly template: 'reminder' } = {
  to: { channel: 'email', address: 'asha@example.in' },
  template: 'reminder',
  params: { hospital: 'Lotus Care', doctor: 'Dr. Iyer', day: '2026-11-25', time: '09:30', number: 100_001, phone: null },
};
const ID = 'a0000000-0000-4000-8000-000000000001';
const MOVED: Message = {
  ...{ to: CODE.to, template: 'moved' },
  params: { ...MAIL.params, why: { day: '2026-11-24', time: '09:00', link: 'https://desk.example.in/book/lotus', away: 'Dr. Iyer' } },
};
const DLT = {
  entityId: 'E-1',
  templates: { code: 'T-1', confirmation: 'T-2', reminder: 'T-3', moved: 'T-4', cancelled: 'T-5' },
  withReason: { moved: 'T-6' },
};

interface ReceivedRequest {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

describe('a provider of SMS', () => {
  let server: Server;
  let received: ReceivedRequest[];
  let act: (response: ServerResponse) => void;
  beforeEach(async () => {
    received = [];
    act = (response) => response.writeHead(202).end('{}');
    server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
        act(response);
      });
    });
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((done) => void server.close(done));
  });
  const bodies = (): unknown[] => received.map(({ body }) => JSON.parse(body) as unknown);
  const provider = (dlt: SmsSettings['dlt'] = DLT, timeout = 600_000): SmsProvider =>
    new SmsProvider(
      { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, token: 'token-1', dedupes: false, dlt },
      timeout,
    );

  it('gets one JSON call with its token and the ids of sender and text', async () => {
    await provider().carry(CODE, ID);
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'content-type': 'application/json',
      'idempotency-key': ID,
    });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      messageId: ID,
      to: '+915551210001',
      text: '042179 is your ArogyaDesk code for booking an appointment. It is valid for 10 minutes. Never share it with anyone.',
      template: 'code',
      params: { code: '042179' },
      entityId: 'E-1',
      templateId: 'T-1',
    });
  });

  it('gets no ids where none are needed', async () => {
    await provider(null).carry(CODE, ID);
    expect(Object.keys(JSON.parse(received[0]?.body ?? '{}') as object)).toEqual(['messageId', 'to', 'text', 'template', 'params']);
  });

  it('says why a calendar moved an appointment where that text is registered, or none has to be', async () => {
    await provider().carry(MOVED, ID);
    await provider(null).carry(MOVED, ID);
    const text =
      'Lotus Care: appointment AD-100001 was for 24 Nov 2026, 9:00 AM. Dr. Iyer is not available then. ' +
      'It is now with Dr. Iyer on 25 Nov 2026, 9:30 AM. Free times: https://desk.example.in/book/lotus';
    expect(bodies()).toEqual([
      expect.objectContaining({ text, template: 'moved', templateId: 'T-6', params: MOVED.params }),
      expect.objectContaining({ text, template: 'moved', params: MOVED.params }),
    ]);
  });

  it('gets the text without the reason, with its id, where only that one is registered', async () => {
    await provider({ ...DLT, withReason: { cancelled: 'T-7' } }).carry(MOVED, ID);
    const text = 'Lotus Care: appointment AD-100001 with Dr. Iyer is now on 25 Nov 2026, 9:30 AM.';
    expect(bodies()).toEqual([expect.objectContaining({ text, templateId: 'T-4', params: { ...MAIL.params, why: null } })]);
  });

  it.each([400, 401, 429, 500, 503])('that answers %d has not taken the message', async (status) => {
    act = (response) => response.writeHead(status).end('canary 042179');
    const attempt = provider().carry(CODE, ID);
    await expect(attempt).rejects.toThrow(NotTaken);
    await expect(attempt).rejects.toThrow(String(status));
    await expect(attempt).rejects.not.toThrow(/042179|5551210001/u);
  });

  it('that sends elsewhere is not followed', async () => {
    act = (response) => response.writeHead(307, { location: '/elsewhere' }).end();
    await expect(provider().carry(CODE, ID)).rejects.toThrow(NotTaken);
    expect(received).toHaveLength(1);
  });

  it('that does not answer is not waited for', async () => {
    act = () => undefined;
    const attempt = provider(DLT, 300).carry(CODE, ID);
    await expect(attempt).rejects.toThrow(/timeout|aborted/iu);
    await expect(attempt).rejects.not.toBeInstanceOf(NotTaken);
  });

  it('that hangs up without an answer has perhaps taken the message', async () => {
    act = (response) => response.destroy();
    const attempt = provider().carry(CODE, ID);
    await expect(attempt).rejects.toThrow();
    await expect(attempt).rejects.not.toBeInstanceOf(NotTaken);
  });

  it('that is not there has not taken the message', async () => {
    const { port } = server.address() as AddressInfo;
    await new Promise((done) => void server.close(done));
    await expect(
      new SmsProvider({ url: `http://127.0.0.1:${port}/`, token: 't', dedupes: true, dlt: null }).carry(CODE, ID),
    ).rejects.toThrow(NotTaken);
  });
});

/** As much of SMTP as one message needs. */
function mailServer(refuse: boolean, hangsUp = false): { server: TcpServer; letters: string[] } {
  const letters: string[] = [];
  const talk = (socket: Socket): void => {
    let letter: string | null = null;
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (part: Buffer) => {
      for (const line of part.toString().split('\r\n')) {
        if (letter !== null && line !== '.') letter += `${line}\n`;
        else if (letter !== null) {
          letters.push(letter);
          letter = null;
          if (hangsUp) socket.destroy();
          else socket.write('250 taken\r\n');
        } else if (/^data/iu.test(line)) {
          letter = '';
          socket.write('354 go on\r\n');
        } else if (/^quit/iu.test(line)) socket.end('221 bye\r\n');
        else if (line) socket.write(refuse && /^rcpt/iu.test(line) ? '550 nobody\r\n' : '250 ok\r\n');
      }
    });
  };
  return { server: createTcpServer(talk), letters };
}

describe('a mail server', () => {
  it.each([false, true])('takes a letter in plain text (refuses: %s)', async (refuse) => {
    const { server, letters } = mailServer(refuse);
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const attempt = new SmtpProvider({ url, from: 'desk@example.in' }).carry(MAIL, ID);
    if (refuse) {
      await expect(attempt).rejects.toThrow('550');
      await expect(attempt).rejects.toThrow(NotTaken);
    } else await attempt;
    await new Promise((done) => void server.close(done));
    expect(letters).toHaveLength(refuse ? 0 : 1);
    if (refuse) return;
    expect(letters[0]).toMatch(/^From: desk@example\.in$/mu);
    expect(letters[0]).toContain(`Message-ID: <${ID}@example.in>\n`);
    expect(letters[0]).toMatch(/^To: asha@example\.in$/mu);
    expect(letters[0]).toMatch(/^Subject: Appointment AD-100001 is tomorrow$/mu);
    expect(letters[0]).toContain('Lotus Care: reminder of appointment AD-100001 with Dr. Iyer tomorrow,');
  });
});

it('a mail server that hangs up after the letter has perhaps taken it, one that is not there has not', async () => {
  const { server, letters } = mailServer(false, true);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const attempt = new SmtpProvider({ url, from: 'Desk <desk@example.in>' }).carry(MAIL, ID);
  await expect(attempt).rejects.toThrow();
  await expect(attempt).rejects.not.toBeInstanceOf(NotTaken);
  await new Promise((done) => void server.close(done));
  expect(letters).toHaveLength(1);
  await expect(new SmtpProvider({ url, from: 'desk@example.in' }).carry(MAIL, ID)).rejects.toThrow(NotTaken);
});

describe('the channels of an installation', () => {
  const of = (messages: object): readonly string[] =>
    chosenMessages({ messages: { outbox: false, sms: null, smtp: null, ...messages } } as never, {} as never, {} as never).channels;

  it('are those that its configuration names, and none without', () => {
    expect(of({})).toEqual([]);
    expect(of({ sms: { url: 'https://x', token: 't', dedupes: true, dlt: null } })).toEqual(['sms']);
    expect(of({ smtp: { url: 'smtp://x', from: 'a@b.c' } })).toEqual(['email']);
    expect(of({ outbox: true })).toEqual(['sms', 'email']);
  });

  it('refuse a message that none of them carries', async () => {
    const none = chosenMessages({ messages: { outbox: false, sms: null, smtp: null } } as never, {} as never, {} as never);
    await expect(none.send(CODE, ID)).rejects.toThrow('No provider for sms');
  });
});
