const { default: Runtime } = require('jest-runtime');

/** By the context they were evaluated in: the modules that a worker has loaded so far, and keeps. */
const keptIn = new WeakMap();

/** The loader of the spec file that runs: it loads what a module imports that was kept from an earlier one. */
let loader;
/** How Jest's loader names what `import()` calls, in ES modules and in others. */
const LAZY_IMPORTS = ['dynamicImport', 'dynamicImportFromCjs'];

/** Where a runtime has its modules, the last those of Jest itself; and when one of them is complete. */
const REGISTRIES = {
  esModuleRegistry: ({ status }) => status === 'evaluated',
  moduleRegistry: ({ loaded }) => loaded,
  internalModuleRegistry: ({ loaded }) => loaded,
};
/** What gathers the tests of one spec file. */
const OF_ONE_FILE = '/node_modules/jest-circus/';

/**
 * Loads a module once in a worker instead of once for each spec file, which takes more than half of their time. Which ones are
 * kept the environment says (`keeps`); it has one context in a worker.
 */
module.exports = class ModuleKeepingRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    this.importThroughTheLatest();
    for (const [name, modules] of this.kept()) modules.forEach((module, key) => this.registries[name].set(key, module));
  }

  importThroughTheLatest() {
    const { esmLoader } = this;
    loader = Object.fromEntries(LAZY_IMPORTS.map((name) => [name, esmLoader[name].bind(esmLoader)]));
    for (const name of LAZY_IMPORTS) esmLoader[name] = (...given) => loader[name](...given);
  }

  teardown() {
    if (!this.keepNew()) return super.teardown();
    // A module that is kept may yet load another one lazily, through the runtime that has loaded it.
    this.restoreAllMocks();
    this.registries.mockRegistry.clear();
    for (const name of Object.keys(REGISTRIES)) {
      const registry = this.registries[name];
      for (const key of registry.keys()) if (!this.keeps(key)) registry.delete(key);
    }
    return undefined;
  }

  kept() {
    const context = this._environment.getVmContext();
    if (!keptIn.has(context)) keptIn.set(context, new Map(Object.keys(REGISTRIES).map((name) => [name, new Map()])));
    return keptIn.get(context);
  }

  keeps(key) {
    return this._environment.keeps(key) && !key.includes(OF_ONE_FILE);
  }

  /** Whether there were any. */
  keepNew() {
    let isNew = false;
    for (const [name, modules] of this.kept()) {
      for (const [key, module] of this.registries[name]) {
        if (modules.has(key) || !this.keeps(key) || !REGISTRIES[name](module)) continue;
        modules.set(key, module);
        isNew = true;
      }
    }
    return isNew;
  }
};
module.exports.default = module.exports;
