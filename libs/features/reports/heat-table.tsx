import { WEEKDAYS } from '@arogya/domain/clock';
import { CHARTS } from '@arogya/domain/stats/report-texts';
import { formatNumber } from '@arogya/ui/look/formats';
import type { HeatRow } from './heat';

/** Hours by weekdays. It is a table already: each cell shows its figure, and its colour repeats it. */
export const HeatTable = ({ rows }: { rows: readonly HeatRow[] }) => (
  <table className="ad-heat" aria-label={CHARTS.hours.title}>
    <thead>
      <tr>
        <th scope="col">
          <span className="ad-heat-corner">Hour</span>
        </th>
        {WEEKDAYS.map((day) => (
          <th key={day} scope="col" abbr={day}>
            {day.slice(0, 3)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ hour, cells }) => (
        <tr key={hour}>
          <th scope="row">{hour}</th>
          {cells.map(({ appointments, level }, day) => (
            <td key={WEEKDAYS[day]} data-level={level}>
              {formatNumber(appointments)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
