import { PlusOutlined } from '@ant-design/icons';
import { useReleaseKeysQuery, useRevokeReleaseKeyMutation, type NewReleaseKey, type ReleaseKey } from '@arogya/api/releases';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import {
  ADD_KEY,
  KEY_REVOKED,
  keyRolesText,
  KEYS_FAILED,
  NO_KEYS,
  NO_KEYS_HINT,
  REVOKE_FAILED,
  REVOKE_KEY,
  REVOKE_TEXT,
} from '@arogya/domain/releases/texts';
import { rowsOf } from '@arogya/features/lists/use-rows';
import { useSubmit } from '@arogya/platform';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { Consequences } from '@arogya/ui/feedback/consequences';
import { formatDateTime } from '@arogya/ui/look/formats';
import { DataTable, type Column } from '@arogya/ui/table/data-table';
import { FilterBar } from '@arogya/ui/table/filter-bar';
import { Button } from 'antd';
import { useState } from 'react';
import { AddKeyDialog } from './add-key-dialog';
import { NewKeyDialog } from './new-key-dialog';

const moment = (at: string | null) => (at ? <time dateTime={at}>{formatDateTime(at, DEFAULT_ZONE)}</time> : 'Never');

const stateOf = ({ revokedAt, expiresAt }: ReleaseKey): string => {
  if (revokedAt) return 'Revoked';
  return new Date(expiresAt) < new Date() ? 'Expired' : 'Good';
};

const COLUMNS: readonly Column<ReleaseKey>[] = [
  { key: 'label', title: 'Used by', width: 200, card: 'title', render: ({ label }) => label },
  { key: 'mfe', title: 'Ships', width: 150, render: ({ mfe }) => mfe },
  { key: 'roles', title: 'Pages for', width: 150, render: ({ roles }) => keyRolesText(roles) },
  { key: 'state', title: 'State', width: 90, render: stateOf },
  { key: 'expiresAt', title: 'Good until', width: 190, render: ({ expiresAt }) => moment(expiresAt) },
  { key: 'usedAt', title: 'Last used', width: 190, render: ({ usedAt }) => moment(usedAt) },
  { key: 'createdBy', title: 'Made by', width: 120, render: ({ createdBy }) => createdBy },
];

function RevokeDialog({ releaseKey: { id, label }, onClose }: { releaseKey: ReleaseKey; onClose: () => void }) {
  const [submit, busy] = useSubmit();
  const [revoke] = useRevokeReleaseKeyMutation();
  const confirm = async (): Promise<void> => {
    const done = await submit(() => revoke({ id }), { success: KEY_REVOKED, failure: REVOKE_FAILED });
    if (done.ok) onClose();
  };
  return (
    <ConfirmDelete
      open
      title={REVOKE_KEY}
      text={<strong>{label}</strong>}
      confirmLabel={REVOKE_KEY}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Consequences lines={[REVOKE_TEXT]} />
    </ConfirmDelete>
  );
}

/** The keys with which programs ship micro-frontends. */
export function KeysTab() {
  const query = useReleaseKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<NewReleaseKey | null>(null);
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
      {adding ? <AddKeyDialog onMade={setMade} onClose={() => setAdding(false)} /> : null}
      {made ? <NewKeyDialog made={made} onClose={() => setMade(null)} /> : null}
      {toRevoke ? <RevokeDialog releaseKey={toRevoke} onClose={() => setToRevoke(null)} /> : null}
    </>
  );
}
