interface StartsProps {
  readonly starts: readonly string[];
  readonly chosen: string;
  readonly taken: readonly string[];
}

const stateOf = (start: string, { chosen, taken }: StartsProps): string | undefined =>
  start === chosen ? 'chosen' : taken.includes(start) ? 'taken' : undefined;

/** Free starts of a day, as the booking page shows them. */
export const Starts = (props: StartsProps) => (
  <div className="starts">
    {props.starts.map((start) => (
      <span key={start} data-state={stateOf(start, props)}>
        {start}
      </span>
    ))}
  </div>
);

/** A picture that looks like a QR code; the product makes the real one of each hospital. */
const ROWS = [
  '111111101011101',
  '100000100110001',
  '101110101001101',
  '101110100111010',
  '101110101010111',
  '100000101101001',
  '111111101010101',
  '000000001100110',
  '101101110101011',
  '010110001110100',
  '110011101001111',
  '000000001011010',
  '111111101110010',
  '100000101001011',
  '101110101110101',
];

export const CodeSign = () => (
  <svg className="code" viewBox="-1 -1 17 17" shapeRendering="crispEdges">
    <path
      fill="currentColor"
      d={ROWS.flatMap((row, y) => [...row].flatMap((bit, x) => (bit === '1' ? [`M${x} ${y}h1v1h-1z`] : []))).join('')}
    />
  </svg>
);
