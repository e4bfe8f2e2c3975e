import type { DltIds, SmsSettings } from '../config';
import { NotTaken, type Message, type Provider } from './message';
import { wordsOf } from './words';

const TIMEOUT_MS = 10_000;

/** What Node says where no connection came about, so that nothing was sent. */
const NOT_REACHED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_|ERR_SSL_|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO)/u;

/**
 * A provider of SMS over HTTP: one JSON POST per message, with its id, and with the ids under which Indian operators know sender
 * and text (DLT). Redirects are not followed, because the code would be sent along.
 */
export class SmsProvider implements Provider {
  readonly dedupes: boolean;

  constructor(
    private readonly provider: SmsSettings,
    private readonly timeout = TIMEOUT_MS,
  ) {
    this.dedupes = provider.dedupes;
  }

  async carry(message: Message, id: string): Promise<void> {
    const { url, token } = this.provider;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id },
      body: JSON.stringify(this.bodyOf(message, id)),
      redirect: 'manual',
      signal: AbortSignal.timeout(this.timeout),
    }).catch((error: unknown) => {
      const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
      throw NOT_REACHED.test(String(code)) ? new NotTaken('The SMS provider was not reached') : error;
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new NotTaken(`The SMS provider answered ${answer.status}`);
  }

  private bodyOf(message: Message, messageId: string): object {
    const { dlt } = this.provider;
    const { message: sent, templateId } = dlt ? asRegistered(message, dlt) : { message };
    const { to, template, params } = sent;
    const known = dlt ? { entityId: dlt.entityId, templateId } : {};
    return { messageId, to: to.address, text: wordsOf(sent).text, template, params, ...known };
  }
}

interface RegisteredMessage {
  readonly message: Message;
  readonly templateId: string | undefined;
}

/** Operators drop a text that they do not know: where only the text without a reason is registered, that one is sent. */
function asRegistered(message: Message, { templates, withReason }: DltIds): RegisteredMessage {
  const usual = { message, templateId: templates[message.template] };
  if ((message.template !== 'moved' && message.template !== 'cancelled') || !message.params.why) return usual;
  const templateId = withReason[message.template];
  if (templateId) return { message, templateId };
  return { ...usual, message: { ...message, params: { ...message.params, why: null } } };
}
