import { setTimeout as sleep } from 'node:timers/promises';
import type { Check, Subject } from './check.js';
import { failure, type Finding, reasonOf } from './finding.js';

/** Milliseconds that a check may take; SMTP alone has ten seconds for each of its steps. */
const PATIENCE = 30_000;

/** What a check has found. */
interface Examined {
  name: string;
  findings: readonly Finding[];
}

/**
 * Runs checks, all at once, each for a limited time. None of them keeps the others from being run, whatever it does.
 * @returns what they have found, in their order, each as soon as it is known
 */
export async function* examine(checks: readonly Check[], subject: Subject, patience = PATIENCE): AsyncGenerator<Examined> {
  const running = checks.map((check) => ({ name: check.name, findings: runBounded(check, subject, patience) }));
  for (const { name, findings } of running) yield { name, findings: await findings };
}

async function runBounded(check: Check, subject: Subject, patience: number): Promise<readonly Finding[]> {
  const stop = new AbortController();
  const late = sleep(patience, undefined, { signal: stop.signal }).then(() => [
    failure(
      `no answer within ${patience / 1000} s`,
      'Whatever it asks says nothing at all: look whether a firewall stands between, and whether the other side runs.',
    ),
  ]);
  late.catch(() => undefined); // it is called off once the check is done
  try {
    return await Promise.race([check.run(subject, stop.signal), late]);
  } catch (error) {
    return [failure(`could not be looked at: ${reasonOf(error)}`, 'This is not known to happen: what it says may tell what is wrong.')];
  } finally {
    stop.abort();
  }
}
