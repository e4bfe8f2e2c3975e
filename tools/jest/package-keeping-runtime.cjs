const { default: Runtime } = require('jest-runtime');

/** Registers hooks with the spec file that loads it, so every spec file loads its own. */
const LOADED_ANEW = '/node_modules/@testing-library/';
const isPackage = (key) => key.includes('/node_modules/') && !key.includes(LOADED_ANEW);

/** By the context they were evaluated in: the packages that a worker has loaded so far. */
const packagesOf = new WeakMap();

/**
 * Loads each package once in a worker instead of once for each spec file, which takes half of their time; our own modules are
 * evaluated anew for each file. Goes with an environment that has one context in a worker.
 */
module.exports = class PackageKeepingRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { esm, cjs } = this.packages();
    esm.forEach((module, key) => this.registries.esModuleRegistry.set(key, module));
    cjs.forEach((module, key) => this.registries.moduleRegistry.set(key, module));
  }

  teardown() {
    if (!this.keepNewPackages()) return super.teardown();
    // A package may yet load another one lazily, through the runtime that has loaded it.
    this.restoreAllMocks();
    this.registries.mockRegistry.clear();
    for (const registry of [this.registries.esModuleRegistry, this.registries.moduleRegistry]) {
      for (const key of registry.keys()) if (!isPackage(key)) registry.delete(key);
    }
    return undefined;
  }

  packages() {
    const context = this._environment.getVmContext();
    if (!packagesOf.has(context)) packagesOf.set(context, { esm: new Map(), cjs: new Map() });
    return packagesOf.get(context);
  }

  /** Whether there were any. */
  keepNewPackages() {
    const { esm, cjs } = this.packages();
    const before = esm.size + cjs.size;
    for (const [key, module] of this.registries.esModuleRegistry) {
      if (isPackage(key) && module.status === 'evaluated') esm.set(key, module);
    }
    for (const [key, module] of this.registries.moduleRegistry) {
      if (isPackage(key) && module.loaded) cjs.set(key, module);
    }
    return esm.size + cjs.size > before;
  }
};
module.exports.default = module.exports;
