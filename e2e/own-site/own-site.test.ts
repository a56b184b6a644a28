import path from 'node:path';
import { freePort, removeDataDir, temporaryDataDir } from '../support/app.cjs';
import { BROWSER_EFFECTS, renameOffline } from './browser.js';
import { findSentinels } from './checks.js';
import { citypins } from './citypins.js';
import { categoriesOf, setSentinels } from './content.js';
import { FOUND } from './found.js';
import type { Made } from './sentinels.js';
import { type Mails, OwnSite, shownIn, startMails } from './site.js';

// An operator changes every field of the settings and categories, and finds each value everywhere. The files:
// `sentinels.ts` has the values. `found.ts` says where each one is found. `sentinels.test.ts` fails for a field without either.
// `surfaces.ts`, `mails.ts`, `pictures.ts`, `effects.ts` and `browser.ts` are the places. `checks.ts` visits them all, on the first site and on the
// one that is restored from its backup. `site.ts` starts the app with two processes, and `content.ts` and `people.ts` fill it.

jest.setTimeout(120_000);

/** Folder of the first site, of the restored one, and of files of commands. */
const folders = { first: temporaryDataDir(), restored: temporaryDataDir(), files: temporaryDataDir() };
const backup = path.join(folders.files, 'backup.tar');

let port: number;
let mails: Mails;
let site: OwnSite;
let made: Made;
/** Settings and categories at the time of the backup. */
let stored: object;

const storedIn = async (): Promise<object> => ({ settings: await site.settings(), categories: await categoriesOf(site) });

async function start(dataDir: string): Promise<void> {
  site = new OwnSite(dataDir, port, mails.url);
  await site.begin();
}

beforeAll(async () => {
  mails = await startMails();
  port = await freePort();
  await start(folders.first);
  made = await setSentinels(site);
});
afterAll(async () => {
  await site.stop();
  await mails.stop();
  for (const folder of Object.values(folders)) removeDataDir(folder);
});

describe('a site whose operator has changed every setting', () => {
  findSentinels(() => ({ site, mails, made }), BROWSER_EFFECTS);

  test('an export of places has the values', async () => {
    const text = shownIn(await citypins(folders.first, 'export', '--format', 'geojson'));
    const expected = Object.values(FOUND).flatMap((fields) => Object.values(fields).flatMap(({ exported }) => exported ?? []));
    expect(expected.filter((value) => !text.includes(value))).toEqual([]);
  });
});

describe('the site that is restored from its backup', () => {
  beforeAll(async () => {
    stored = await storedIn();
    await citypins(folders.first, 'backup', backup);
    await site.stop();
    await citypins(folders.restored, 'restore', backup);
    await start(folders.restored);
  });

  test('greets with its name', async () => {
    expect(shownIn((await site.greeting()).replaceAll(folders.restored, ''))).toContain('Sentinel name is at');
  });

  test('has all settings and categories', async () => {
    expect(await storedIn()).toEqual(stored);
  });

  findSentinels(() => ({ site, mails, made }));

  test('shows a changed name without a connection after the next page load', () => renameOffline({ site }));
});
