import { useTestWebhookMutation, type WebhookAttempt } from '@arogya/api/webhooks';
import { SEND_TEST, TEST_FAILED } from '@arogya/domain/webhooks/page-texts';
import { useSubmit } from '@arogya/platform';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { AttemptLine } from './attempt-line';

interface TestSendProps {
  readonly integrationId: string;
  readonly webhookId: string;
  /** The other buttons, beside this one. */
  readonly children: ReactNode;
}

/** Calls the receiver now, and shows what it answers. */
export function TestSend({ integrationId, webhookId, children }: TestSendProps) {
  const [submit, busy] = useSubmit();
  const [send] = useTestWebhookMutation();
  const [attempt, setAttempt] = useState<WebhookAttempt | null>(null);
  const test = async (): Promise<void> => {
    setAttempt(null);
    const done = await submit(() => send({ id: integrationId, webhookId }), { failure: TEST_FAILED });
    if (done.ok) setAttempt(done.data);
  };
  return (
    <>
      <div className="ad-webhook-actions">
        <Button type="primary" loading={busy} onClick={() => void test()}>
          {SEND_TEST}
        </Button>
        {children}
      </div>
      <div role="status" className="ad-attempt">
        {attempt ? <AttemptLine attempt={attempt} /> : null}
      </div>
    </>
  );
}
