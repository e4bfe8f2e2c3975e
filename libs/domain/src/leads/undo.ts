const UNDONE = ['status', 'assignedAgentId'] as const;

/** Whether a change of these fields can be undone: its status, its agent, or both. What was typed is typed again in the form. */
export const canUndoLead = (fields: readonly string[]): boolean =>
  fields.length > 0 && fields.every((field) => UNDONE.some((one) => one === field));
