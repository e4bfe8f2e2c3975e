import type { SmsSettings } from '../config';
import type { Provider, Message } from './message';
import { wordsOf } from './words';

const TIMEOUT_MS = 10_000;

/**
 * A provider of SMS over HTTP: one JSON POST per message, with the ids under which Indian operators know sender and text
 * (DLT). Redirects are not followed, because the code would be sent along.
 */
export class SmsProvider implements Provider {
  constructor(
    private readonly provider: SmsSettings,
    private readonly timeout = TIMEOUT_MS,
  ) {}

  async carry(message: Message): Promise<void> {
    const { url, token } = this.provider;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(this.bodyOf(message)),
      redirect: 'error',
      signal: AbortSignal.timeout(this.timeout),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS provider answered ${answer.status}`);
  }

  private bodyOf(message: Message): object {
    const { dlt } = this.provider;
    const { to, template, params } = message;
    const known = dlt ? { entityId: dlt.entityId, templateId: dlt.templates[template] } : {};
    return { to: to.address, text: wordsOf(message).text, template, params, ...known };
  }
}
