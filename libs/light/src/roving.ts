import type { KeyboardEvent } from 'react';

const STOPS = '[data-stop]';

/** The buttons of the row above or below, the nearest one first. */
function inNextRow(buttons: readonly HTMLElement[], from: HTMLElement, down: boolean): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const apart = (button: HTMLElement): number => (button.getBoundingClientRect().top - here.top) * (down ? 1 : -1);
  const beyond = buttons.filter((button) => apart(button) > 1);
  const nearest = Math.min(...beyond.map(apart));
  const aside = (button: HTMLElement): number => Math.abs(button.getBoundingClientRect().left - here.left);
  return beyond.filter((button) => apart(button) < nearest + 1).sort((a, b) => aside(a) - aside(b))[0];
}

function target(key: string, buttons: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const at = buttons.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return buttons[at + 1];
    case 'ArrowLeft':
      return buttons[at - 1];
    case 'ArrowDown':
      return inNextRow(buttons, from, true);
    case 'ArrowUp':
      return inNextRow(buttons, from, false);
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons.at(-1);
    default:
      return undefined;
  }
}

/** As radio buttons have it: the four arrows go on and back, and round at the ends. */
function nextRound(key: string, buttons: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  return by ? buttons[(buttons.indexOf(from) + by + buttons.length) % buttons.length] : undefined;
}

/** For each button with `data-stop` of a group with `data-roving`: arrow keys move the focus, and the Tab key reaches the group once. */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const group = event.currentTarget.closest<HTMLElement>('[data-roving]');
  if (!group) return;
  const buttons = [...group.querySelectorAll<HTMLElement>(STOPS)];
  const find = group.dataset['roving'] === 'round' ? nextRound : target;
  const next = find(event.key, buttons, event.currentTarget);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
