import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Writes the counts of a run to the file `E2E_RESULT`, where `npm test` reads them. */
export default class Counts implements Reporter {
  private tests: TestCase[] = [];
  private root = '';
  private broken = 0;

  onBegin(config: FullConfig, suite: Suite): void {
    this.root = config.rootDir;
    this.tests = suite.allTests();
  }

  /** Of what belongs to no test: the start of the product, a file that cannot be read. */
  onError(): void {
    this.broken += 1;
  }

  onEnd(): void {
    const file = process.env.E2E_RESULT;
    if (!file) return;
    // A test that was not run has not passed.
    const bad = this.tests.filter((test) => ['unexpected', 'skipped'].includes(test.outcome()));
    const failures = bad.map((test) => `${relative(this.root, test.location.file)} › ${test.titlePath().slice(3).join(' › ')}`);
    writeFileSync(file, JSON.stringify({ passed: this.tests.length - bad.length, failed: bad.length + this.broken, failures }));
  }

  printsToStdio(): boolean {
    return false;
  }
}
