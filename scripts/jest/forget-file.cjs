/** Names of the symbols under which jest keeps a file's event handlers and tests. It expects that the environment goes with the file. */
const OF_JEST = new Set(['EVENT_HANDLERS', 'JEST_STATE_SYMBOL']);

/**
 * Makes an environment ready for the next test file. Without this, jest calls the handlers of all earlier files on each event, and keeps everything
 * that these files loaded, so that time and memory grow with the number of files.
 * @param global the global object of a new environment
 * @returns a function to call after each test file
 */
exports.forgetFiles = (global) => {
  const { exit } = global.process;
  return () => {
    for (const symbol of Object.getOwnPropertySymbols(global)) if (OF_JEST.has(symbol.description)) delete global[symbol];
    // jest wraps the function again for each test file
    global.process.exit = exit;
  };
};
