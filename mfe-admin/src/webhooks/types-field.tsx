import type { IntegrationScope } from '@arogya/domain/access';
import { CHANGE_TYPES, type ChangeType } from '@arogya/domain/changes/types';
import { ENTITY_LABELS } from '@arogya/domain/webhooks/page-texts';
import { Checkbox } from 'antd';
import { entitiesFor, typesOf } from './webhook-types';

interface TypesFieldProps {
  readonly scopes: readonly IntegrationScope[];
  readonly id?: string;
  readonly value?: readonly ChangeType[];
  readonly onChange?: (types: ChangeType[]) => void;
}

interface TypeGroupProps {
  readonly label: string;
  readonly types: readonly ChangeType[];
  readonly chosen: readonly ChangeType[];
  readonly onChange: (chosen: readonly ChangeType[]) => void;
}

const TypeGroup = ({ label, types, chosen, onChange }: TypeGroupProps) => (
  <fieldset className="ad-type-group">
    <legend>
      <Checkbox
        checked={chosen.length === types.length}
        indeterminate={chosen.length > 0 && chosen.length < types.length}
        onChange={({ target }) => onChange(target.checked ? types : [])}
      >
        {label}
      </Checkbox>
    </legend>
    <Checkbox.Group
      options={types.map((type) => ({ value: type, label: <code>{type}</code> }))}
      value={[...chosen]}
      onChange={onChange}
      role="group"
      aria-label={label}
    />
  </fieldset>
);

/** The types of which a webhook tells, by kind of record: each kind can be chosen as a whole. */
export const TypesField = ({ scopes, id, value = [], onChange }: TypesFieldProps) => (
  <div id={id} className="ad-types" tabIndex={-1}>
    {entitiesFor(scopes).map((entity) => {
      const types = typesOf(entity);
      const choose = (chosen: readonly ChangeType[]): void =>
        onChange?.(CHANGE_TYPES.filter((type) => (types.includes(type) ? chosen : value).includes(type)));
      const chosen = types.filter((type) => value.includes(type));
      return <TypeGroup key={entity} label={ENTITY_LABELS[entity]} types={types} chosen={chosen} onChange={choose} />;
    })}
  </div>
);
