import fs from 'node:fs';
import { copyWorkingTree } from '../lib/working-copy.mjs';
import { newField } from '../new/field.mjs';
import { runScript } from './run.mjs';

const FIELD = 'place.smokeTest';

/** Adds a field to places in a copy of the project, builds the copy and checks it. @returns the problem, or undefined */
export async function addField(env) {
  const files = [...newField(FIELD).texts.keys()];
  const copy = copyWorkingTree();
  try {
    const run = (name, ...args) => runScript(name, args, env, { cwd: copy });
    return (await run('new', 'field', FIELD)) ?? (await run('build')) ?? (await run('check:fast', ...files));
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}
