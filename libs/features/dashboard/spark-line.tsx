const [WIDTH, HEIGHT, EDGE] = [96, 28, 2];

/** The last days of a figure as a small line. Its meaning is also given in words and numbers beside it. */
export function SparkLine({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const most = Math.max(...values, 1);
  const step = (WIDTH - 2 * EDGE) / (values.length - 1);
  const points = values.map((value, index) => [EDGE + index * step, HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE)] as const);
  const line = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const [lastX, lastY] = points.at(-1) ?? [0, 0];
  return (
    <svg className="ad-spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true" focusable="false">
      <polygon points={`${EDGE},${HEIGHT} ${line} ${lastX.toFixed(1)},${HEIGHT}`} />
      <polyline points={line} />
      <circle cx={lastX} cy={lastY} r="2.2" />
    </svg>
  );
}
