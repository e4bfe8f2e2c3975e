import type { Appointment } from '@arogya/api/appointments';
import { can } from '@arogya/domain/access';
import { CHOSEN_MOST, LIST_ACTS, statusOfAct, type ListAct } from '@arogya/domain/appointments/bulk';
import { settableBy } from '@arogya/domain/appointments/status';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { useSession } from '@arogya/platform';
import { focusedRow, focusRow, type RowChoice } from '@arogya/ui/table/choosing';
import { formatCount } from '@arogya/ui/look/formats';
import { lazy, Suspense, type ReactNode } from 'react';
import { useAllMatching, type ReadPage } from './use-all-matching';
import { fitFor, type Bulk } from './use-bulk';
import { useChoice, type ChoiceOptions } from './use-choice';

const BulkBar = lazy(() => import('./bulk-bar').then((module) => ({ default: module.BulkBar })));

interface BulkListOptions extends Omit<ChoiceOptions<Appointment>, 'busy'> {
  readonly bulk: Bulk;
  /** On a phone: a tap chooses a row. */
  readonly byTap: boolean;
  /** How many rows the list has over all pages, and whether there are more than that. */
  readonly total: number;
  readonly capped: boolean;
  readonly read: ReadPage;
  readonly onOpen: (appointment: Appointment) => void;
}

const focusBar = (): void => document.querySelector<HTMLElement>('.ad-bulk-acts button')?.focus();

/** The keys by which rows are chosen, and what is chosen is acted on. */
function useBulkKeys(press: (range: boolean) => void, all: () => void, acts: readonly ListAct[], act: (act: ListAct) => void): void {
  const confirms = acts.includes('confirm');
  useShortcuts([
    { key: 'x', label: 'Choose the row', run: () => press(false) },
    { key: 'Shift+x', label: 'Choose all rows up to this one', run: () => press(true) },
    { key: 'Ctrl+a', label: 'Choose all rows on the screen', run: all },
    ...(confirms ? [{ key: 'c', label: 'Confirm what is chosen', run: () => act('confirm') }] : []),
    ...(acts.length > 0 ? [{ key: 'a', label: 'Go to the actions for what is chosen', run: focusBar }] : []),
  ]);
}

/** 'Choose all 212 that match', once everything on the screen is chosen; null when there is nothing more. */
function moreLabel(
  { total, capped }: Pick<BulkListOptions, 'total' | 'capped'>,
  screen: readonly Appointment[],
  chosen: number,
): string | null {
  if (chosen >= Math.min(total, CHOSEN_MOST) && !(capped && chosen < CHOSEN_MOST)) return null;
  if (total > CHOSEN_MOST || capped) return `Choose the first ${CHOSEN_MOST} of ${formatCount(total, capped)} that match`;
  return total > screen.length ? `Choose all ${total} that match` : null;
}

/** A list of appointments of which many can be confirmed, cancelled, marked No Show or assigned at once: its check boxes, keys and bar. */
export function useBulkList({ bulk, byTap, total, capped, read, onOpen, ...from }: BulkListOptions): {
  readonly choosing: RowChoice | undefined;
  readonly bar: ReactNode;
} {
  const { role } = useSession();
  const idle = bulk.running === null;
  const choice = useChoice({ ...from, busy: !idle });
  const [readAll, reading] = useAllMatching(read);
  const screen = from.rows ?? [];
  const { chosen } = choice;
  const may = can(role, 'appointments:bulk') && role ? settableBy(role) : [];
  // Who may list the users may choose among them.
  const assigns = can(role, 'appointments:bulk') && can(role, 'users:manage');
  const offered = LIST_ACTS.filter((act) => (act === 'agent' ? assigns : may.some((status) => status === statusOfAct(act))));
  const acts = offered.map((act) => ({ act, fit: fitFor(act, chosen).length })).filter(({ fit }) => fit > 0);
  const act = (one: ListAct, agentId?: string): void => bulk.start(one, chosen, choice.drop, agentId);
  /** From the bar, which goes: the focus returns to the row that was pressed last. */
  const fromBar = (run: () => void): void => {
    run();
    if (choice.last) focusRow(choice.last);
  };
  const press = (range: boolean): void => {
    const id = focusedRow();
    if (id && screen.some((row) => row.id === id)) choice.toggle(id, range);
  };
  useBulkKeys(press, choice.toggleAll, idle ? acts.map((one) => one.act) : [], act);
  const isFull = screen.length > 0 && screen.every(({ id }) => choice.has(id));
  const label =
    byTap && !isFull ? `Choose all ${screen.length} on the screen` : isFull ? moreLabel({ total, capped }, screen, chosen.length) : null;
  const run = async (): Promise<void> => (isFull ? choice.add(await readAll()) : choice.toggleAll());
  const choosing = { has: choice.has, onToggle: choice.toggle, onAll: choice.toggleAll, byTap };
  const shows = chosen.length > 0 || bulk.running || bulk.refused;
  const bar = shows ? (
    <Suspense fallback={null}>
      <BulkBar
        count={chosen.length}
        acts={acts}
        running={bulk.running}
        refused={bulk.refused}
        more={label ? { label, busy: reading, run: () => void run() } : null}
        onAct={(one, agentId) => fromBar(() => act(one, agentId))}
        onStop={bulk.stop}
        onClear={() => fromBar(choice.clear)}
        onOpen={onOpen}
        onForget={bulk.forgetRefused}
      />
    </Suspense>
  ) : null;
  return { choosing: offered.length > 0 ? choosing : undefined, bar };
}
