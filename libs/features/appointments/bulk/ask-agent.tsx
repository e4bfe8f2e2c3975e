import { ACT_NEEDS_AGENT } from '@arogya/domain/appointments/bulk';
import { AgentSelect } from '@arogya/features/users/agent-select';
import { Form, Modal } from 'antd';
import { useState } from 'react';
import { ASSIGN, assignTitle } from './bulk-texts';

interface AskAgentProps {
  readonly count: number;
  readonly onChoose: (agentId: string) => void;
  readonly onKeep: () => void;
}

const FIELD = 'bulk-agent';
const focusField = (): void => document.getElementById(FIELD)?.focus();

/** To whom many appointments are given. */
export function AskAgent({ count, onChoose, onKeep }: AskAgentProps) {
  const [agentId, setAgentId] = useState<string>();
  const [missing, setMissing] = useState(false);
  const assign = (): void => {
    if (agentId) return onChoose(agentId);
    setMissing(true);
    focusField();
  };
  return (
    <Modal
      open
      title={assignTitle(count)}
      okText={ASSIGN}
      width={440}
      onOk={assign}
      onCancel={onKeep}
      afterOpenChange={(open) => (open ? focusField() : undefined)}
    >
      <Form layout="vertical" component={false}>
        <Form.Item
          label="Assign to"
          htmlFor={FIELD}
          {...(missing && !agentId ? { validateStatus: 'error' as const, help: ACT_NEEDS_AGENT } : {})}
        >
          <AgentSelect id={FIELD} required value={agentId} onChange={setAgentId} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
