import type { ReactNode } from 'react';
import type { TooltipContentProps } from 'recharts';

/** For both charts: they fit the panel's size, nothing moves, arrow keys go from bar to bar. */
export const DRAWING = { responsive: true, accessibilityLayer: true, throttleDelay: 'raf' } as const;
export const TICK = { fill: 'var(--ad-secondary)', fontSize: 12 } as const;
export const AXIS = { axisLine: false, tickLine: false, tick: TICK } as const;
export const CURSOR = { fill: 'var(--ad-sunken)' } as const;

/** The box beside the bar under the pointer; `lines` answers its text. */
export const pointed =
  <T,>(lines: (bar: T) => { title: string; lines: readonly ReactNode[] }) =>
  ({ active, payload }: Pick<TooltipContentProps<number, string>, 'active' | 'payload'>) => {
    const bar = payload[0]?.payload as T | undefined;
    if (!active || !bar) return null;
    const { title, lines: shown } = lines(bar);
    return (
      <div className="ad-chart-tip" role="status">
        <strong>{title}</strong>
        {shown.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </div>
    );
  };
