import type { ReactElement } from 'react';
import { useToastControl } from '@arogya/light/toast';
import { toasts, useToast } from '@arogya/platform';
import { IconButton } from '../words/icon-button';
import { Text } from '../words/text';
import { useWords } from '../words/words';

/**
 * The one visible toast. An open dialog makes the rest of the page inert, so the page and the dialog each have a place for
 * it; `active` says which one to use. The region always exists, or screen readers would not announce what appears in it.
 */
export function ToastView({ active }: { active: boolean }): ReactElement {
  const { toast: texts } = useWords();
  const { toast } = useToast();
  const shown = active && toast?.open ? toast : null;
  const { button, ...swipe } = useToastControl(shown, (id) => toasts.dismiss(id));
  return (
    <div className="toasts" role="status" aria-label={texts.region()}>
      {shown && (
        <div key={shown.id} className={`toast ${shown.tone === 'destructive' ? 'bad' : ''}`} {...swipe}>
          <div>
            <Text as="p" className="toast-title">
              {shown.title}
            </Text>
            {shown.text && <Text as="p">{shown.text}</Text>}
          </div>
          <IconButton ref={button} icon="close" size={18} label={texts.dismiss()} onClick={() => toasts.dismiss(shown.id)} />
        </div>
      )}
    </div>
  );
}
