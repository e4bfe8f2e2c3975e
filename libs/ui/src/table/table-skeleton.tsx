import '../states/skeleton.css';
import { Delayed } from '../states/delayed';

const ROWS = Array.from({ length: 12 }, (_, row) => row);

/** The skeleton of a table whose rows are loading. */
export function TableSkeleton({ label, columns }: { label: string; columns: number }) {
  const cells = Array.from({ length: columns }, (_, index) => index);
  return (
    <div role="status" aria-label={`Loading ${label}`} className="ad-table-skeleton">
      <Delayed>
        {ROWS.map((row) => (
          <div key={row} className="ad-table-skeleton-row">
            {cells.map((cell) => (
              <span key={cell} className="ad-skeleton-line" style={{ width: `${75 - ((row + cell * 2) % 4) * 12}%` }} />
            ))}
          </div>
        ))}
      </Delayed>
    </div>
  );
}
