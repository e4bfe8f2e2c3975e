const { default: Runtime } = require('jest-runtime');

/** By the context they were evaluated in: the modules that a worker has loaded so far, and keeps. */
const keptIn = new WeakMap();

/** The loader of the spec file that runs: it loads what a module imports that was kept from an earlier one. */
let loader;
/** How Jest's loader names what `import()` calls, in ES modules and in others. */
const LAZY_IMPORTS = ['dynamicImport', 'dynamicImportFromCjs'];

/**
 * Loads a module once in a worker instead of once for each spec file, which takes more than half of their time. Which ones are
 * kept the environment says (`keeps`); it has one context in a worker.
 */
module.exports = class ModuleKeepingRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    this.importThroughTheLatest();
    const { esm, cjs } = this.kept();
    esm.forEach((module, key) => this.registries.esModuleRegistry.set(key, module));
    cjs.forEach((module, key) => this.registries.moduleRegistry.set(key, module));
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
    for (const registry of [this.registries.esModuleRegistry, this.registries.moduleRegistry]) {
      for (const key of registry.keys()) if (!this._environment.keeps(key)) registry.delete(key);
    }
    return undefined;
  }

  kept() {
    const context = this._environment.getVmContext();
    if (!keptIn.has(context)) keptIn.set(context, { esm: new Map(), cjs: new Map() });
    return keptIn.get(context);
  }

  /** Whether there were any. */
  keepNew() {
    const { esm, cjs } = this.kept();
    const before = esm.size + cjs.size;
    for (const [key, module] of this.registries.esModuleRegistry) {
      if (this._environment.keeps(key) && module.status === 'evaluated') esm.set(key, module);
    }
    for (const [key, module] of this.registries.moduleRegistry) {
      if (this._environment.keeps(key) && module.loaded) cjs.set(key, module);
    }
    return esm.size + cjs.size > before;
  }
};
module.exports.default = module.exports;
