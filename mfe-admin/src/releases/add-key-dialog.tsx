import { useAddReleaseKeyMutation, useReleasesQuery, type AddReleaseKey, type NewReleaseKey } from '@arogya/api/releases';
import { ROLE_BADGES, ROLES } from '@arogya/domain/access';
import { keyRoles, keyRules } from '@arogya/domain/releases/key-rules';
import { KEY_ROLES_HINT } from '@arogya/domain/releases/texts';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Input, Select } from 'antd';
import { KeyDialog } from '../keys/key-dialog';

const SOME_ROLES = keyRoles();
const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_BADGES[value].label }));

/** A key for one micro-frontend, pages of some roles, and one team. */
export function AddKeyDialog({ onClose }: { onClose: () => void }) {
  const [addKey] = useAddReleaseKeyMutation();
  const { data, isFetching } = useReleasesQuery();
  const options = (data?.live ?? []).map(({ name }) => ({ value: name, label: name }));
  return (
    <KeyDialog<AddReleaseKey, NewReleaseKey>
      id="release-key"
      initialValues={{ days: 90 }}
      days={keyRules.days}
      make={(addReleaseKey) => addKey({ addReleaseKey })}
      titleOf={({ label, mfe }) => `Key of ${label} for ${mfe}`}
      onClose={onClose}
    >
      <RuleField name="label" label="Used by" rule={keyRules.label} hint="A team or its pipeline; it stands beside what was shipped">
        <Input autoComplete="off" />
      </RuleField>
      <RuleField name="mfe" label="Ships" rule={keyRules.mfe}>
        <Select options={options} loading={isFetching} placeholder="Choose a micro-frontend" />
      </RuleField>
      <RuleField name="roles" label="Pages for" rule={SOME_ROLES} hint={KEY_ROLES_HINT}>
        <Select mode="multiple" options={ROLE_OPTIONS} placeholder="Choose roles" />
      </RuleField>
    </KeyDialog>
  );
}
