import { createTransport } from 'nodemailer';
import type { SmtpServer } from '../config';
import { NotTaken, type Message, type Provider } from './message';
import { wordsOf } from './words';

const TIMEOUT_MS = 10_000;

type SmtpError = Error & { readonly responseCode?: number };

/**
 * A mail server. Mails are plain text: no HTML, no attachments, nothing to fetch. Their Message-ID is ours, but no server
 * promises to drop the second letter of one.
 */
export class SmtpProvider implements Provider {
  readonly dedupes = false;
  private readonly domain: string;

  constructor(private readonly server: SmtpServer) {
    this.domain = /@([^@>\s]+)>?\s*$/u.exec(server.from)?.[1] ?? 'localhost';
  }

  async carry(message: Message, id: string): Promise<void> {
    const { subject, text } = wordsOf(message);
    const to = { name: '', address: message.to.address };
    const { transport, wentOut } = this.connect();
    await transport
      .sendMail({ from: this.server.from, to, subject, text, messageId: `<${id}@${this.domain}>` })
      .catch((error: SmtpError) => {
        throw wentOut() && error.responseCode === undefined ? error : new NotTaken(error.message);
      });
  }

  /** `wentOut` says whether the letter itself was handed over: it is read when the server has accepted the connection. */
  private connect() {
    const transport = createTransport({
      url: this.server.url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    let read = false;
    transport.use('stream', ({ message }, done) => {
      message.processFunc((letter) => {
        read = true;
        return letter;
      });
      done();
    });
    return { transport, wentOut: () => read };
  }
}
