import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getMetadataStorage } from 'type-graphql';
import { MESSAGES, placeholdersOf } from '../core/errors/index.js';
import { textRulesOf } from '../core/validation/index.js';
import { createSchema } from './schema.js';

test('the messages of text rules take only the values that their rule gives', async () => {
  await createSchema();
  const rules = getMetadataStorage().inputTypes.flatMap(({ target }) => Object.values(textRulesOf(target as new () => object)));
  const wrong = rules.flatMap(({ required, pattern, min, tooLong }) =>
    (
      [
        [required, []],
        [tooLong, []],
        [pattern?.[1], []],
        [min?.[1], ['min']],
      ] as const
    ).flatMap(([key, given]: readonly [typeof required, readonly string[]]) =>
      key !== undefined && placeholdersOf(key).some((name) => !given.includes(name)) ? [key] : [],
    ),
  );
  expect(rules.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

test('every message is used', () => {
  const folder = path.resolve(__dirname, '..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|errors\/messages\//.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  /** Returns the texts of which the code must contain one: the key, or what the code builds the key from. */
  const namesOf = (area: string, name: string): string[] => [
    `'${area}.${name}'`,
    ...(area === 'notFound' ? [`NotFound('${name}')`, `'${name}'`] : []),
    ...(/(Seconds|Minutes)$/.test(name) ? [`'${name.replace(/(Seconds|Minutes)$/, '')}'`] : []),
  ];
  const unused = Object.entries(MESSAGES).flatMap(([area, messages]) =>
    Object.keys(messages)
      .filter((name) => !namesOf(area, name).some((text) => sources.includes(text)))
      .map((name) => `${area}.${name}`),
  );
  expect(unused).toEqual([]);
});
