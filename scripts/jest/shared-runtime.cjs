const { readFileSync } = require('node:fs');
const { default: Runtime } = require('jest-runtime');

/** Modules shared by all test files of a worker, by environment. Loading the app for each file took longer than most of its tests. */
const shared = new WeakMap();

/** Modules that each test file loads again, because they register hooks: tests and their support files. */
const OWN =
  /\.(test|fixture)\.tsx?$|[\\/](backend|frontend)[\\/]test[\\/]|[\\/]e2e[\\/]support[\\/](hooks|worker-app)\.ts$|[\\/]node_modules[\\/]@testing-library[\\/]/;
/** Matches test files that share no modules: they mock modules, or contain `@ownModules` because they test what happens while a module loads. */
const NEEDS_OWN_MODULES = /\bjest\.(mock|doMock|isolateModules|resetModules)\b|^\/\*\* @ownModules \*\/$/m;

/** A module registry: modules that match OWN belong to one test file, all others are shared. */
class SharingRegistry extends Map {
  #shared;
  constructor(modules) {
    super();
    this.#shared = modules;
  }
  get(file) {
    return OWN.test(file) ? super.get(file) : this.#shared.get(file);
  }
  has(file) {
    return OWN.test(file) ? super.has(file) : this.#shared.has(file);
  }
  set(file, module) {
    if (OWN.test(file)) super.set(file, module);
    else this.#shared.set(file, module);
    return this;
  }
  delete(file) {
    return OWN.test(file) ? super.delete(file) : this.#shared.delete(file);
  }
}

module.exports = class extends Runtime {
  #isSharing;
  constructor(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig) {
    super(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig);
    this.#isSharing = !NEEDS_OWN_MODULES.test(readFileSync(testPath, 'utf8'));
    if (!this.#isSharing) return;
    if (!shared.has(environment)) shared.set(environment, new Map());
    this.registries.moduleRegistry = new SharingRegistry(shared.get(environment));
  }

  /**
   * Keeps the runtime of shared modules alive: they load further modules through the runtime that loaded them. Releases jest's own modules, of which
   * each test file loads new ones.
   */
  teardown() {
    if (!this.#isSharing) return super.teardown();
    this.restoreAllMocks();
    this.resetModules();
    this.registries.internalModuleRegistry.clear();
    this.testMainModule.reset();
    this.mockState.clear();
    this.jestGlobals.clearJestObjectCache();
    this.jestGlobals.setEnvGlobalsOverride(undefined);
    this.testState.enterTestCode?.();
  }
};
