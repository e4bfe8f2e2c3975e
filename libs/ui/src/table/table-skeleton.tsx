import '../states/skeleton.css';
import { Delayed } from '../states/delayed';

const ROWS = Array.from({ length: 12 }, (_, row) => row);

interface TableSkeletonProps {
  readonly label: string;
  readonly columns: number;
  /** Rows of 56 px. */
  readonly tall?: boolean;
}

/** The skeleton of a table whose rows are loading, of the height of those that come. */
export function TableSkeleton({ label, columns, tall = false }: TableSkeletonProps) {
  const cells = Array.from({ length: columns }, (_, index) => index);
  return (
    <div role="status" aria-label={`Loading ${label}`} className="ad-table-skeleton" data-tall={tall || undefined}>
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
