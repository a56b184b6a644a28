// Builds all generated files. Runs only the steps whose inputs have changed since their last run.
import fs from 'node:fs';
import { compileServer } from './lib/compile.mjs';
import { compressFiles } from './lib/compress.mjs';
import { fontFiles, unpackFonts } from './lib/fonts.mjs';
import { oneAtATime } from './lib/lock.mjs';
import { at, filesBelow, hashOf } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { fail, Problem, step } from './lib/terminal.mjs';
import { addOtherLicences, writeLicences } from './licences.mjs';
import { writeOperations } from './operations.mjs';

const stamps = at('node_modules/.cache/citypins');
const isGenerated = (file) => /\.generated\.tsx?$/.test(file);
const isTest = (file) => /\.test\.tsx?$/.test(file);
const sources = (folder) => filesBelow(at(folder)).filter((file) => !isTest(file));
const graphql = () => filesBelow(at('frontend/src')).filter((file) => file.endsWith('.graphql'));

const clientSources = () => sources('frontend').filter((file) => !file.startsWith(at('frontend/dist')));

async function tool(label, args) {
  const { ok, output } = await runNode(args, { env: { ...process.env, NODE_ENV: 'production' } });
  if (!ok) throw new Problem(`${label} failed:\n${output.trim()}`);
}

const vite = (...args) => tool('Building the client', [at('node_modules/vite/bin/vite.js'), 'build', 'frontend', '--logLevel', 'warn', ...args]);

/** Build steps, in order: outputs of a step can be inputs of later ones. Paths are relative to the repository's root. */
const STEPS = [
  {
    name: 'licences',
    label: 'List licences',
    inputs: () => [at('scripts/licences.mjs')],
    outputs: ['docs/licences.md'],
    work: async () => writeLicences(),
  },
  {
    name: 'server',
    label: 'Build the server',
    inputs: () => [...sources('backend/src'), at('backend/.swcrc')],
    outputs: ['backend/dist/server/main.js'],
    work: compileServer,
  },
  {
    name: 'schema',
    label: 'Write the schema',
    inputs: () => sources('backend/src'),
    outputs: [
      'schema.graphql',
      'openapi.json',
      'frontend/src/graphql/attributeFields.generated.ts',
      'frontend/src/graphql/categoryFields.generated.ts',
      'frontend/src/graphql/inputRules.generated.ts',
      'frontend/src/graphql/limits.generated.ts',
      'frontend/src/graphql/placeFields.generated.ts',
      'frontend/src/graphql/settingGroups.generated.ts',
      'frontend/src/graphql/shownRating.generated.ts',
      'frontend/src/widgets/place-form/PlaceTexts.graphql',
      'frontend/src/graphql/termFields.generated.ts',
      'frontend/src/graphql/textForm.generated.ts',
      'frontend/src/graphql/contrast.generated.ts',
      'frontend/src/graphql/cutText.generated.ts',
      'frontend/src/locales/en/errors.generated.json',
      'frontend/src/locales/en/console-errors.generated.json',
      'frontend/src/locales/en/findings.generated.json',
    ],
    work: () => tool('Writing schema.graphql and openapi.json', [at('backend/dist/server/emit-schema.js')]),
  },
  {
    name: 'types',
    label: 'Generate types',
    inputs: () => [at('schema.graphql'), at('openapi.json'), at('codegen.yml'), ...graphql(), ...filesBelow(at('frontend/src')).filter(isGenerated)],
    outputs: ['frontend/src/graphql/schema.generated.ts', 'examples/client/api.generated.ts'],
    async work() {
      await tool('Generating types', [at('node_modules/@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.yml']);
      await tool('Generating the types of REST', [at('node_modules/openapi-typescript/bin/cli.js'), 'openapi.json', '-o', 'examples/client/api.generated.ts']);
    },
  },
  {
    name: 'client',
    label: 'Build the client',
    inputs: () => [...clientSources(), at('scripts/operations.mjs')],
    outputs: ['frontend/dist/index.html', 'frontend/dist/.vite/operations.json'],
    async work() {
      await vite();
      addOtherLicences(at('frontend/dist/licences.txt'));
      writeOperations(at('frontend/dist/.vite/operations.json'));
      await compressFiles(at('frontend/dist/assets'));
    },
  },
  {
    // must follow the client step, which empties the output folder
    name: 'first-paint',
    label: 'Build the first paint',
    inputs: clientSources,
    outputs: ['frontend/dist/.server/forServer.cjs'],
    work: () => vite('--ssr', 'src/app/forServer.ts', '--outDir', 'dist/.server'),
  },
  {
    // must follow the step of the first paint, which empties the output folder
    name: 'fonts',
    label: 'Unpack the fonts',
    inputs: () => [...fontFiles(), at('scripts/lib/fonts.mjs'), ...clientSources()],
    outputs: ['frontend/dist/.server/fonts'],
    work: () => unpackFonts(at('frontend/dist/.server/fonts')),
  },
];

export const ALL_STEPS = STEPS.map(({ name }) => name);

function stampOf(inputs) {
  return hashOf([...inputs().filter((file) => fs.existsSync(file)), at('package-lock.json'), at('scripts/build.mjs')]);
}

/**
 * Runs the outdated steps, one build at a time on this machine.
 * @param names steps to run if outdated; default: all
 * @throws Problem with the output of the tool that failed
 */
export async function build(names = ALL_STEPS) {
  await oneAtATime(async () => {
    for (const { name, label, inputs, outputs, work } of STEPS.filter((one) => names.includes(one.name))) {
      const stamp = `${stamps}/${name}`;
      const isFresh = outputs.every((output) => fs.existsSync(at(output))) && fs.existsSync(stamp);
      if (isFresh && fs.readFileSync(stamp, 'utf8') === stampOf(inputs)) continue;
      fs.rmSync(stamp, { force: true });
      const before = stampOf(inputs);
      await step(label, work);
      fs.mkdirSync(stamps, { recursive: true });
      // the types step writes some of its own inputs; for other steps, an edit during the step must cause another build
      fs.writeFileSync(stamp, name === 'types' ? stampOf(inputs) : before);
    }
  });
}

if (process.argv[1] === import.meta.filename) await build(process.argv.length > 2 ? process.argv.slice(2) : ALL_STEPS).catch(fail);
