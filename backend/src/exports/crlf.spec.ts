import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { crlf } from './crlf';

const CSV = 'Name,Notes\nमीरा,"two\nlines, ""quoted"""\nAsha,plain\n';
const ENDED = 'Name,Notes\r\nमीरा,"two\nlines, ""quoted"""\r\nAsha,plain\r\n';

it.each([1, 2, 3, 7, 1000])('ends the lines of a CSV that comes in chunks of %d bytes, but no line of a cell', async (size) => {
  const bytes = Buffer.from(CSV);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size));
  expect(await text(Readable.from(chunks).pipe(crlf()))).toBe(ENDED);
});
