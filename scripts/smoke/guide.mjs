import fs from 'node:fs';
import path from 'node:path';
import app from '../../e2e/support/app.cjs';
import { at } from '../lib/paths.mjs';
import { CITYPINS, FILES } from './commands.mjs';
import { runScript, track } from './run.mjs';

/** Returns all variables of `.env.example` with empty values, so that the `.env` of this machine has no effect. */
const noSettings = () => Object.fromEntries([...fs.readFileSync(at('.env.example'), 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => [name, '']));

/** Returns the settings of an installation in a folder, without sample data. */
const settingsOf = (folder, port) => ({ ...noSettings(), DATA_DIR: folder, PORT: String(port), SAMPLE_DATA: 'off', JWT_SECRET: '' });

/**
 * Starts the app on a new data folder, runs all operator commands, and stops the app.
 * @param verdict receives the result of each command
 * @param folder an empty temporary folder; the caller removes it
 */
export async function runOperatorsCommands(verdict, folder, env) {
  const below = (name) => path.join(folder, name);
  for (const [name, text] of Object.entries(FILES)) fs.writeFileSync(below(name), text);
  const port = await app.freePort();
  const settings = (name) => ({ ...env, ...settingsOf(below(name), port) });
  const running = app.startApp(settings('guide'));
  track((signal) => running.child.kill(signal), running.ended);
  const isReady = await verdict.check('app', () => running.ready.then(() => undefined));
  const written = {};
  let output = '';
  for (const { name, folder: data = 'guide', args, file, check } of isReady ? CITYPINS : []) {
    const given = args(below, output);
    output = '';
    const label = ['citypins', ...given.map((argument) => path.basename(argument))].join(' ');
    await verdict.check(label, async () => {
      const problem = await runScript('citypins', given, settings(data), { onOutput: (text) => (output += text) });
      if (problem || !file) return problem;
      written[file] = fs.readFileSync(below(file), 'utf8');
      return check(written[file], written);
    });
    if (given[0] !== name.split(' ')[0]) throw new Error(`The command ${name} runs ${given[0]}.`);
  }
  await verdict.check('app stops', async () => {
    running.child.kill('SIGTERM');
    const code = await running.ended;
    return code === 0 ? undefined : `The app ended with code ${code}:\n${running.output()}`;
  });
}
