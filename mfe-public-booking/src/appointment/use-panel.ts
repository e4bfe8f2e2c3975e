import { useCallback, useEffect, useRef } from 'react';
import { usePartInAddress } from '../page/address';

const PANELS = ['late', 'move', 'cancel'] as const;
export type PanelName = (typeof PANELS)[number];

export interface PanelControl {
  readonly panel: PanelName | null;
  readonly open: (panel: PanelName) => void;
  readonly close: () => void;
}

/** The open panel is in the address (?do=move): Back closes it, and a tap before the script has come opens it after the page load. */
export function usePanel(mayOpen: (panel: PanelName) => boolean): PanelControl {
  const { part, open, close } = usePartInAddress('do');
  const named = PANELS.find((one) => one === part) ?? null;
  const panel = named && mayOpen(named) ? named : null;
  const useless = part !== null && panel === null;
  const closing = useRef(close);
  closing.current = close;
  useEffect(() => {
    if (useless) closing.current();
  }, [useless]);
  return { panel, open: useCallback((name) => open(name), [open]), close };
}
