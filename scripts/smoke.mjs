// `npm run smoke`: runs a quick form of every command in the documentation. Arguments select commands; `citypins` means all operator commands.
// `--list` prints the commands as JSON, also those that other tests run.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';
import { Verdict } from './lib/verdict.mjs';
import { CITYPINS, ELSEWHERE, SCRIPTS } from './smoke/commands.mjs';
import { addField } from './smoke/field.mjs';
import { runOperatorsCommands } from './smoke/guide.mjs';
import { runScript, stopAll } from './smoke/run.mjs';

const OPERATORS = 'citypins';
const NEW = 'new';
const scripts = [...Object.keys(SCRIPTS), NEW, OPERATORS];
const chosen = process.argv.slice(2);

/** Runs the commands with a common temporary folder, and removes the folder at the end. */
async function runAll(wanted) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'citypins-smoke-'));
  fs.chmodSync(folder, 0o1777); // PostgreSQL in the trust tests runs as another user
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  const interrupt = async () => {
    clearInterval(watch);
    await stopAll();
    remove();
    process.exit(130);
  };
  // npm's shell does not forward signals, so a lost parent process means "stop"
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && interrupt(), 500).unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  const env = { ...process.env, TMPDIR: folder };
  const verdict = new Verdict();
  try {
    if (!(await verdict.check('build', () => build()))) return;
    for (const name of wanted.filter((one) => one in SCRIPTS)) {
      await verdict.check([name, ...SCRIPTS[name]].join(' '), () => runScript(name, SCRIPTS[name], env));
    }
    if (wanted.includes(NEW)) await verdict.check('new field, build, check:fast', () => addField(env));
    if (wanted.includes(OPERATORS)) await runOperatorsCommands(verdict, folder, env);
  } finally {
    remove();
    verdict.conclude();
  }
}

if (chosen.includes('--list')) {
  console.log(JSON.stringify({ scripts, citypins: [...new Set(CITYPINS.map(({ name }) => name))], elsewhere: ELSEWHERE }));
} else if (chosen.every((name) => scripts.includes(name))) {
  await runAll(chosen.length > 0 ? chosen : scripts);
} else {
  console.error(`Usage: npm run smoke -- [--list] [commands]\n\ncommands  of these, all when none is named: ${scripts.join(', ')}`);
  process.exitCode = 2;
}
