import { useEffect, useRef, type PointerEvent, type ReactElement } from 'react';
import { TOAST_MS, TOAST_SWIPE_PX, toasts, useToast } from '@arogya/platform';
import { Icon } from './icon';
import { texts } from './texts';

/**
 * The one visible toast. An open dialog makes the rest of the page inert, so the page and the dialog each have a place for
 * it; `active` says which one to use. The region always exists, or screen readers would not announce what appears in it.
 */
export function ToastView({ active }: { active: boolean }): ReactElement {
  const { toast } = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const startX = useRef(0);
  const shown = active && toast?.open ? toast : null;
  const id = shown?.id;

  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => toasts.dismiss(id), shown?.ms ?? TOAST_MS);
    const focus = (event: KeyboardEvent): void => {
      if (event.key === 'F8') button.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', focus);
    };
  }, [id, shown?.ms]);

  const down = (event: PointerEvent): void => {
    startX.current = event.clientX;
  };
  const up = (event: PointerEvent): void => {
    if (shown && event.clientX - startX.current >= TOAST_SWIPE_PX) toasts.dismiss(shown.id);
  };
  return (
    <div className="toasts" role="status" aria-label={texts.toast.region}>
      {shown && (
        <div key={shown.id} className={`toast ${shown.tone === 'destructive' ? 'bad' : ''}`} onPointerDown={down} onPointerUp={up}>
          <div>
            <p className="toast-title">{shown.title}</p>
            {shown.text && <p>{shown.text}</p>}
          </div>
          <button
            ref={button}
            type="button"
            className="icon-button"
            aria-label={texts.toast.dismiss}
            onClick={() => toasts.dismiss(shown.id)}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      )}
    </div>
  );
}
