import fs from 'node:fs';
import { at } from './lib/paths.mjs';
import { ACCOUNTS } from './mutations/accounts.mjs';
import { ATTRIBUTES } from './mutations/attributes.mjs';
import { BULK } from './mutations/bulk.mjs';
import { CATEGORIES } from './mutations/categories.mjs';
import { COMMUNITY } from './mutations/community.mjs';
import { CORE } from './mutations/core.mjs';
import { FRONTEND } from './mutations/frontend.mjs';
import { GUIDE } from './mutations/guide.mjs';
import { MAPS } from './mutations/maps.mjs';
import { REGISTRATION } from './mutations/registration.mjs';
import { SERVER } from './mutations/server.mjs';
import { SITE } from './mutations/site.mjs';

/**
 * Mutations of the source. Each one would harm users and must make a test fail.
 * - `name`: the resulting bug
 * - `from`: text that occurs exactly once in `file`; `to` replaces it
 * - `tests`: the test files of which one must fail
 */
export const MUTATIONS = [
  ...ACCOUNTS,
  ...REGISTRATION,
  ...COMMUNITY,
  ...BULK,
  ...GUIDE,
  ...CATEGORIES,
  ...ATTRIBUTES,
  ...MAPS,
  ...SITE,
  ...CORE,
  ...SERVER,
  ...FRONTEND,
];

/** Minimum number of mutations. */
const LEAST = 20;

export const sourceOf = ({ file }) => fs.readFileSync(at(file), 'utf8');

function faultsOf(mutation) {
  const { name, file, from, to, tests } = mutation;
  const missing = [file, ...tests].filter((one) => !fs.existsSync(at(one)));
  if (missing.length > 0) return [`${name}: ${missing.join(', ')} is missing.`];
  if (tests.length === 0 || from === to) return [`${name}: it names no test or changes nothing.`];
  const count = sourceOf(mutation).split(from).length - 1;
  return count === 1 ? [] : [`${name}: its text occurs ${count} times in ${file}, not once.`];
}

/** Returns the problems of mutations that do not match the source, one sentence each. */
export function checkMutations() {
  const faults = MUTATIONS.flatMap(faultsOf);
  if (MUTATIONS.length < LEAST) faults.push(`Only ${MUTATIONS.length} mutations are listed, at least ${LEAST} are needed.`);
  return faults;
}
