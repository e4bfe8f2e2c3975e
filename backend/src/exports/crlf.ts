import { Transform } from 'node:stream';

const [QUOTE, LINE_FEED] = [0x22, 0x0a];
const END_OF_LINE = Buffer.from('\r\n');

/** Ends each line of a CSV with CRLF (RFC 4180). PostgreSQL writes a line feed; one inside of a quoted cell stays as it was typed. */
export function crlf(): Transform {
  let quoted = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done): void {
      const parts: Buffer[] = [];
      let from = 0;
      for (let at = 0; at < chunk.length; at += 1) {
        if (chunk[at] === QUOTE) quoted = !quoted;
        if (chunk[at] !== LINE_FEED || quoted) continue;
        parts.push(chunk.subarray(from, at), END_OF_LINE);
        from = at + 1;
      }
      done(null, Buffer.concat([...parts, chunk.subarray(from)]));
    },
  });
}
