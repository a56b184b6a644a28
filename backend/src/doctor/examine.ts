import { setTimeout as sleep } from 'node:timers/promises';
import type { Check, CheckName, Subject } from './check.js';
import { failure, type Finding, reasonOf } from './finding.js';

/** Time limit of a check (ms). The mail check needs several steps of six seconds each. */
const PATIENCE = 30_000;

/** Findings of a check. */
interface Examined {
  name: CheckName;
  findings: readonly Finding[];
}

/**
 * Runs all checks in parallel, each with a time limit. A check that throws or hangs does not affect the others.
 * @returns the findings in the order of the checks, each as soon as it and all before it are done
 */
export async function* examine(checks: readonly Check[], subject: Subject, patience = PATIENCE): AsyncGenerator<Examined> {
  const running = checks.map((check) => ({ name: check.name, findings: runBounded(check, subject, patience) }));
  for (const { name, findings } of running) yield { name, findings: await findings };
}

async function runBounded(check: Check, subject: Subject, patience: number): Promise<readonly Finding[]> {
  const stop = new AbortController();
  const late = sleep(patience, undefined, { signal: stop.signal }).then(() => [
    failure(['findings.noAnswer', { seconds: patience / 1000 }], 'remedies.noAnswer'),
  ]);
  late.catch(() => undefined); // rejects when the check is done first
  try {
    return await Promise.race([check.run(subject, stop.signal), late]);
  } catch (error) {
    return [failure(['findings.checkFailed', { message: reasonOf(error) }], 'remedies.unexpected')];
  } finally {
    stop.abort();
  }
}
