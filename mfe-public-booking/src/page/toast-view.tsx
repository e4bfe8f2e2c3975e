import type { ReactElement } from 'react';
import { useToastControl } from '@arogya/light/toast';
import { toasts, useToast } from '@arogya/platform';
import { Icon } from './icon';
import { texts } from './texts';

/**
 * The one visible toast. An open dialog makes the rest of the page inert, so the page and the dialog each have a place for
 * it; `active` says which one to use. The region always exists, or screen readers would not announce what appears in it.
 */
export function ToastView({ active }: { active: boolean }): ReactElement {
  const { toast } = useToast();
  const shown = active && toast?.open ? toast : null;
  const { button, ...swipe } = useToastControl(shown, (id) => toasts.dismiss(id));
  return (
    <div className="toasts" role="status" aria-label={texts.toast.region}>
      {shown && (
        <div key={shown.id} className={`toast ${shown.tone === 'destructive' ? 'bad' : ''}`} {...swipe}>
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
