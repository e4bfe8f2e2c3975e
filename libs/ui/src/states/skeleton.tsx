import './skeleton.css';
import { Delayed } from './delayed';

/** A skeleton: grey lines in place of `rows` lines that are still loading. */
export function Skeleton({ rows = 3, label = 'Loading' }: { rows?: number; label?: string }) {
  return (
    <div role="status" aria-label={label} className="ad-skeleton">
      <Delayed>
        {Array.from({ length: rows }, (_, index) => (
          <span key={index} className="ad-skeleton-line" style={{ width: `${92 - ((index * 17) % 40)}%` }} />
        ))}
      </Delayed>
    </div>
  );
}
