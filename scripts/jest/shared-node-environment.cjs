const { TestEnvironment } = require('jest-environment-node');
const { forgetFiles } = require('./forget-file.cjs');
require('./leave-at-once.cjs');

let environment;

/** One environment for all test files of a worker, because they share modules (shared-runtime.cjs). */
module.exports = class {
  constructor(config, context) {
    environment ??= new Shared(config, context);
    return environment;
  }
};

class Shared extends TestEnvironment {
  #forgetFile = forgetFiles(this.global);

  async teardown() {
    this.#forgetFile();
    // jest-environment-node keeps every former value of a global here, to take it apart when the environment ends
    this._globalProxy.leftovers = [];
  }
}
