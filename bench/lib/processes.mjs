import { readdirSync, readFileSync } from 'node:fs';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // the process has ended
  }
};

/** Returns the ids of a process and of all its descendants. Linux only. */
export function processesBelow(root) {
  const childrenOf = new Map();
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const stat = read(`/proc/${pid}/stat`);
    const parent = stat && Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), pid]);
  }
  const found = [root];
  for (const pid of found) found.push(...(childrenOf.get(pid) ?? []));
  return found;
}

/** Returns the ids of the threads of a process; none if it has ended. */
function threadsOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return [];
  }
}

/** Returns the CPU time of each process so far (µs), from the counters of the scheduler. */
export function cpuTimes(pids) {
  const times = pids.map((pid) => {
    const threads = threadsOf(pid);
    return [pid, threads.reduce((sum, thread) => sum + Number(read(`/proc/${pid}/task/${thread}/schedstat`)?.split(' ')[0] ?? 0), 0) / 1000];
  });
  return new Map(times);
}

/** Returns the CPU time between two readings (µs). A process that started in between counts fully. */
export const cpuBetween = (before, after) => [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
