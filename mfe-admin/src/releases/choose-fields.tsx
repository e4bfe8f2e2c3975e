import { LABEL_SEARCH } from '@arogya/ui/form/label-search';
import { useActiveHospitalsQuery } from '@arogya/api/hospitals';
import type { Release } from '@arogya/api/releases';
import { ROLE_BADGES, ROLES } from '@arogya/domain/access';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { FROM_INSTALLATION, percent } from '@arogya/domain/releases/choice';
import { CANNOT_BE_SERVED, CHOOSE_WITHDRAWN, releaseText, SAY_WHY } from '@arogya/domain/releases/texts';
import { listOf, note, oneOf, optional, text, uuid } from '@arogya/domain/rule';
import { RuleField } from '@arogya/ui/form/rule-form';
import { formatDateTime } from '@arogya/ui/look/formats';
import { NumberInput } from '@arogya/ui/form/number-input';
import { Alert, Form, Input, Radio, Select } from 'antd';
import { isWithdrawn, type ChooseValues } from './choose-values';

const ID = text({ max: 28, message: 'Choose a release' });
const WHY = text({ max: 200, message: SAY_WHY });
const WHO = oneOf(['everybody', 'some', 'me']);
const SOME_ROLES = optional(listOf(oneOf(ROLES), ROLES.length));
const SOME_HOSPITALS = optional(listOf(uuid(), 100));
const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_BADGES[value].label }));
const WHO_OPTIONS = [
  { value: 'everybody', label: 'Everybody' },
  { value: 'some', label: 'Some, on trial' },
  { value: 'me', label: 'This browser, for 12 hours' },
];

/** Who tries it: a share of all users, and roles and hospitals in any case. */
function TriersFields() {
  const { data, isFetching } = useActiveHospitalsQuery();
  const hospitals = (data ?? []).map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }));
  return (
    <>
      <RuleField name="percent" label="Of 100 users" rule={percent()} hint="The same users each time; a higher number keeps them">
        <NumberInput min={1} max={100} />
      </RuleField>
      <RuleField name="roles" label="Roles" rule={SOME_ROLES}>
        <Select mode="multiple" options={ROLE_OPTIONS} />
      </RuleField>
      <RuleField name="hospitals" label="Staff of hospitals" rule={SOME_HOSPITALS}>
        <Select mode="multiple" options={hospitals} loading={isFetching} showSearch={LABEL_SEARCH} />
      </RuleField>
    </>
  );
}

/** Which release of the micro-frontend, for whom, and what it is for. */
export function ChooseFields({ releases }: { releases: readonly Release[] }) {
  const who = Form.useWatch<ChooseValues['who'] | undefined>('who');
  const withdrawn = isWithdrawn(releases, Form.useWatch<string | undefined>('id'));
  const options = [
    ...releases.map(({ id, publishedAt, publishedBy, leftOut }) => ({
      value: id,
      label: `${id}, ${formatDateTime(publishedAt, DEFAULT_ZONE)}, ${publishedBy}${leftOut ? `, ${CANNOT_BE_SERVED}` : ''}`,
      disabled: leftOut !== null,
    })),
    { value: FROM_INSTALLATION, label: releaseText(FROM_INSTALLATION) },
  ];
  return (
    <>
      <RuleField name="id" label="Release" rule={ID}>
        <Select options={options} placeholder="Choose a release" />
      </RuleField>
      <RuleField name="who" label="For" rule={WHO}>
        <Radio.Group options={WHO_OPTIONS} />
      </RuleField>
      {who === 'some' ? <TriersFields /> : null}
      {withdrawn && who !== 'me' ? <Alert type="warning" showIcon title={CHOOSE_WITHDRAWN} /> : null}
      {who === 'me' ? null : (
        <RuleField name="why" label="What it is for" rule={withdrawn ? WHY : note(200)}>
          <Input autoComplete="off" maxLength={200} />
        </RuleField>
      )}
    </>
  );
}
