import './splash.css';
import { BrandMark } from '@arogya/ui/look/brand-mark';
import { Delayed } from '@arogya/ui/states/delayed';

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
