const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
const { asBefore } = require('./as-before.cjs');
const { disableAsyncStorages } = require('./async-storages.cjs');

let environment;

/** A module in a file, as Jest names ES modules and the others: not one of Node's own. */
const IN_A_FILE = /^(?:file:|\/|[A-Za-z]:)/;
/** A text, which is a module only as long as the runtime that has made it one. */
const TEXT = /\.sql$/;
const SPEC = /\.spec\.m?[jt]s$/;

/** One context for all spec files of a worker, so that modules need not be loaded for each (module-keeping-runtime.cjs). */
module.exports = class NodeEnvironment extends TestEnvironment {
  constructor(...given) {
    if (environment) return environment;
    // In Jest's own context each name that a module takes from its global object, such as Map, is asked of a proxy: an eighth of
    // the time of the database's specs.
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
    environment = this;
    const { global } = this;
    this.reset = [asBefore(global, 'globalThis'), asBefore(global.process, 'process'), asBefore(global.process.env, 'process.env')];
  }

  /** All that is a module in a file of its own, but the specs: what our modules of the server and the tools remember are caches. */
  keeps(key) {
    return IN_A_FILE.test(key) && !SPEC.test(key) && !TEXT.test(key);
  }

  async teardown() {
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    this.reset.forEach((reset) => reset());
    disableAsyncStorages();
  }
};
