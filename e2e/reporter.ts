import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** The end of a run: what passed at the second try only, where the time went, and the counts for `E2E_RESULT`. */
export default class EndOfRun implements Reporter {
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

  onEnd({ duration }: FullResult): void {
    const of = (...outcomes: string[]): TestCase[] => this.tests.filter((test) => outcomes.includes(test.outcome()));
    for (const test of of('flaky')) print(`passed at the second try: ${this.nameOf(test)}`);
    for (const test of of('skipped')) print(`was not run: ${this.nameOf(test)}`);
    const failures = of('unexpected', 'skipped').map((test) => this.nameOf(test));
    const failed = failures.length + this.broken;
    print(`Took ${Math.round(duration / 1000)} s; by file: ${this.times()}`);
    const file = process.env.E2E_RESULT;
    if (file) writeFileSync(file, JSON.stringify({ passed: of('expected', 'flaky').length, failed, failures }));
  }

  printsToStdio(): boolean {
    return false;
  }

  private nameOf(test: TestCase): string {
    return `${this.fileOf(test)} › ${test.titlePath().slice(3).join(' › ')}`;
  }

  private fileOf({ location }: TestCase): string {
    return relative(this.root, location.file).replace('.e2e.ts', '');
  }

  /** The seconds that the tests of each file took, the longest first; two files run at the same time. */
  private times(): string {
    const sums = new Map<string, number>();
    for (const test of this.tests) {
      const took = test.results.reduce((sum, result) => sum + result.duration, 0);
      sums.set(this.fileOf(test), (sums.get(this.fileOf(test)) ?? 0) + took);
    }
    const files = [...sums].filter(([, ms]) => ms > 0).sort(([, a], [, b]) => b - a);
    return files.map(([name, ms]) => `${name} ${Math.round(ms / 1000)} s`).join(', ');
  }
}

const print = (line: string): unknown => process.stdout.write(`${line}\n`);
