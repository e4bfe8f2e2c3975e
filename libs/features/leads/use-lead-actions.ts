import { useState } from 'react';
import type { Lead } from './lead';
import type { LeadActions } from './lead-menu';
import { useLeadMutations } from './use-lead-mutations';

/** What the form is open for: a lead, or a new one (null). */
interface LeadFormState {
  readonly lead: Lead | null;
  /** A new form each time a lead is opened; the form of a new lead keeps its draft. */
  readonly key: string;
}

/** The actions of the page: which dialog or drawer is open, and what rows, drawer and board can do. */
export function useLeadActions(onOpen: (lead: Lead) => void) {
  const mutations = useLeadMutations();
  const [writing, setWriting] = useState<LeadFormState | null>(null);
  const [formOpen, setFormOpen] = useState(false);
  const [booking, setBooking] = useState<Lead | null>(null);
  const [bookingOpen, setBookingOpen] = useState(false);
  const [deleting, setDeleting] = useState<Lead | null>(null);

  const write = (lead: Lead | null): void => {
    setWriting({ lead, key: lead ? `${lead.id} ${lead.version}` : 'new' });
    setFormOpen(true);
  };
  const actions: LeadActions = {
    busyId: mutations.busyId,
    onOpen,
    onEdit: write,
    onBook: (lead) => {
      setBooking(lead);
      setBookingOpen(true);
    },
    onStatus: (lead, status) => void mutations.setStatus(lead, status),
    onDelete: setDeleting,
  };
  return {
    actions,
    mutations,
    add: () => write(null),
    writing,
    formOpen,
    closeForm: () => setFormOpen(false),
    booking,
    bookingOpen,
    closeBooking: () => setBookingOpen(false),
    deleting,
    stopDeleting: () => setDeleting(null),
  };
}

export type LeadActionState = ReturnType<typeof useLeadActions>;
