import { LABEL_SEARCH } from '@arogya/ui/form/label-search';
import { useListUsersQuery } from '@arogya/api/users';
import { useAddLink } from '@arogya/features/reference/use-add-link';
import { fullNameOf } from '@arogya/ui/look/formats';
import { Select } from 'antd';
import { UNASSIGNED } from './unassigned';

interface AgentSelectProps {
  readonly id?: string;
  /** An agent must be chosen. */
  readonly required?: boolean;
  readonly value?: string | undefined;
  readonly onChange?: (agentId: string) => void;
  /** The present agent of the record, who may no longer be assignable. */
  readonly kept?: { readonly id: string; readonly name: string } | null;
}

const MOST = 200;

/** Agents and admins (docs/spec/forms.md), or nobody. */
export function AgentSelect({ id, required = false, value, onChange, kept }: AgentSelectProps) {
  const { data = [], isFetching, refetch } = useListUsersQuery({ assignable: 'true', sort: 'firstName', pageSize: MOST });
  const add = useAddLink('user', refetch);
  const agents = data.map((user) => ({ value: user.id, label: fullNameOf(user) }));
  const gone = kept && !agents.some((agent) => agent.value === kept.id) ? [{ value: kept.id, label: kept.name }] : [];
  return (
    <Select
      {...(id ? { id } : {})}
      value={value}
      onChange={onChange}
      loading={isFetching}
      showSearch={LABEL_SEARCH}
      placeholder="Choose an agent"
      {...add}
      options={[...(required ? [] : [{ value: UNASSIGNED, label: 'Unassigned' }]), ...gone, ...agents]}
    />
  );
}
