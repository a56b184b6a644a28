import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from './schema.js';

const HEADER = '# Generated from the classes in backend/src by `npm run build`. Do not edit.\n\n';

writeFileSync(path.resolve(import.meta.dirname, '../../../schema.graphql'), `${HEADER}${printSchema(lexicographicSortSchema(await createSchema()))}\n`);
