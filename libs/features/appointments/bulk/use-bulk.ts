import type { Appointment } from '@arogya/api/appointments';
import { bulkNonsense, type BulkAct, type ListAct } from '@arogya/domain/appointments/bulk';
import { CHANGE_UNDONE } from '@arogya/domain/appointments/texts';
import { ERROR_TITLE } from '@arogya/domain/texts';
import { showUndo } from '@arogya/features/undo/show-undo';
import { sentenceOf, toasts } from '@arogya/platform';
import { useState } from 'react';
import { BULK_FAILED, doneText, nonsenseText, unsentText } from './bulk-texts';
import type { Item, SendResult } from './send-portions';
import { useSending } from './use-sending';

/** Those that an act did not change, each with the reason. */
export interface RefusedItems {
  readonly rows: readonly { readonly appointment: Appointment; readonly why: string }[];
}

type DropRows = (ids: readonly string[]) => void;

const nonsenseOf = (act: ListAct, { status, appointmentDate }: Appointment) =>
  bulkNonsense(act, { status, startMs: Date.parse(appointmentDate) }, Date.now());

/** For which of the chosen an act makes sense. */
export const fitFor = (act: ListAct, chosen: readonly Appointment[]): Appointment[] =>
  chosen.filter((appointment) => nonsenseOf(act, appointment) === null);

const itemOf = ({ id, version }: Appointment): Item => ({ id, version });

/** Says what was done, with Undo; what was not sent stays chosen, with the reason. */
function report(act: BulkAct, { done, unsent, failure }: SendResult, undo: () => void): void {
  const why = failure ? unsentText(unsent.length, sentenceOf(failure, BULK_FAILED)) : '';
  const text = [...(done.length > 0 ? [doneText(act, done.length)] : []), why].filter(Boolean).join(' ');
  if (done.length > 0 && act !== 'undo') showUndo(text, undo);
  else if (failure && failure.status !== 401) toasts.show({ title: ERROR_TITLE, text, tone: 'destructive' });
  else if (done.length > 0) toasts.show({ title: done.length === 1 ? CHANGE_UNDONE : text });
}

const named = (appointments: readonly Appointment[], { refused }: SendResult): RefusedItems['rows'] =>
  refused.flatMap(({ id, why }) => appointments.filter((one) => one.id === id).map((appointment) => ({ appointment, why })));

/** Does one thing with many appointments: with progress and Stop; what was refused is named, what was done can be undone. */
export function useBulk() {
  const { running, send, stop } = useSending();
  const [refused, setRefused] = useState<RefusedItems | null>(null);
  const name = (rows: RefusedItems['rows']): void => setRefused(rows.length > 0 ? { rows } : null);

  const undo = async (appointments: readonly Appointment[], items: readonly Item[]): Promise<void> => {
    const sent = await send('undo', items);
    report('undo', sent, () => undefined);
    name(named(appointments, sent));
  };

  /** `onDone`: what is chosen no longer; `agentId`: to whom they are given. */
  const start = async (act: ListAct, chosen: readonly Appointment[], onDone: DropRows, agentId?: string): Promise<void> => {
    const senseless = chosen.flatMap((appointment) => {
      const nonsense = nonsenseOf(act, appointment);
      return nonsense ? [{ appointment, why: nonsenseText(nonsense, appointment.status) }] : [];
    });
    setRefused(null);
    const sent = await send(act, fitFor(act, chosen).map(itemOf), agentId);
    report(act, sent, () => void undo(chosen, sent.done));
    const left = new Set(sent.unsent);
    onDone(chosen.map(({ id }) => id).filter((id) => !left.has(id)));
    name([...named(chosen, sent), ...senseless]);
  };

  return {
    running,
    refused,
    start: (act: ListAct, chosen: readonly Appointment[], onDone: DropRows, agentId?: string) => void start(act, chosen, onDone, agentId),
    stop,
    forgetRefused: () => setRefused(null),
  };
}
export type Bulk = ReturnType<typeof useBulk>;
