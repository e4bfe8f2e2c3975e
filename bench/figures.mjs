const sorted = (values) => values.toSorted((a, b) => a - b);

export const median = (values) => {
  const all = sorted(values);
  const middle = Math.floor(all.length / 2);
  return all.length % 2 === 1 ? all[middle] : (all[middle - 1] + all[middle]) / 2;
};

export const percentile = (values, percent) =>
  sorted(values)[Math.min(values.length - 1, Math.floor((values.length * percent) / 100))] ?? 0;

/** Of a call, as a note says it. */
export const micro = ({ server, database }) => `${Math.round(server)} + ${Math.round(database)} µs`;

export const rounded = (value) => (Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
