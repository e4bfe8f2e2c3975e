import { canUndoLead } from './undo';

it('status and agent can be undone, alone and together', () => {
  expect([['status'], ['assignedAgentId'], ['status', 'assignedAgentId']].map(canUndoLead)).toEqual([true, true, true]);
});

it('what was typed cannot, nor a status that came with it, nor nothing', () => {
  expect([['notes'], ['status', 'notes'], ['status', 'appointmentId'], ['priority'], []].map(canUndoLead)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});
