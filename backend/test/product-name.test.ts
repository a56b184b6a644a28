import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../src/core/config/index.js';

/** Lines with the name of the product that no visitor reads, or that are its credit. */
const ALLOWED = [
  'backend/src/modules/site/settings/groups/identity.ts', // initial name of a site
  'backend/src/server/self-check.ts', // header of `doctor`
  'frontend/src/lib/site/site.ts', // initial name of a site
];
const CREDIT = /^"(madeWith|creditHelp)": /;
const COMMENT = /^(\/\/|\/?\*).*| \/\/ .*$/;

test('the name of the product stands only in the credit and as the initial name of a site', () => {
  const files = ['backend/src', 'frontend/src'].flatMap((folder) =>
    readdirSync(path.join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
  );
  const shown = files.filter((file) => /\.(tsx?|json|graphql)$/.test(file) && !/\.(test|fixture|generated)\./.test(file) && !ALLOWED.includes(file));
  const named = shown.flatMap((file) =>
    readFileSync(path.join(repositoryRoot, file), 'utf8')
      .split('\n')
      .map((line) => line.trim().replace(COMMENT, ''))
      .filter((line) => line.includes('CityPins') && !CREDIT.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(named).toEqual([]);
});
