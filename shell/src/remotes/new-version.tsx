import './new-version.css';
import { NEW_VERSION, RELOAD } from '@arogya/domain/releases/texts';

/** A line over the page; nothing is reloaded by itself, since somebody may be typing. */
export const NewVersion = ({ newer }: { readonly newer: boolean }) => (
  <div role="status" className="ad-new-version" data-on={newer || undefined}>
    {newer ? (
      <>
        <span>{NEW_VERSION}</span>{' '}
        <button type="button" onClick={() => location.reload()}>
          {RELOAD}
        </button>
      </>
    ) : null}
  </div>
);
