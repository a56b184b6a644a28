/**
 * Lets a worker end as soon as jest has no more files for it. What files have left behind, a timer of a page or a lot of memory, would keep
 * it longer than the half second after which jest ends a worker by force and warns of it.
 */
process.on('removeListener', (event) => {
  if (event === 'message' && process.listenerCount('message') === 0) process.exit();
});
