import './splash.css';
import { BrandMark } from '@arogya/ui/brand-mark';
import { Delayed } from '@arogya/ui/delayed';

/** While it is not yet known who is there; quick answers never show it. */
export function Splash() {
  return (
    <main className="ad-splash" role="status" aria-label="Loading ArogyaDesk">
      <Delayed>
        <BrandMark size={48} />
      </Delayed>
    </main>
  );
}
