import './toast.css';
import { TOAST_KEY, TOAST_MS, TOAST_SWIPE_PX } from '@arogya/light/toast';
import * as Toasts from '@radix-ui/react-toast';
import { useRef, type CSSProperties } from 'react';
import { useClearOfFeet } from './use-clear-of-feet';

/** With the element itself: Radix lets clicks through all toasts until its count of them has caught up. */
const CLICKABLE = { pointerEvents: 'auto' } as const;

interface ToastViewProps {
  readonly toast: {
    readonly id: number;
    readonly open: boolean;
    readonly title: string;
    readonly text?: string;
    readonly tone?: 'plain' | 'destructive';
    readonly action?: { readonly label: string; readonly run: () => void };
    readonly ms?: number;
  } | null;
  readonly onDismiss: (id: number) => void;
}

/** The one toast: swipe right or Esc dismisses it, F8 focuses it. */
export function ToastView({ toast, onDismiss }: ToastViewProps) {
  const viewport = useRef<HTMLOListElement>(null);
  useClearOfFeet(viewport, toast?.open ?? false);
  return (
    <Toasts.Provider swipeDirection="right" swipeThreshold={TOAST_SWIPE_PX} duration={TOAST_MS} label="Notification">
      {toast ? (
        <Toasts.Root
          key={toast.id}
          open={toast.open}
          duration={toast.ms ?? TOAST_MS}
          className="ad-toast"
          style={CLICKABLE}
          data-tone={toast.tone ?? 'plain'}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => (open ? undefined : onDismiss(toast.id))}
        >
          <div className="ad-toast-text">
            <Toasts.Title className="ad-toast-title">{toast.title}</Toasts.Title>
            {toast.text ? <Toasts.Description className="ad-toast-description">{toast.text}</Toasts.Description> : null}
          </div>
          {toast.action ? (
            <Toasts.Action
              className="ad-toast-action"
              altText={toast.action.label}
              onClick={toast.action.run}
              style={{ '--ad-toast-ms': `${toast.ms ?? TOAST_MS}ms` } as CSSProperties}
            >
              {toast.action.label}
            </Toasts.Action>
          ) : null}
          <Toasts.Close className="ad-toast-close" aria-label="Close">
            ×
          </Toasts.Close>
        </Toasts.Root>
      ) : null}
      <Toasts.Viewport ref={viewport} className="ad-toasts" hotkey={[TOAST_KEY]} />
    </Toasts.Provider>
  );
}
