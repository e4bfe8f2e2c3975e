import './splash.css';
import { BrandMark } from '@arogya/ui/brand-mark';
import { Delayed } from '@arogya/ui/delayed';

/** Shown while the session is loading; a quick answer never shows it. */
export function Splash() {
  return (
    <main className="ad-splash" role="status" aria-label="Loading ArogyaDesk">
      <Delayed>
        <BrandMark size={48} />
      </Delayed>
    </main>
  );
}
