import './message-texts.css';
import { useListMessageTemplatesQuery, type MessageTemplate } from '@arogya/api/messages';
import { LANGUAGE_NAMES, LANGUAGES, SOURCE_LANGUAGE } from '@arogya/domain/languages/languages';
import { formLabel } from '@arogya/domain/messages/forms';
import {
  IDS_NEEDED,
  IDS_NOT_NEEDED,
  LANGUAGE_OF_TEXTS,
  MESSAGE_TEXTS_FAILED,
  MESSAGE_TEXTS_TITLE,
  NO_MESSAGE_TEXTS,
} from '@arogya/domain/messages/page-texts';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { LIST_KEYS } from '@arogya/features/keyboard/list-keys';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { rowsOf } from '@arogya/features/lists/use-rows';
import { PageHeader, useUrlState } from '@arogya/platform';
import { Panel } from '@arogya/ui/cards/panel';
import { DataTable } from '@arogya/ui/table/data-table';
import { Select } from 'antd';
import { useState } from 'react';
import { MESSAGE_TEXT_COLUMNS } from './message-text-columns';
import { MessageTextDialog } from './message-text-dialog';

const FIRST_VIEW = { language: SOURCE_LANGUAGE as string };
const keyOf = ({ template, form, language }: MessageTemplate): string => `${template} ${form} ${language}`;

/** The texts of messages to patients, as they are registered with operators, and their ids. */
export function MessageTextsPage() {
  const query = useListMessageTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [view, setView] = useUrlState(FIRST_VIEW);
  const [opened, setOpened] = useState<MessageTemplate | null>(null);
  useShortcuts(LIST_KEYS);
  const { data } = query;
  const written = LANGUAGES.filter((language) => data?.templates.some((text) => text.language === language));
  const language = written.find((one) => one === view.language) ?? SOURCE_LANGUAGE;
  const options = written.map((value) => ({
    value,
    title: LANGUAGE_NAMES[value],
    label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
  }));
  const choose = (chosen: string): void => setView({ language: chosen });
  return (
    <>
      <PageHeader />
      <Panel flush>
        <div className="ad-message-texts-head">
          {data && <p>{data.idsNeeded ? IDS_NEEDED : IDS_NOT_NEEDED}</p>}
          {options.length > 1 && (
            <Select aria-label={LANGUAGE_OF_TEXTS} options={options} value={language} onChange={choose} className="ad-message-language" />
          )}
        </div>
        <DataTable<MessageTemplate>
          label={MESSAGE_TEXTS_TITLE}
          columns={MESSAGE_TEXT_COLUMNS}
          {...rowsOf({ ...query, data: data?.templates.filter((text) => text.language === language) }, MESSAGE_TEXTS_FAILED)}
          rowKey={keyOf}
          rowName={({ template, form }) => formLabel(template, form)}
          empty={{ text: NO_MESSAGE_TEXTS }}
          onOpen={setOpened}
        />
      </Panel>
      {opened ? <MessageTextDialog key={keyOf(opened)} message={opened} onClose={() => setOpened(null)} /> : null}
      <KeysHelp />
    </>
  );
}
