import { ENQUIRY_FAILED } from '@arogya/domain/enquiries/texts';

const loadDialog = () => import('./enquiry');

/** Buttons of the static page that open the dialog. */
const OPENERS = 'button[data-opens=enquiry]';

async function open(button: HTMLButtonElement): Promise<void> {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  const note = document.getElementById('enquiry-note');
  try {
    const { openEnquiry } = await loadDialog();
    if (note) note.textContent = '';
    // Some browsers do not focus a clicked button; on closing, the dialog returns the focus to the element that had it.
    button.focus();
    openEnquiry();
  } catch {
    if (note) note.textContent = ENQUIRY_FAILED;
  } finally {
    button.ariaBusy = 'false';
  }
}

/** The page is plain HTML; the dialog's code is fetched on demand. */
export function whenAsked(): void {
  document.querySelectorAll<HTMLButtonElement>(OPENERS).forEach((button) => {
    button.addEventListener('click', () => void open(button));
  });
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches the dialog's code when everything else has loaded, so that it opens at once. */
export function warmUp(): void {
  if (savesData()) return;
  const fetchDialog = (): void => void loadDialog().catch(() => undefined);
  window.addEventListener('load', () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(fetchDialog, { timeout: 3000 });
    else setTimeout(fetchDialog, 1000);
  });
}
