import './bulk.css';
import type { Appointment } from '@arogya/api/appointments';
import type { ListAct } from '@arogya/domain/appointments/bulk';
import { focusOnOpen } from '@arogya/ui/form/focus-on-open';
import { Button, Modal } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import { appointmentName } from '../appointment-labels';
import { ACT_LABELS, appointmentsText, cancelNotice, cancelTitle, doingText, refusedText } from './bulk-texts';
import type { RefusedItems } from './use-bulk';
import type { BulkProgress } from './use-sending';

const AskAgent = lazy(() => import('./ask-agent').then((module) => ({ default: module.AskAgent })));

interface BulkBarProps {
  readonly count: number;
  /** The acts that are offered, each with the number of those for which it makes sense. */
  readonly acts: readonly { readonly act: ListAct; readonly fit: number }[];
  readonly running: BulkProgress | null;
  readonly refused: RefusedItems | null;
  /** Chooses more than is on the screen; null when there is no more. */
  readonly more: { readonly label: string; readonly busy: boolean; readonly run: () => void } | null;
  /** `agentId`: to whom they are given. */
  readonly onAct: (act: ListAct, agentId?: string) => void;
  readonly onStop: () => void;
  readonly onClear: () => void;
  readonly onOpen: (appointment: Appointment) => void;
  readonly onForget: () => void;
}

function RefusedRows({ refused: { rows }, onOpen, onForget }: { refused: RefusedItems } & Pick<BulkBarProps, 'onOpen' | 'onForget'>) {
  return (
    <div className="ad-bulk-refused" role="alert">
      <div>
        <h3>{refusedText(rows.length)}</h3>
        <ul>
          {rows.map(({ appointment, why }) => (
            <li key={appointment.id}>
              <button type="button" onClick={() => onOpen(appointment)}>
                {appointmentName(appointment)}
              </button>{' '}
              {why}
            </li>
          ))}
        </ul>
      </div>
      <Button onClick={onForget}>Close</Button>
    </div>
  );
}

function Progress({ running: { act, done, of }, onStop }: { running: BulkProgress; onStop: () => void }) {
  return (
    <>
      <span className="ad-bulk-count" role="status">
        {doingText(act, done, of)}
      </span>
      <progress className="ad-bulk-progress" aria-label="Progress" value={done} max={of} />
      <Button onClick={onStop}>Stop</Button>
    </>
  );
}

/** Asks before many are cancelled. The focus starts on Keep, so that Enter cancels nothing by accident. */
function AskCancel({ open, count, onCancel, onKeep }: { open: boolean; count: number; onCancel: () => void; onKeep: () => void }) {
  const safe = useId();
  return (
    <Modal
      open={open}
      title={cancelTitle(count)}
      okText={`Cancel ${appointmentsText(count)}`}
      cancelText="Keep"
      okButtonProps={{ danger: true }}
      cancelButtonProps={{ id: safe }}
      afterOpenChange={focusOnOpen(safe)}
      onOk={onCancel}
      onCancel={onKeep}
      destroyOnHidden
    >
      <p>{cancelNotice(count)}</p>
    </Modal>
  );
}

/** What can be done with the chosen appointments, how far that is, and what was refused. */
export function BulkBar({ count, acts, running, refused, more, onAct, onStop, onClear, onOpen, onForget }: BulkBarProps) {
  /** What an act needs to be asked before. */
  const [asking, setAsking] = useState<ListAct | null>(null);
  const keep = (): void => setAsking(null);
  const act = (chosen: ListAct, agentId?: string): void => {
    keep();
    onAct(chosen, agentId);
  };
  const fitting = (one: ListAct): number => acts.find(({ act: offered }) => offered === one)?.fit ?? 0;
  return (
    <section className="ad-bulk ad-foot" aria-label="Chosen appointments">
      {refused ? <RefusedRows refused={refused} onOpen={onOpen} onForget={onForget} /> : null}
      {running || count > 0 ? (
        <div className="ad-bulk-bar">
          {running ? (
            <Progress running={running} onStop={onStop} />
          ) : (
            <>
              <span className="ad-bulk-count" role="status">
                {count} chosen
              </span>
              {more ? (
                <Button type="link" loading={more.busy} onClick={more.run}>
                  {more.label}
                </Button>
              ) : null}
              <span className="ad-bulk-acts">
                {acts.map(({ act: one }) => (
                  <Button
                    key={one}
                    {...(one === 'confirm' ? { type: 'primary' as const } : {})}
                    danger={one === 'cancel'}
                    onClick={() => (one === 'cancel' || one === 'agent' ? setAsking(one) : act(one))}
                  >
                    {ACT_LABELS[one]}
                  </Button>
                ))}
                <Button onClick={onClear}>Clear</Button>
              </span>
            </>
          )}
        </div>
      ) : null}
      <AskCancel open={asking === 'cancel'} count={fitting('cancel')} onCancel={() => act('cancel')} onKeep={keep} />
      {asking === 'agent' ? (
        <Suspense fallback={null}>
          <AskAgent count={fitting('agent')} onChoose={(agentId) => act('agent', agentId)} onKeep={keep} />
        </Suspense>
      ) : null}
    </section>
  );
}
