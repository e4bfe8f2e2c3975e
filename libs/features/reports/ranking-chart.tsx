import { Bar, BarChart, LabelList, Tooltip, XAxis, YAxis } from 'recharts';
import type { RankedBar } from './rankings';
import { AXIS, CURSOR, DRAWING, pointed, TICK } from './chart-drawing';

const BAR = 38;
const NAMES = 116;
const NOTE = { ...TICK, fill: 'var(--ad-text)' };

const Tip = pointed<RankedBar>(({ name, note }) => ({ title: name, lines: [note] }));

export type Tone = 'primary' | 'info' | 'warning';

interface RankingChartProps {
  readonly bars: readonly RankedBar[];
  readonly label: string;
  readonly tone: Tone;
  /** Space for the text at the end of the longest bar. */
  readonly notes: number;
}

/** Bars with their names on the left and their figures on the right. */
export const RankingChart = ({ bars, label, tone, notes }: RankingChartProps) => (
  <BarChart
    {...DRAWING}
    layout="vertical"
    data={[...bars]}
    title={label}
    style={{ width: '100%', height: bars.length * BAR + 8 }}
    margin={{ top: 4, right: notes, bottom: 4, left: 0 }}
  >
    <XAxis type="number" hide domain={[0, 'dataMax']} />
    <YAxis type="category" dataKey="name" width={NAMES} {...AXIS} interval={0} />
    <Tooltip content={Tip} cursor={CURSOR} isAnimationActive={false} />
    <Bar dataKey="value" fill={`var(--ad-${tone})`} radius={4} barSize={18} minPointSize={2} isAnimationActive={false}>
      <LabelList dataKey="note" position="right" offset={8} {...NOTE} />
    </Bar>
  </BarChart>
);
