import './search-button.css';
import { SearchOutlined } from '@ant-design/icons';
import { SEARCH, SEARCH_ALL } from '@arogya/domain/search/button-texts';
import { dropTyped, keepTyped, type NavEntry } from '@arogya/platform';
import { keyName, pressedKey } from '@arogya/ui/look/keys';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Mode } from '../look/mode';
import { later } from '../remotes/later';
import type { SearchDialog } from './search-dialog';

type Dialog = typeof SearchDialog;

interface SearchButtonProps {
  readonly pages: readonly NavEntry[];
  readonly mode: Mode;
  readonly onToggleMode: () => void;
}

const isKey = (event: KeyboardEvent): boolean =>
  pressedKey(event) === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** A dialog is open in which something may have been typed; a drawer only shows. */
const isBusyElsewhere = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('.ant-modal-wrap')].some((wrap) => wrap.style.display !== 'none');

/** So long what is typed waits for the dialog, which comes by the network when it is first asked for. */
const KEPT_MS = 10_000;

const load = () => later(() => import(/* webpackChunkName: "later-search" */ './search-dialog'));

/** Opens and closes the dialog; what had the focus gets it back. Keys that are pressed before the field stands are kept for it. */
function useSearchDialog() {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [open, setOpen] = useState(false);
  const before = useRef<HTMLElement | null>(null);
  const show = useCallback(async (): Promise<void> => {
    before.current = document.activeElement as HTMLElement | null;
    dropTyped();
    keepTyped({ from: before.current, ms: KEPT_MS });
    const loaded = await load();
    if (!loaded) return dropTyped();
    setDialog(() => loaded.SearchDialog);
    setOpen(true);
  }, []);
  const close = useCallback((): void => {
    dropTyped();
    setOpen(false);
    before.current?.focus({ preventScroll: true });
  }, []);
  return { Dialog, open, show, close };
}

/** The search in the header, and Ctrl+K wherever one is. */
export function SearchButton(props: SearchButtonProps) {
  const { Dialog, open, show, close } = useSearchDialog();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isKey(event)) return;
      // The browser has a search of its own on these keys.
      event.preventDefault();
      if (event.repeat) return;
      if (open) close();
      else if (!isBusyElsewhere()) void show();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, show, close]);
  return (
    <>
      <button
        type="button"
        className="ad-search-open"
        aria-label={SEARCH_ALL}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        title={SEARCH_ALL}
        onClick={() => void show()}
      >
        <SearchOutlined aria-hidden="true" />
        <span className="ad-search-word">{SEARCH}</span>
        <kbd aria-hidden="true">{keyName('Ctrl K')}</kbd>
      </button>
      {open && Dialog ? <Dialog {...props} onClose={close} /> : null}
    </>
  );
}
