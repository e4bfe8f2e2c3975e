import { Transform } from 'node:stream';

const QUOTE = '"';

/** Ends each line of a CSV with CRLF (RFC 4180). PostgreSQL writes a line feed; one inside of a quoted cell stays as it was typed. */
export function crlf(): Transform {
  let quoted = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done): void {
      // A sign for each byte: text in UTF-8 passes unchanged, wherever a chunk ends.
      const parts = chunk.toString('latin1').split(QUOTE);
      const lines = parts.map((part, n) => ((n % 2 === 1) === quoted ? part.replaceAll('\n', '\r\n') : part));
      if (parts.length % 2 === 0) quoted = !quoted;
      done(null, Buffer.from(lines.join(QUOTE), 'latin1'));
    },
  });
}
