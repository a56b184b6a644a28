/**
 * Ends a worker as soon as jest has no more files for it. Otherwise leftover timers can delay the exit by more than 500 ms, and then jest kills
 * the worker and prints a warning. On a busy machine, releasing a large heap takes as long; the signal leaves that to the operating system.
 */
process.on('removeListener', (event) => {
  if (event !== 'message' || process.listenerCount('message') > 0) return;
  process.once('exit', () => process.kill(process.pid, 'SIGKILL'));
  process.exit();
});
