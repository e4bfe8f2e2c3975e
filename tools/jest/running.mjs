import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../aliases.mjs';

/** Where the spec files stand that have begun and not ended: what a run that was stopped was doing. */
export const RUNNING = join(ROOT, '.test/running-specs.json');

/** What it sends to the program that has started Jest when only `FEW` spec files are yet to begin, those with least in them. */
export const FEW_LEFT = 'few spec files are left';
const FEW = 100;

/** A reporter of Jest. */
export default class RunningSpecs {
  files = new Set();
  toBegin = 0;

  constructor() {
    mkdirSync(dirname(RUNNING), { recursive: true });
  }

  onRunStart({ numTotalTestSuites }) {
    this.toBegin = numTotalTestSuites;
  }

  onTestFileStart({ path }) {
    this.toBegin -= 1;
    if (this.toBegin === FEW) process.send?.(FEW_LEFT);
    this.files.add(path.slice(ROOT.length + 1));
    this.#write();
  }

  onTestFileResult({ path }) {
    this.files.delete(path.slice(ROOT.length + 1));
    this.#write();
  }

  onRunComplete() {
    rmSync(RUNNING, { force: true });
  }

  #write() {
    // In one step, for whoever reads it meanwhile.
    writeFileSync(`${RUNNING}.new`, JSON.stringify([...this.files]));
    renameSync(`${RUNNING}.new`, RUNNING);
  }
}
