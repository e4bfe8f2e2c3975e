import { useUpdateHospitalSettingsMutation, type HospitalSettings } from '@arogya/api/hospitals';
import { hospitalSettingsRules } from '@arogya/domain/hospital-rules/rules';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES_HINT,
  LANGUAGES_TITLE,
  NO_LANGUAGES,
  NO_LANGUAGES_HINT,
  SAVE_SETTINGS,
  SAVE_SETTINGS_FAILED,
  SETTINGS_SAVED,
} from '@arogya/domain/hospital-rules/texts';
import { TICKED_LANGUAGES, TICKS, type TickedLanguage } from '@arogya/domain/hospital-rules/ticks';
import { LANGUAGE_LABELS } from '@arogya/domain/languages/labels';
import { SOURCE_LANGUAGE, type Language } from '@arogya/domain/languages/languages';
import { StaleNewsAlert } from '@arogya/features/versions/stale-news-alert';
import { useSaveRecord } from '@arogya/features/versions/use-save-record';
import { Panel } from '@arogya/ui/cards/panel';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { useOfflineSince } from '@arogya/ui/states/use-offline-since';
import { Button, Form, Select } from 'antd';
import { EmbedPart } from './embed-part';
import { LanguagePart } from './language-part';
import { LinkRules } from './link-rules';
import { MessagesPreview } from './messages-preview';
import { PreviewLink } from './preview-link';
import { settingsBody, settingsValues, tickedForPages, type SettingsValues } from './settings-values';

/** English and what is ticked for pages in the form, also before it is saved. */
function DefaultLanguage() {
  const values = Form.useWatch((all: SettingsValues) => all) as SettingsValues | undefined;
  const offered: readonly Language[] = [SOURCE_LANGUAGE, ...tickedForPages(values ?? {})];
  return (
    <RuleField name="language" label={DEFAULT_LANGUAGE} rule={hospitalSettingsRules.language}>
      <Select className="ad-settings-language" options={offered.map((value) => ({ value, label: LANGUAGE_LABELS[value] }))} />
    </RuleField>
  );
}

/** Whether there are any texts in a language. */
const isThere = ({ languages }: HospitalSettings, language: TickedLanguage): boolean =>
  TICKS.some((tick) => languages[language][tick] !== null);

function Languages({ settings }: { settings: HospitalSettings }) {
  const there = TICKED_LANGUAGES.filter((one) => isThere(settings, one));
  if (there.length === 0) return <EmptyState text={NO_LANGUAGES} hint={NO_LANGUAGES_HINT} />;
  return (
    <div className="ad-languages">
      {there.map((language) => (
        <LanguagePart
          key={language}
          language={language}
          settings={settings}
          previewOf={(tick) =>
            tick === 'pages' ? (
              <PreviewLink language={language} slug={settings.bookingSlug} />
            ) : (
              <MessagesPreview language={language} hospitalId={settings.id} />
            )
          }
        />
      ))}
    </div>
  );
}

interface SettingsFormProps {
  readonly settings: HospitalSettings;
  readonly onSaved: (settings: HospitalSettings) => void;
}

/** All settings of one hospital, saved together. */
export function SettingsForm({ settings, onSaved }: SettingsFormProps) {
  const [form] = Form.useForm<SettingsValues>();
  const [update] = useUpdateHospitalSettingsMutation();
  const offline = useOfflineSince() !== null;
  const change = (id: string, values: SettingsValues, match: object) =>
    update({ id, ...match, updateHospitalSettings: settingsBody(values, settings) });
  const { save, saving, news } = useSaveRecord<HospitalSettings, SettingsValues>({
    form,
    record: settings,
    valuesOf: settingsValues,
    create: (values) => change(settings.id, values, {}),
    change,
    success: SETTINGS_SAVED,
    failure: SAVE_SETTINGS_FAILED,
    onSaved,
  });
  return (
    <RuleForm form={form} onSubmit={save} busy={saving} id="hospital-settings" initialValues={settingsValues(settings)}>
      <div className="ad-settings">
        <StaleNewsAlert news={news} />
        <LinkRules changeUntil={settings.changeUntil} />
        <Panel title={LANGUAGES_TITLE} subtitle={LANGUAGES_HINT}>
          <Languages settings={settings} />
          <DefaultLanguage />
        </Panel>
        <EmbedPart />
        <div className="ad-settings-foot">
          <Button type="primary" htmlType="submit" loading={saving} disabled={offline}>
            {SAVE_SETTINGS}
          </Button>
        </div>
      </div>
    </RuleForm>
  );
}
