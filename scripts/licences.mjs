// Writes docs/licences.md: the packages that the product contains, and their licences.
import fs from 'node:fs';
import { at } from './lib/paths.mjs';
import { Problem } from './lib/terminal.mjs';

/** SPDX identifiers of licences that are compatible with the product's own (MIT). Read a licence before you add it. */
const KNOWN = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  // data of GeoNames, credited in the README
  'CC-BY-4.0',
  'Python-2.0',
  'PSF-2.0',
  'OFL-1.1',
  // used unchanged, as separate packages that users can replace
  'LGPL-3.0-only',
  'LGPL-3.0-or-later',
  // restricts the use, but not the licence of a product that contains it
  'Hippocratic-2.1',
];

/** Licences of packages whose package.json states none. */
const ELSEWHERE = { pause: 'MIT', suncalc: 'BSD-2-Clause' };

/** Reads the licence from a package.json. Old packages have a list (`licenses`) instead of the field `license`. */
function statedBy(folder) {
  const { license, licenses = [] } = JSON.parse(fs.readFileSync(at(`${folder}/package.json`), 'utf8'));
  return license?.type ?? license ?? (licenses.map(({ type }) => type).join(' OR ') || undefined);
}

/** Groups the packages used at run time (server and browser) by licence. @throws Problem for a licence that is not in KNOWN */
function packagesByLicence() {
  const { packages } = JSON.parse(fs.readFileSync(at('package-lock.json'), 'utf8'));
  const found = new Map();
  for (const [folder, { dev, link, license }] of Object.entries(packages)) {
    if (dev || link || !folder.includes('node_modules/')) continue;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = license ?? statedBy(folder) ?? ELSEWHERE[name] ?? 'not stated';
    const parts = licence.replace(/[()]/g, '').split(/ AND | OR /);
    if (!parts.every((part) => KNOWN.includes(part)))
      throw new Problem(`${name} is under ${licence}: read it, and add it to scripts/licences.mjs if it may be used.`);
    found.set(licence, (found.get(licence) ?? new Set()).add(name));
  }
  return [...found].sort(([one], [other]) => one.localeCompare(other, 'en'));
}

/** Writes docs/licences.md. @throws Problem for a licence that is not in KNOWN */
export function writeLicences() {
  const rows = packagesByLicence().map(([licence, names]) => `| ${licence} | ${[...names].sort().join(', ')} |`);
  fs.writeFileSync(
    at('docs/licences.md'),
    `<!-- Generated from package-lock.json by \`npm run build\`. Do not edit. -->
# Licences

CityPins is under the [MIT licence](../LICENSE). What it is made of is under the licences below; each package in \`node_modules\` has its own text, and \`/licences.txt\` of a guide has those of everything that it sends to browsers. Data and pictures are credited in the [README](../README.md#licence-and-credits).

| Licence | Packages |
|---|---|
${rows.join('\n')}
`,
  );
}

/** Packages in browsers that Vite's list lacks: fonts, and packages of the service worker, which has a separate build. */
const BESIDES = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource-variable/noto-sans-devanagari',
  '@fontsource-variable/plus-jakarta-sans',
  'idb',
  'workbox-core',
  'workbox-expiration',
  'workbox-routing',
  'workbox-strategies',
];

/** Appends the licences of these packages to Vite's list. */
export function addOtherLicences(file) {
  for (const folder of BESIDES.map((name) => at(`node_modules/${name}`))) {
    const { name, version, license } = JSON.parse(fs.readFileSync(`${folder}/package.json`, 'utf8'));
    fs.appendFileSync(file, `\n## ${name} - ${version} (${license})\n\n${fs.readFileSync(`${folder}/LICENSE`, 'utf8')}`);
  }
}
