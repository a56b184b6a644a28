import { root } from './paths.mjs';

/** Width of a check's name. */
const LABEL = 48;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(9);

/** Number of the slowest test files in the summary. */
const SLOWEST = 15;

/** Collects the results of checks and tests. Prints a line for each check, and a summary with the durations. */
export class Verdict {
  passed = 0;
  failed = 0;
  #started = performance.now();
  #parts = [];

  /**
   * Runs a check and prints its line.
   * @param {() => Promise<string | undefined>} work resolves to a description of the problem, or to undefined
   * @returns whether it passed
   */
  async check(label, work) {
    const started = performance.now();
    const problem = await work().catch((error) => error.message);
    const time = performance.now() - started;
    this[problem ? 'failed' : 'passed'] += 1;
    this.#parts.push([label, time]);
    console.log(`${problem ? '✗' : '✓'} ${label.padEnd(LABEL)} ${seconds(time)}${problem ? `\n${problem.trim()}\n` : ''}`);
    return !problem;
  }

  /**
   * Adds the result of a jest run.
   * @param result the object that jest writes with `--json`
   * @param code jest's exit code: it can fail without a failed test
   * @param time duration of the run (ms)
   */
  addJest({ numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0, testResults = [] }, code, time) {
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    this.passed += numPassedTests;
    this.failed += failed || (code === 0 ? 0 : 1);
    this.#parts.push(['tests', time]);
    this.files = testResults.map(({ name, startTime, endTime }) => [name.slice(root.length + 1), endTime - startTime]);
  }

  /** Prints the duration of each part, the slowest test files and the totals. Sets the exit code of the process. */
  conclude() {
    const longestFirst = (rows) => rows.toSorted(([, one], [, other]) => other - one);
    const lines = (rows) => rows.map(([name, time]) => `${seconds(time)}  ${name}`).join('\n');
    console.log(`\nTime by part\n${lines(longestFirst(this.#parts))}\n${seconds(performance.now() - this.#started)}  in all`);
    if (this.files?.length) console.log(`\nSlowest test files\n${lines(longestFirst(this.files).slice(0, SLOWEST))}`);
    console.log(`\n${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed === 0 ? 0 : 1;
  }
}
