/** Several calls as the one that `useAct` runs: one toast, one busy time, one outcome. */
export function started<T>(steps: () => Promise<T>): Promise<unknown> & { unwrap: () => Promise<T> } {
  const outcome = steps();
  return Object.assign(
    outcome.catch(() => undefined),
    { unwrap: () => outcome },
  );
}
