/** Keeps what is typed from `start` until `stop`: for a field that is asked for and does not stand yet. */
export function keysUntilReady() {
  let kept = '';
  const keep = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') kept = kept.slice(0, -1);
    else if (event.key.length === 1) kept += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = (): void => document.removeEventListener('keydown', keep, true);
  return {
    start: (): void => {
      kept = '';
      document.addEventListener('keydown', keep, true);
    },
    stop,
    text: (): string => kept,
  };
}
