import type { AffectedAppointment } from '@arogya/api/calendars';
import { useState } from 'react';
import { nextColleague, nextProposal, type Outcome } from './outcomes';
import { usePreview, type Source } from './use-affected';

/** How a whole list is decided about: each as it is proposed, with the doctor, on the day, or cancelled. */
export type Rule = 'proposed' | 'doctor' | 'day' | 'cancel';

interface ChosenOutcomes {
  readonly source: Source | null;
  readonly rule: Rule;
  readonly byId: Readonly<Record<string, Outcome>>;
}

const nothing = (source: Source | null): ChosenOutcomes => ({ source, rule: 'proposed', byId: {} });

export type Outcomes = ReturnType<typeof useOutcomes>;

/** The affected appointments of a list, and what was chosen for each of them. */
export function useOutcomes(source: Source | null) {
  const [kept, setChosen] = useState<ChosenOutcomes>(nothing(source));
  const chosen = kept.source === source ? kept : nothing(source);
  const { rule, byId } = chosen;
  const preview = usePreview(source, rule === 'doctor' || rule === 'day' ? rule : undefined);
  const outcomeOf = (row: AffectedAppointment): Outcome => byId[row.id] ?? (rule === 'cancel' ? { act: 'cancel' } : row.decision);
  const choose = (row: AffectedAppointment, outcome: Outcome): void => setChosen({ ...chosen, byId: { ...byId, [row.id]: outcome } });
  return {
    ...preview,
    rule,
    setRule: (next: Rule) => setChosen({ source, rule: next, byId: {} }),
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
