const { TestEnvironment } = require('jest-environment-node');
const { asBefore } = require('./as-before.cjs');

let environment;

/** One context for all spec files of a worker, so that packages need not be loaded for each (package-keeping-runtime.cjs). */
module.exports = class NodeEnvironment extends TestEnvironment {
  constructor(...given) {
    if (environment) return environment;
    super(...given);
    environment = this;
    const { global } = this;
    this.reset = [asBefore(global, 'globalThis'), asBefore(global.process, 'process'), asBefore(global.process.env, 'process.env')];
  }

  async teardown() {
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    this.reset.forEach((reset) => reset());
  }
};
