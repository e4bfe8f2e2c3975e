import { SOURCE_LANGUAGE } from '@arogya/domain/languages/languages';
import { fullestForm, paramsOfForm, registeredForm, type ChosenForm, type RegisteredText } from '@arogya/domain/messages/forms';
import type { SmsSettings } from '../config';
import { NotRegistered, NotTaken, type Message, type Provider, type SmsMessage } from './message';
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
    private readonly registered: () => Promise<readonly RegisteredText[]>,
    private readonly timeout = TIMEOUT_MS,
  ) {
    this.dedupes = provider.dedupes;
  }

  async carry(message: Message, id: string): Promise<void> {
    const { url, token } = this.provider;
    const body = JSON.stringify(await this.bodyOf(message, id));
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(this.timeout),
    }).catch((error: unknown) => {
      const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
      throw NOT_REACHED.test(String(code)) ? new NotTaken('The SMS provider was not reached') : error;
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new NotTaken(`The SMS provider answered ${answer.status}`);
  }

  private async bodyOf(message: Message, messageId: string): Promise<object> {
    if (message.template === 'account') throw new NotRegistered('Notices of accounts go by mail');
    const chosen = await this.chosenFor(message);
    const params = paramsOfForm(message.params, chosen.form);
    const { to, template } = message;
    const language = chosen.language === SOURCE_LANGUAGE ? {} : { language: chosen.language };
    return { messageId, to: to.address, text: wordsOf(message, chosen).text, template, params, ...language, ...this.idsOf(chosen) };
  }

  private async chosenFor(message: SmsMessage): Promise<ChosenForm> {
    const wanted = { ...message, language: message.language ?? SOURCE_LANGUAGE };
    if (!this.provider.dlt) return fullestForm(wanted);
    const texts = await this.registered().catch(() => {
      throw new NotTaken('The registered texts could not be read');
    });
    const chosen = registeredForm(wanted, texts);
    if (!chosen) throw new NotRegistered(`No text of ${message.template} is registered`);
    return chosen;
  }

  private idsOf({ registered }: ChosenForm): object {
    const { dlt } = this.provider;
    if (!dlt || !registered) return {};
    const { id, header, providerName } = registered;
    return { entityId: dlt.entityId, templateId: id, ...(header ? { header } : {}), ...(providerName ? { providerName } : {}) };
  }
}
