import { CheckCircleFilled, CloseCircleFilled, LoadingOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { useVerifyAuditQuery, type AuditVerification } from '@arogya/api/audit';
import { COPY_HASH, LAST_HASH, verdict, VERIFY_AGAIN, VERIFY_FAILED, VERIFYING } from '@arogya/domain/audit/texts';
import { CopyButton } from '@arogya/ui/record/copy-button';
import { Button } from 'antd';
import type { ReactNode } from 'react';

interface Found {
  readonly state: 'checking' | 'intact' | 'broken' | 'unknown';
  readonly icon: ReactNode;
  readonly text: string;
}

function foundOf(data: AuditVerification | undefined, checking: boolean, failed: boolean): Found {
  if (checking) return { state: 'checking', icon: <LoadingOutlined />, text: VERIFYING };
  if (failed || !data) return { state: 'unknown', icon: <QuestionCircleOutlined />, text: VERIFY_FAILED };
  if (data.intact) return { state: 'intact', icon: <CheckCircleFilled />, text: verdict(data) };
  return { state: 'broken', icon: <CloseCircleFilled />, text: verdict(data) };
}

/** Whether the log is unchanged: checked when the page opens, and again on request. */
export function ChainBadge() {
  const { data, isFetching, isError, refetch } = useVerifyAuditQuery(undefined, { refetchOnMountOrArgChange: true });
  const { state, icon, text } = foundOf(data, isFetching, isError);
  return (
    <span className="ad-chain" data-state={state}>
      <span role="status">
        <span aria-hidden="true">{icon}</span> {text}
      </span>
      {data?.head && (
        <span>
          {LAST_HASH} <code title={data.head}>{data.head.slice(0, 12)}…</code>
          <CopyButton text={data.head} label={COPY_HASH} />
        </span>
      )}
      <Button type="link" size="small" disabled={isFetching} onClick={() => void refetch()}>
        {VERIFY_AGAIN}
      </Button>
    </span>
  );
}
