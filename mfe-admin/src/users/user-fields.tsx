import { LABEL_SEARCH } from '@arogya/ui/form/label-search';
import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { useActiveHospitalsQuery } from '@arogya/api/hospitals';
import type { StaffUser } from '@arogya/api/users';
import { ROLES, ROLE_BADGES } from '@arogya/domain/access';
import { passwordHint, strictly } from '@arogya/domain/auth/password';
import { optional } from '@arogya/domain/rule';
import { emailFault, forNewName, usernameFault } from '@arogya/domain/users/names';
import { userRules } from '@arogya/domain/users/rules';
import { AGENT_HOSPITAL_HINT, ALL_HOSPITALS } from '@arogya/domain/users/texts';
import { DoctorSelect } from '@arogya/features/doctor-choice/doctor-select';
import { withKept, type Choice } from '@arogya/features/reference/choices';
import { useAddLink } from '@arogya/features/reference/use-add-link';
import { useSession } from '@arogya/platform';
import { ActiveSwitch, FormSection } from '@arogya/ui/form/form-section';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Form, Input, Select } from 'antd';
import { administeredHospital, type UserValues } from './user-form-values';

const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_BADGES[value].label }));
/** The eye of the password is a button: at least 24 px (WCAG 2.2, target size). */
const LARGE = { display: 'inline-grid', placeItems: 'center', minWidth: 24, minHeight: 24 } as const;
const eye = (shown: boolean) => <span style={LARGE}>{shown ? <EyeOutlined /> : <EyeInvisibleOutlined />}</span>;

interface HospitalFieldProps {
  readonly kept: Choice | null;
  /** Without one an agent works for all hospitals. */
  readonly optional?: boolean;
}

function HospitalField({ kept, optional: isOptional = false }: HospitalFieldProps) {
  const { data, isFetching, refetch } = useActiveHospitalsQuery();
  const add = useAddLink('hospital', refetch);
  const options = withKept(
    (data ?? []).map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` })),
    kept,
  );
  return (
    <RuleField
      name="hospitalId"
      label="Hospital"
      rule={isOptional ? userRules.hospitalId : administeredHospital}
      hint={isOptional ? AGENT_HOSPITAL_HINT : undefined}
    >
      <Select
        options={options}
        loading={isFetching}
        placeholder={isOptional ? ALL_HOSPITALS : 'Choose a hospital'}
        allowClear={isOptional}
        showSearch={LABEL_SEARCH}
        {...add}
      />
    </RuleField>
  );
}

/** Further fields by role: a hospital administrator's or agent's hospital, a doctor's own profile. */
function RoleFields({ keptHospital }: { keptHospital: Choice | null }) {
  const role = Form.useWatch<UserValues['role'] | undefined>('role');
  if (role === 'hospital_admin') return <HospitalField kept={keptHospital} />;
  if (role === 'agent') return <HospitalField kept={keptHospital} optional />;
  if (role !== 'doctor') return null;
  return (
    <RuleField name="doctorId" label="Doctor" rule={userRules.doctorId} hint="Whose appointments this account sees">
      <DoctorSelect label="Doctor" placeholder="Type a name" clearable adds />
    </RuleField>
  );
}

interface UserFieldsProps {
  /** An existing account: a blank password keeps the present one. null: a new one. */
  readonly user: Pick<StaffUser, 'username' | 'email'> | null;
  readonly keptHospital: Choice | null;
}

/** The fields of the user form (docs/spec/forms.md). */
export function UserFields({ user, keptHospital }: UserFieldsProps) {
  const existing = user !== null;
  const strict = useSession().user?.strictPasswords ?? false;
  const role = Form.useWatch<UserValues['role'] | undefined>('role') ?? 'agent';
  const password = strictly(existing ? optional(userRules.password) : userRules.password, role, strict);
  const hints = [existing ? 'Leave it blank to keep the current one' : undefined, passwordHint(role, strict)].filter(Boolean);
  return (
    <>
      <FormSection title="Person" extra={<ActiveSwitch />}>
        <RuleField name="firstName" label="First name" rule={userRules.firstName}>
          <Input autoComplete="off" />
        </RuleField>
        <RuleField name="lastName" label="Last name" rule={userRules.lastName}>
          <Input autoComplete="off" />
        </RuleField>
        <RuleField name="email" label="Email" rule={forNewName(userRules.email, emailFault, user?.email)}>
          <Input type="email" inputMode="email" autoComplete="off" />
        </RuleField>
      </FormSection>
      <FormSection title="Account" hint="An inactive account cannot sign in">
        <RuleField name="username" label="Username" rule={forNewName(userRules.username, usernameFault, user?.username)}>
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </RuleField>
        <RuleField name="password" label="Password" rule={password} hint={hints.join('. ') || undefined}>
          <Input.Password autoComplete="new-password" iconRender={eye} />
        </RuleField>
        <RuleField name="role" label="Role" rule={userRules.role}>
          <Select options={ROLE_OPTIONS} />
        </RuleField>
        <RoleFields keptHospital={keptHospital} />
      </FormSection>
    </>
  );
}
