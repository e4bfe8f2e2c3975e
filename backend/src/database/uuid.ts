import { randomFillSync } from 'node:crypto';
import { V7Generator } from 'uuidv7';

/** A stock of random bytes: fetching a few at a time costs more than the rest of making an id. */
const stock = new Uint32Array(1024);
let used = stock.length;

function nextUint32(): number {
  if (used === stock.length) {
    randomFillSync(stock);
    used = 0;
  }
  return stock[used++] ?? 0;
}

const generator = new V7Generator({ nextUint32 });

/** A UUID of version 7: later ones sort after earlier ones. */
export const newId = (): string => generator.generate().toString();
