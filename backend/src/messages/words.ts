import { textOf, type MessageText } from '@arogya/domain/messages/texts';
import type { Message } from './message';

/** Subject and text of a message, by its template. */
export const wordsOf = (message: Message): MessageText =>
  message.template === 'code'
    ? textOf('code', message.params)
    : message.template === 'account'
      ? textOf('account', message.params)
      : textOf(message.template, message.params);
