import { useState } from 'react';
import { useVisitActs } from './use-visit-acts';
import type { Visit } from './visit';
import type { VisitActions } from './visit-menu';

interface Editing {
  readonly visit: Visit;
  /** Somebody came to move it. */
  readonly moving: boolean;
}

/** What lies over the page at the moment, and what its rows, drawer and board can ask for. */
export function useVisitDesk() {
  const acts = useVisitActs();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [deleting, setDeleting] = useState<Visit | null>(null);
  const actions: VisitActions = {
    busyId: acts.busyId,
    onEdit: (visit) => setEditing({ visit, moving: false }),
    onDelete: setDeleting,
    onStatus: acts.setStatus,
  };
  return {
    actions,
    acts,
    editing,
    deleting,
    move: (visit: Visit) => setEditing({ visit, moving: true }),
    stopEditing: () => setEditing(null),
    stopDeleting: () => setDeleting(null),
  };
}

export type VisitDesk = ReturnType<typeof useVisitDesk>;
