import { readdirSync, readFileSync } from 'node:fs';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // it has ended
  }
};

/** A process with all that it has started, and what these have. Linux only. */
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

/** Microseconds of CPU time that each of these processes has used so far, as the scheduler counts them. */
export function cpuTimes(pids) {
  const times = pids.map((pid) => {
    const threads = read(`/proc/${pid}/stat`) ? readdirSync(`/proc/${pid}/task`) : [];
    return [pid, threads.reduce((sum, thread) => sum + Number(read(`/proc/${pid}/task/${thread}/schedstat`)?.split(' ')[0] ?? 0), 0) / 1000];
  });
  return new Map(times);
}

/** Microseconds between two readings; a process that came in between counts from its start. */
export const cpuBetween = (before, after) => [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
