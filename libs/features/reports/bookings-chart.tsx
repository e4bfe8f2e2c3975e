import { formatNumber } from '@arogya/ui/look/formats';
import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import type { BookingBar } from './booking-bars';
import { BOOKING_GROUPS } from './booking-groups';
import { AXIS, CURSOR, DRAWING, pointed } from './chart-drawing';

const Tip = pointed<BookingBar>((bar) => ({
  title: bar.name,
  lines: [`${formatNumber(bar.total)} in all`, ...BOOKING_GROUPS.map(({ key, label }) => `${label}: ${formatNumber(bar[key])}`)],
}));

/** Stripes for lost appointments, so that they can be recognised without seeing colours. */
const Stripes = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill="var(--ad-warning-tint)" />
      <rect width="2.5" height="6" fill="var(--ad-warning)" />
    </pattern>
  </defs>
);

/** Appointments over time, stacked by their result. */
export function BookingsChart({ bars, label }: { bars: readonly BookingBar[]; label: string }) {
  const stripes = `stripes${useId().replace(/\W/gu, '')}`;
  const fills = { completed: 'var(--ad-primary)', open: 'var(--ad-chart-open)', lost: `url(#${stripes})` };
  return (
    <BarChart {...DRAWING} className="ad-chart-bars" data={[...bars]} title={label} margin={{ top: 8, right: 4, bottom: 0, left: -18 }}>
      <Stripes id={stripes} />
      <CartesianGrid vertical={false} stroke="var(--ad-line)" />
      <XAxis dataKey="tick" {...AXIS} minTickGap={18} tickMargin={8} />
      <YAxis {...AXIS} allowDecimals={false} tickFormatter={formatNumber} />
      <Tooltip content={Tip} cursor={CURSOR} isAnimationActive={false} />
      {BOOKING_GROUPS.map(({ key, label: name }) => (
        <Bar key={key} dataKey={key} name={name} stackId="appointments" fill={fills[key]} maxBarSize={36} isAnimationActive={false} />
      ))}
    </BarChart>
  );
}
