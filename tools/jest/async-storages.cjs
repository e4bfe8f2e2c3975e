const { AsyncLocalStorage } = require('node:async_hooks');

const inUse = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...given) {
  inUse.add(this);
  return run.apply(this, given);
};

/**
 * Switches off what has run so far. jest-circus makes one for each spec file and leaves it on: every promise of the files after
 * it would carry them all, which took more than half of the time of the database's specs in one process.
 */
module.exports.disableAsyncStorages = () => {
  for (const storage of inUse) storage.disable();
  inUse.clear();
};
