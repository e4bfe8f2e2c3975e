import type { AffectedAppointment, CalendarChangeFields } from '@arogya/api/calendars';
import { useState } from 'react';
import { nextColleague, nextProposal, type Outcome } from './outcomes';
import { usePreview } from './use-affected';

/** How a whole list is decided about: each as it is proposed, with the doctor, on the day, or cancelled. */
export type Rule = 'proposed' | 'doctor' | 'day' | 'cancel';

interface Chosen {
  readonly change: CalendarChangeFields | null;
  readonly rule: Rule;
  readonly byId: Readonly<Record<string, Outcome>>;
}

const nothing = (change: CalendarChangeFields | null): Chosen => ({ change, rule: 'proposed', byId: {} });

/** The appointments that a change affects, and what was chosen for each of them. */
export function useOutcomes(change: CalendarChangeFields | null) {
  const [kept, setChosen] = useState<Chosen>(nothing(change));
  const chosen = kept.change === change ? kept : nothing(change);
  const { rule, byId } = chosen;
  const preview = usePreview(change, rule === 'doctor' || rule === 'day' ? rule : undefined);
  const outcomeOf = (row: AffectedAppointment): Outcome => byId[row.id] ?? (rule === 'cancel' ? { act: 'cancel' } : row.decision);
  const choose = (row: AffectedAppointment, outcome: Outcome): void => setChosen({ ...chosen, byId: { ...byId, [row.id]: outcome } });
  return {
    ...preview,
    rule,
    setRule: (next: Rule) => setChosen({ change, rule: next, byId: {} }),
    outcomeOf,
    choose,
    chooseByKey: (key: 'm' | 'r' | 'c', id: string): void => {
      const row = preview.rows?.find((one) => one.id === id);
      if (!row) return;
      if (key === 'c') return choose(row, { act: 'cancel' });
      choose(row, (key === 'm' ? nextProposal : nextColleague)(outcomeOf(row), row));
    },
  };
}
