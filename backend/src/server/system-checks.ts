import type { DataSource } from 'typeorm';
import { type Env, readWholeEnv } from '../core/config/index.js';
import { poolOf } from '../core/db/index.js';
import { englishOf, type Reason, reasonFace } from '../core/errors/index.js';
import { CHECKS, examine, type Finding } from '../doctor/index.js';
import { FindingLevel, type SystemCheck, type SystemFinding, type SystemText } from '../modules/system/index.js';

const LEVELS: Readonly<Record<Finding['level'], FindingLevel>> = {
  ok: FindingLevel.OK,
  skipped: FindingLevel.SKIPPED,
  warning: FindingLevel.WARNING,
  failure: FindingLevel.FAILURE,
};

function textOf(reason: Reason): SystemText {
  const { reason: key, params = null } = reasonFace(reason);
  return { text: englishOf(reason), reason: key, params };
}

const findingOf = (finding: Finding): SystemFinding => ({
  level: LEVELS[finding.level],
  text: textOf(finding.text),
  remedy: 'remedy' in finding ? textOf(finding.remedy) : null,
});

/**
 * Returns a function that checks the installation as `citypins doctor` does. Requests at the same time share one run.
 * @param env configuration of the running app
 */
export function createSystemChecks(env: Env, dataSource: DataSource): () => Promise<SystemCheck[]> {
  let running: Promise<SystemCheck[]> | undefined;
  const run = async (): Promise<SystemCheck[]> => {
    const subject = {
      ...readWholeEnv(),
      env,
      database: { pool: poolOf(dataSource) },
      running: { isAsConfigured: true },
    };
    const checks: SystemCheck[] = [];
    for await (const { name, findings } of examine(CHECKS, subject)) checks.push({ name: textOf(name), findings: findings.map(findingOf) });
    return checks;
  };
  return () => (running ??= run().finally(() => (running = undefined)));
}
