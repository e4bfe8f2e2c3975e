import './new-version.css';
import { useLeaveTriesMutation } from '@arogya/api/releases';
import { releaseAt } from '@arogya/domain/releases/address';
import { LEAVE_FAILED, LEAVE_TRY, tryingText } from '@arogya/domain/releases/texts';
import { useSubmit } from '@arogya/platform';
import type { Manifest } from './manifest';
import { tab } from './renewal';

const triedIn = ({ remotes }: Manifest) =>
  remotes.filter(({ tried }) => tried).map(({ name, entry }) => `${name} ${releaseAt(entry)?.id ?? ''}`);

/** A line over the page while this browser tries a release that others do not get. */
export function Trying({ manifest }: { readonly manifest: Manifest }) {
  const [submit, busy] = useSubmit();
  const [leave] = useLeaveTriesMutation();
  const end = async (): Promise<void> => {
    const done = await submit(() => leave(), { failure: LEAVE_FAILED });
    if (done.ok) tab.reload();
  };
  return (
    <div className="ad-new-version" data-on>
      <span>{tryingText(triedIn(manifest))}</span>{' '}
      <button type="button" disabled={busy} onClick={() => void end()}>
        {LEAVE_TRY}
      </button>
    </div>
  );
}
