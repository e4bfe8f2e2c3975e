import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { Failure } from '../start/failure.mjs';
import { END_OF_ROWS, FORMAT } from './format.mjs';

const NEWLINE = 0x0a;

/**
 * Reads a backup from end to end and checks each table's rows against their checksum. Answers its first line. `onTable({
 * name, columns })` may answer a sink `(row: Buffer) => Promise | void`, called for each row, with `onEnd()` after the last
 * row of a table. Throws a Failure that says what is wrong with the file.
 */
export async function readBackup(file, { onTable = () => undefined, onEnd = () => undefined } = {}) {
  const lines = linesOf(file);
  try {
    const head = await json(lines);
    if (head.format !== FORMAT.format || head.version !== FORMAT.version) throw new Failure(`${file} is no backup of ArogyaDesk.`);
    for (let said = await json(lines); ; said = await json(lines)) {
      if (said.end) return head;
      const sink = await onTable({ name: said.table, columns: said.columns });
      await readRows(lines, said.table, file, sink);
      await onEnd();
    }
  } catch (error) {
    if (isDamage(error)) throw new Failure(`${file} is damaged or not whole: take another backup.`);
    throw error;
  }
}

async function readRows(lines, table, file, sink = () => undefined) {
  const hash = createHash('sha256');
  let rows = 0;
  for (;;) {
    const row = await next(lines);
    if (row.length === END_OF_ROWS.length + 1 && row.toString().trim() === END_OF_ROWS) break;
    hash.update(row);
    rows++;
    await sink(row);
  }
  const said = await json(lines);
  if (said.rows === rows && said.sha256 === hash.digest('hex')) return;
  throw new Failure(`${file} is damaged: the rows of ${table} are not those that were saved.`);
}

const isDamage = (error) => error instanceof SyntaxError || error.code === 'CUT' || String(error.code).startsWith('Z_');

const json = async (lines) => JSON.parse((await next(lines)).toString());

async function next(lines) {
  const { value, done } = await lines.next();
  if (done) throw Object.assign(new Error('cut off'), { code: 'CUT' });
  return value;
}

/** The lines of a gzipped file as buffers, each with its newline. */
async function* linesOf(file) {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(file).pipe(createGunzip())) {
    const block = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    let from = 0;
    for (let to = block.indexOf(NEWLINE); to >= 0; to = block.indexOf(NEWLINE, from)) {
      yield block.subarray(from, to + 1);
      from = to + 1;
    }
    rest = block.subarray(from);
  }
  if (rest.length) throw Object.assign(new Error('cut off'), { code: 'CUT' });
}
