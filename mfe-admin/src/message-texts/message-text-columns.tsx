import type { MessageTemplate } from '@arogya/api/messages';
import { formLabel } from '@arogya/domain/messages/forms';
import { fromVariable, ID_LABEL, NOT_REGISTERED, smsCount, TEXT_TO_REGISTER } from '@arogya/domain/messages/page-texts';
import type { Column } from '@arogya/ui/table/data-table';

/** By which id operators know a text, or that they do not. */
export const registeredAs = ({ dltTemplateId, variable }: MessageTemplate): string =>
  dltTemplateId ?? (variable ? fromVariable(variable) : NOT_REGISTERED);

export const MESSAGE_TEXT_COLUMNS: readonly Column<MessageTemplate>[] = [
  { key: 'message', title: 'Message', width: 210, card: 'title', render: ({ template, form }) => formLabel(template, form) },
  {
    key: 'text',
    title: TEXT_TO_REGISTER,
    width: 420,
    card: 'hidden',
    render: ({ text, language }) => (
      <span lang={language} className="ad-message-text">
        {text}
      </span>
    ),
  },
  { key: 'segments', title: 'Length', width: 80, render: ({ segments }) => smsCount(segments) },
  {
    key: 'id',
    title: ID_LABEL,
    width: 190,
    card: 'first',
    render: (message) => <span className="ad-message-id">{registeredAs(message)}</span>,
  },
];
