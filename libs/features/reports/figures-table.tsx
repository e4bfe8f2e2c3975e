import { useId } from 'react';

interface FiguresTableProps {
  readonly label: string;
  /** The first is the name of a row, the others are figures. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const Row = ({ cells }: { cells: readonly (string | number)[] }) => (
  <tr>
    {cells.map((cell, index) =>
      index === 0 ? (
        <th key="name" scope="row">
          {cell}
        </th>
      ) : (
        <td key={index}>{cell}</td>
      ),
    )}
  </tr>
);

/** The figures of a chart: for people who cannot or do not want to see the chart, and to copy. */
export function FiguresTable({ label, columns, rows }: FiguresTableProps) {
  const id = useId();
  return (
    <details className="ad-chart-figures">
      <summary id={id}>
        Show as table<span className="ad-chart-figures-of">: {label}</span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <div className="ad-chart-figures-scroll" role="group" aria-labelledby={id} tabIndex={0}>
        <table aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <Row key={String(cells[0])} cells={cells} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
