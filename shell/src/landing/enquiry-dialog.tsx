import './enquiry.css';
import { CANCEL, ENQUIRY_LEAD, SUBMIT_ENQUIRY, SUBMITTING } from '@arogya/domain/enquiries/landing';
import { ENQUIRY_DIALOG_TITLE, ENQUIRY_SENT, ENQUIRY_THANKS } from '@arogya/domain/enquiries/texts';
import { toasts, useToast } from '@arogya/platform';
import { ToastView } from '@arogya/ui/feedback/toast-view';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { EnquiryFields } from './enquiry-fields';
import { NoticeLink } from '@arogya/ui/feedback/notice-link';
import { useEnquiry } from './use-enquiry';

const Toasts = () => <ToastView {...useToast()} />;

/**
 * A native modal: the focus stays inside, Esc closes, and the focus returns to the button. An open modal makes the rest of
 * the page inert, so the toast is inside it while it is open; the alert role makes screen readers announce it.
 */
export function EnquiryDialog({ asked }: { asked: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState(0);
  const enquiry = useEnquiry();

  useLayoutEffect(() => {
    if (asked === 0 || dialog.current?.open) return;
    dialog.current?.showModal();
    setOpen(true);
  }, [asked]);
  useEffect(() => {
    if (refused === 0) return;
    const find = (selector: string) => dialog.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid=true]') ?? find('[type=submit]'))?.focus();
  }, [refused]);

  const close = (): void => {
    dialog.current?.close();
    setOpen(false);
  };
  const submit = async (): Promise<void> => {
    if (!(await enquiry.submit())) return setRefused((times) => times + 1);
    close();
    toasts.show({ title: ENQUIRY_THANKS, text: ENQUIRY_SENT });
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <>
      <dialog ref={dialog} className="enquiry" aria-labelledby="enquiry-title" onClose={() => setOpen(false)}>
        <form className="enquiry-form" noValidate aria-busy={enquiry.busy} onSubmit={onSubmit}>
          <div className="enquiry-head">
            <h2 id="enquiry-title">{ENQUIRY_DIALOG_TITLE}</h2>
            <p>{ENQUIRY_LEAD}</p>
          </div>
          <div className="enquiry-fields">
            <EnquiryFields enquiry={enquiry} />
            <NoticeLink />
          </div>
          <div className="enquiry-foot">
            <button type="button" className="enquiry-cancel" onClick={close}>
              {CANCEL}
            </button>
            <button type="submit" className="light-button" disabled={enquiry.busy}>
              {enquiry.busy ? SUBMITTING : SUBMIT_ENQUIRY}
            </button>
          </div>
        </form>
        {open ? (
          <div role="alert">
            <Toasts />
          </div>
        ) : null}
      </dialog>
      {open ? null : <Toasts />}
    </>
  );
}
