/**
 * Lets a worker end at once when jest has no more files for it: taking its memory apart in order can last longer than the half second that
 * jest waits before it ends a worker by force and warns of it.
 */
if (process.env.JEST_WORKER_ID && process.send) process.once('exit', (code) => process.reallyExit(code));
