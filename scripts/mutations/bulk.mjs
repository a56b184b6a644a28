const src = 'backend/src';
const BULK_TESTS = [`${src}/modules/places/place.bulk.test.ts`];

/** Breakages of changes of many rows, and of their undo. */
export const BULK = [
  {
    name: 'A bulk change goes on after its admin has lost the role',
    file: `${src}/modules/activities/bulk/bulk-actor.ts`,
    from: '!viewer || !allows(rule, viewer)',
    to: '!viewer',
    tests: BULK_TESTS,
  },
  {
    name: 'A bulk change begins again after a restart',
    file: `${src}/core/jobs/background-handler.ts`,
    from: 'SET done = $2, details = details || $3::jsonb WHERE',
    to: "SET done = $2, details = details || ($3::jsonb - 'after') WHERE",
    tests: BULK_TESTS,
  },
  {
    name: 'An undo reverts what was changed later',
    file: `${src}/modules/activities/bulk/undo.service.ts`,
    from: " AND NOT ${isLater('a')}\n           ORDER BY",
    to: '\n           ORDER BY',
    tests: BULK_TESTS,
  },
  {
    name: 'Two simultaneous retries start a job twice',
    file: `${src}/core/jobs/background-jobs.ts`,
    from: "'SELECT 1 FROM background_jobs WHERE id = $1 FOR UPDATE'",
    to: "'SELECT 1 FROM background_jobs WHERE id = $1'",
    tests: [`${src}/core/jobs/background.test.ts`],
  },
];
