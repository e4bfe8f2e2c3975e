import { PlusOutlined } from '@ant-design/icons';
import { useReleaseKeysQuery, useRevokeReleaseKeyMutation, type ReleaseKey } from '@arogya/api/releases';
import { ADD_KEY, NO_KEYS, REVOKE_KEY } from '@arogya/domain/keys/texts';
import { keyRolesText, KEYS_FAILED, NO_KEYS_HINT, REVOKE_TEXT } from '@arogya/domain/releases/texts';
import { rowsOf } from '@arogya/features/lists/use-rows';
import { DataTable, type Column } from '@arogya/ui/table/data-table';
import { FilterBar } from '@arogya/ui/table/filter-bar';
import { Button } from 'antd';
import { useState } from 'react';
import { KeyMoment, keyState } from '../keys/key-facts';
import { RevokeKeyDialog } from '../keys/revoke-key-dialog';
import { AddKeyDialog } from './add-key-dialog';

const COLUMNS: readonly Column<ReleaseKey>[] = [
  { key: 'label', title: 'Used by', width: 200, card: 'title', render: ({ label }) => label },
  { key: 'mfe', title: 'Ships', width: 150, render: ({ mfe }) => mfe },
  { key: 'roles', title: 'Pages for', width: 150, render: ({ roles }) => keyRolesText(roles) },
  { key: 'state', title: 'State', width: 90, render: keyState },
  { key: 'expiresAt', title: 'Good until', width: 190, render: ({ expiresAt }) => <KeyMoment at={expiresAt} /> },
  { key: 'usedAt', title: 'Last used', width: 190, render: ({ usedAt }) => <KeyMoment at={usedAt} /> },
  { key: 'createdBy', title: 'Made by', width: 120, render: ({ createdBy }) => createdBy },
];

/** The keys with which programs ship micro-frontends. */
export function KeysTab() {
  const query = useReleaseKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [revokeKey] = useRevokeReleaseKeyMutation();
  const [adding, setAdding] = useState(false);
  const [toRevoke, setToRevoke] = useState<ReleaseKey | null>(null);
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
      {ADD_KEY}
    </Button>
  );
  const revoke = (key: ReleaseKey) =>
    key.revokedAt ? null : (
      <Button size="small" onClick={() => setToRevoke(key)} aria-label={`${REVOKE_KEY}: ${key.label}`}>
        Revoke
      </Button>
    );
  return (
    <>
      <FilterBar extra={add}>{null}</FilterBar>
      <DataTable<ReleaseKey>
        label="Keys"
        columns={COLUMNS}
        {...rowsOf(query, KEYS_FAILED)}
        rowKey={({ id }) => id}
        rowName={({ label }) => label}
        empty={{ text: NO_KEYS, hint: NO_KEYS_HINT }}
        actions={revoke}
      />
      {adding ? <AddKeyDialog onClose={() => setAdding(false)} /> : null}
      {toRevoke ? (
        <RevokeKeyDialog
          label={toRevoke.label}
          text={REVOKE_TEXT}
          revoke={() => revokeKey({ id: toRevoke.id })}
          onClose={() => setToRevoke(null)}
        />
      ) : null}
    </>
  );
}
