/**
 * Ends a worker as soon as jest has no more files for it. Otherwise leftover timers or a large heap can delay the exit by more than 500 ms,
 * and then jest kills the worker and prints a warning.
 */
process.on('removeListener', (event) => {
  if (event === 'message' && process.listenerCount('message') === 0) process.exit();
});
