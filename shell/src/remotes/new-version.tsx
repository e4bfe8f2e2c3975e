import './new-version.css';
import { NEW_VERSION, RELOAD, TAKEN_BACK_VERSION } from '@arogya/domain/releases/texts';
import type { NewerVersion } from './use-newer';

/** A line over the page; nothing is reloaded by itself, since somebody may be typing. */
export const NewVersion = ({ newer }: { readonly newer: NewerVersion }) => (
  <div role="status" className="ad-new-version" data-on={newer !== 'none' || undefined}>
    {newer !== 'none' ? (
      <>
        <span>{newer === 'mended' ? TAKEN_BACK_VERSION : NEW_VERSION}</span>{' '}
        <button type="button" onClick={() => location.reload()}>
          {RELOAD}
        </button>
      </>
    ) : null}
  </div>
);
