import { hospitalSettingsRules } from '@arogya/domain/hospital-rules/rules';
import { EMBED_HINT, EMBED_LABEL, EMBED_LABEL_HINT, EMBED_TITLE } from '@arogya/domain/hospital-rules/texts';
import { Panel } from '@arogya/ui/cards/panel';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Select } from 'antd';

/** The websites of the hospital that may show its booking page. */
export function EmbedPart() {
  return (
    <Panel title={EMBED_TITLE} subtitle={EMBED_HINT}>
      <div className="ad-settings-origins">
        <RuleField name="embedOrigins" label={EMBED_LABEL} rule={hospitalSettingsRules.embedOrigins} hint={EMBED_LABEL_HINT}>
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ' ']} />
        </RuleField>
      </div>
    </Panel>
  );
}
