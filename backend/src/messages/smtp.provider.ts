import { createTransport, type Transporter } from 'nodemailer';
import type { SmtpServer } from '../config';
import type { Provider, Message } from './message';
import { wordsOf } from './words';

const TIMEOUT_MS = 10_000;

/** A mail server. Mails are plain text: no HTML, no attachments, nothing to fetch. */
export class SmtpProvider implements Provider {
  private readonly transport: Transporter;

  constructor(private readonly server: SmtpServer) {
    this.transport = createTransport({
      url: server.url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async carry(message: Message): Promise<void> {
    const { subject, text } = wordsOf(message);
    await this.transport.sendMail({ from: this.server.from, to: { name: '', address: message.to.address }, subject, text });
  }
}
