import { CheckCircleFilled, CloseCircleFilled, LoadingOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { useAuditVerificationQuery, useVerifyAuditMutation, type AuditVerification } from '@arogya/api/audit';
import { COPY_HASH, LAST_HASH, UNVERIFIED, verdict, VERIFY_FAILED, VERIFY_NOW, VERIFYING } from '@arogya/domain/audit/texts';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatDateTime } from '@arogya/ui/look/formats';
import { CopyButton } from '@arogya/ui/record/copy-button';
import { Button } from 'antd';
import type { ReactNode } from 'react';

interface ChainState {
  readonly state: 'checking' | 'intact' | 'broken' | 'unknown';
  readonly icon: ReactNode;
  readonly text: string;
}

function foundOf(data: AuditVerification | undefined, checking: boolean, failed: boolean): ChainState {
  if (checking) return { state: 'checking', icon: <LoadingOutlined />, text: VERIFYING };
  if (failed || !data) return { state: 'unknown', icon: <QuestionCircleOutlined />, text: VERIFY_FAILED };
  if (data.checkedAt === null) return { state: 'unknown', icon: <QuestionCircleOutlined />, text: UNVERIFIED };
  const text = verdict({ ...data, when: formatDateTime(data.checkedAt, DEFAULT_ZONE) });
  return data.intact ? { state: 'intact', icon: <CheckCircleFilled />, text } : { state: 'broken', icon: <CloseCircleFilled />, text };
}

/** What the last check of the log has found, and a button that checks all of it now. */
export function ChainBadge() {
  const { data, isLoading, isError } = useAuditVerificationQuery(undefined, { refetchOnMountOrArgChange: true });
  const [verify, { isLoading: checking, isError: failed }] = useVerifyAuditMutation();
  const { state, icon, text } = foundOf(data, isLoading || checking, isError || failed);
  return (
    <div className="ad-chain" data-state={state}>
      <span role="status">
        <span aria-hidden="true">{icon}</span> {text}
      </span>
      {data?.head && (
        <span>
          {LAST_HASH} <code title={data.head}>{data.head.slice(0, 12)}…</code>
          <CopyButton text={data.head} label={COPY_HASH} />
        </span>
      )}
      <Button type="link" size="small" disabled={checking} onClick={() => void verify()}>
        {VERIFY_NOW}
      </Button>
    </div>
  );
}
