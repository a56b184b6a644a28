const { readFileSync } = require('node:fs');
const { default: Runtime } = require('jest-runtime');

/** Modules that all test files of a worker share, by environment: to load the app again for each file took more time than most of its tests. */
const shared = new WeakMap();

/** Tests and what supports them register hooks as they load, so each file loads its own. */
const OWN =
  /\.(test|fixture)\.tsx?$|[\\/](backend|frontend)[\\/]test[\\/]|[\\/]e2e[\\/]support[\\/](hooks|worker-app)\.ts$|[\\/]node_modules[\\/]@testing-library[\\/]/;
/** A file that replaces modules needs all of them for itself, and so does one that says so: what it tests is decided as a module loads. */
const NEEDS_OWN_MODULES = /\bjest\.(mock|doMock|isolateModules|resetModules)\b|^\/\*\* @ownModules \*\/$/m;

/** A module registry that keeps a test file's own modules to itself. */
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

  /** Shared modules go on loading others through the runtime that loaded them, so that stays in use. */
  teardown() {
    if (!this.#isSharing) return super.teardown();
    this.restoreAllMocks();
    this.resetModules();
    this.testState.enterTestCode?.();
  }
};
